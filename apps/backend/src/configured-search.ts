import type { Store } from './db';
import { createClusterSearch, type ClusterSearch } from './search-engine';
import type { Settings } from './settings';

/** How often a cluster is told what has changed, and how long one that failed is left alone. */
const LOOK_MS = 2_000;
const REST_MS = 10_000;

/** The search cluster the settings name; undefined: the database searches. */
export const searchOf = (
  settings: Settings,
  store: Store,
  onFailure: (error: unknown) => void,
): ClusterSearch | undefined => {
  const {
    OPENSEARCH_URL: url,
    OPENSEARCH_USER: user,
    OPENSEARCH_PASSWORD: password,
    OPENSEARCH_PREFIX: prefix,
  } = settings;
  if (url === undefined) return undefined;
  return createClusterSearch({
    store,
    cluster: { url, user, password, prefix },
    everyMs: LOOK_MS,
    restMs: REST_MS,
    onFailure,
  });
};
