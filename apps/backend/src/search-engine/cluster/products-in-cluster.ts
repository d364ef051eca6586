import { z } from 'zod';
import type { IndexedProduct, TermLookup } from '../engine/product-index';
import { requestCluster, ClusterError } from './request-cluster';
import { indexOf, type SearchCluster } from './index-of-tenant';

/** Whoever waits for a search does not wait longer for the cluster: the database answers then. */
const TIMEOUT_MS = 2_000;
/** Articles of one answer: the cluster's own limit. */
const PART = 10_000;

const FIELDS = ['sku', 'name_words', 'other_words', 'name_length', 'popularity'] as const;

const answerShape = z.object({
  timed_out: z.boolean(),
  _shards: z.object({ failed: z.number() }),
  hits: z.object({
    hits: z.array(
      z.object({
        _source: z.object({
          sku: z.string(),
          name_words: z.string(),
          other_words: z.string(),
          name_length: z.number(),
          popularity: z.number(),
        }),
      }),
    ),
  }),
});

const queryOf = ({ lists, isMost }: TermLookup) => {
  const wishes = lists.map((terms) => ({ terms: { terms: terms.map(String) } }));
  return {
    bool: {
      filter: isMost
        ? [{ bool: { should: wishes, minimum_should_match: Math.max(1, wishes.length - 1) } }]
        : wishes,
    },
  };
};

const partAfter = async (
  cluster: SearchCluster,
  asked: TermLookup,
  after: string | undefined,
): Promise<readonly IndexedProduct[]> => {
  const path = `/${indexOf(cluster, asked.tenant)}/_search`;
  const body = {
    size: PART,
    track_total_hits: false,
    _source: FIELDS,
    query: queryOf(asked),
    sort: [{ sku: 'asc' }],
    ...(after !== undefined && { search_after: [after] }),
  };
  const answer = answerShape.safeParse(
    await requestCluster(cluster, { method: 'POST', path, body, timeoutMs: TIMEOUT_MS }),
  );
  if (!answer.success) throw new ClusterError(`POST ${path}: an answer of another shape`);
  const { timed_out: isPartial, _shards: shards, hits } = answer.data;
  // A part of the articles would be a wrong answer that looks like a right one.
  if (isPartial || shards.failed > 0) throw new ClusterError(`POST ${path}: an answer of some shards only`);
  return hits.hits.map(({ _source }) => _source);
};

/**
 * Finds articles by their terms in the cluster.
 *
 * @throws ClusterError when it does not answer, or not wholly
 */
export const productsInCluster = async (
  cluster: SearchCluster,
  asked: TermLookup,
): Promise<readonly IndexedProduct[]> => {
  const all: IndexedProduct[] = [];
  for (;;) {
    const part = await partAfter(cluster, asked, all.at(-1)?.sku);
    all.push(...part);
    if (part.length < PART) return all;
  }
};
