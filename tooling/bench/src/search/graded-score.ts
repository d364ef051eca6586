import type { GradedQuery } from './graded-queries';
import { TOP } from './score';

/** Of so many first articles none should be wrong. */
export const FIRST = 3;

/** How good one graded answer was. */
export interface GradedScore {
  /** 1 when the best there are come first in their order. */
  readonly ndcg: number;
  /** Wrong ones among the first three, and how many of the first three there are. */
  readonly wrong: number;
  readonly shown: number;
}

const gainOf = (grade: number, rank: number): number => (2 ** grade - 1) / Math.log2(rank + 2);

const gain = (grades: readonly number[]): number =>
  grades.slice(0, TOP).reduce((total, grade, rank) => total + gainOf(grade, rank), 0);

/** Scores an answer by the grades of its articles. */
export const gradedScoreOf = ({ grades }: GradedQuery, answered: readonly string[]): GradedScore => {
  const given = answered.map((id) => grades.get(id) ?? 0);
  const first = given.slice(0, FIRST);
  const best = [...grades.values()].toSorted((one, other) => other - one);
  return {
    ndcg: gain(given) / gain(best),
    wrong: first.filter((grade) => grade === 0).length,
    shown: first.length,
  };
};
