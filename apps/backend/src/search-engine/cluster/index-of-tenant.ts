import { requestCluster, ClusterError, type ClusterAddress } from './request-cluster';

/** A cluster with what its indexes are called. */
export interface SearchCluster extends ClusterAddress {
  /** Before the tenant's code in the names of indexes. */
  readonly prefix: string;
}

const TIMEOUT_MS = 30_000;

/** The index of a tenant: a branch's articles can be moved, deleted and secured by themselves. */
export const indexOf = ({ prefix }: SearchCluster, tenant: string): string =>
  `${prefix}-${tenant.toLowerCase()}`;

/** What the database calls a cluster: another address or other indexes are another one. */
export const nameOf = ({ url, prefix }: SearchCluster): string => `${url.replace(/\/$/, '')} ${prefix}`;

const KEPT_ONLY = { index: false, doc_values: false } as const;

/**
 * Terms are compared, never analysed: texts come as the words our own reading made of them, so that every engine finds
 * the same. Numbers that are only compared for equality are quickest as keywords.
 */
const DEFINITION = {
  settings: { index: { number_of_shards: 1 } },
  mappings: {
    dynamic: 'strict',
    properties: {
      sku: { type: 'keyword' },
      terms: { type: 'keyword', doc_values: false },
      name_words: { type: 'keyword', ...KEPT_ONLY },
      other_words: { type: 'keyword', ...KEPT_ONLY },
      name_length: { type: 'short', ...KEPT_ONLY },
      popularity: { type: 'integer', ...KEPT_ONLY },
    },
  },
} as const;

const isThere = async (cluster: SearchCluster, path: string): Promise<boolean> => {
  try {
    await requestCluster(cluster, { method: 'HEAD', path, timeoutMs: TIMEOUT_MS });
    return true;
  } catch (error) {
    if (error instanceof ClusterError && error.status === 404) return false;
    throw error;
  }
};

/**
 * Makes the index of a tenant unless there is one: a bulk request to one that is not there would make it with types that
 * are guessed.
 *
 * @throws ClusterError when it cannot be made
 */
export const ensureIndex = async (cluster: SearchCluster, tenant: string): Promise<void> => {
  const path = `/${indexOf(cluster, tenant)}`;
  if (await isThere(cluster, path)) return;
  try {
    await requestCluster(cluster, { method: 'PUT', path, body: DEFINITION, timeoutMs: TIMEOUT_MS });
  } catch (error) {
    // Another process was quicker.
    const isMade =
      error instanceof ClusterError && error.message.includes('resource_already_exists_exception');
    if (!isMade) throw error;
  }
};
