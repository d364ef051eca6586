import { z } from 'zod';
import { requestCluster, ClusterError } from './request-cluster';
import type { SearchChange } from './changes';
import { indexOf, ensureIndex, type SearchCluster } from './index-of-tenant';

const TIMEOUT_MS = 30_000;

const outcome = z.object({
  status: z.number(),
  error: z.object({ type: z.string() }).optional(),
});

const THERE_IN_A_LATER_VERSION = 409;

/** What is to be taken away and is not there is answered by 404 without an error. */
const isDone = ({ status, error }: z.infer<typeof outcome>): boolean =>
  error === undefined || status === THERE_IN_A_LATER_VERSION;

const answerShape = z.object({
  errors: z.boolean(),
  items: z.array(z.record(z.string(), outcome)),
});

const linesOf = (
  cluster: SearchCluster,
  { tenant, sku, version, article }: SearchChange,
): readonly unknown[] => {
  const target = { _index: indexOf(cluster, tenant), _id: sku, version, version_type: 'external' };
  return article === undefined
    ? [{ delete: target }]
    : [{ index: target }, { ...article, terms: article.terms.map(String) }];
};

/**
 * Tells the cluster of changes. Told twice or out of turn they do no harm: the latest version stays.
 *
 * @throws ClusterError when it did not take all of them
 */
export const pushChanges = async (
  cluster: SearchCluster,
  changes: readonly SearchChange[],
): Promise<void> => {
  for (const tenant of new Set(changes.map((change) => change.tenant))) await ensureIndex(cluster, tenant);
  const lines = changes.flatMap((change) => linesOf(cluster, change));
  const answer = answerShape.safeParse(
    await requestCluster(cluster, { method: 'POST', path: '/_bulk', lines, timeoutMs: TIMEOUT_MS }),
  );
  if (!answer.success) throw new ClusterError('POST /_bulk: an answer of another shape');
  if (!answer.data.errors) return;
  const failed = answer.data.items.flatMap((item) => Object.values(item)).filter((item) => !isDone(item));
  const [first] = failed;
  if (first !== undefined)
    throw new ClusterError(
      `POST /_bulk: ${failed.length} of ${changes.length} refused, ${first.error?.type ?? ''}`,
      first.status,
    );
};
