import type { JudgedQuery } from './judged-queries';

/** Only these of an answer count. */
export const TOP = 10;

/** How good one answer was. */
export interface Score {
  readonly isHit: boolean;
  /** 1 when all of the first ten (or as many as are meant) are meant, less the later they come. */
  readonly ndcg: number;
}

const gainAt = (rank: number): number => 1 / Math.log2(rank + 2);

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

/** Scores an answer: whether one of the first ten is meant, and the nDCG of the first ten with a gain of one each. */
export const scoreOf = ({ expected }: JudgedQuery, answered: readonly string[]): Score => {
  const gains = answered.slice(0, TOP).map((id, rank) => (expected.has(id) ? gainAt(rank) : 0));
  const best = Array.from({ length: Math.min(TOP, expected.size) }, (_, rank) => gainAt(rank));
  return { isHit: gains.some((gain) => gain > 0), ndcg: sum(gains) / sum(best) };
};
