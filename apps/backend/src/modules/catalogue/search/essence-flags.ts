import type { Facet } from '@gastroshop/api-contract';
import { matchesEssenceFilter, type EssenceFilter, type EssenceState } from '@gastroshop/domain/essence';
import type { PositionLists, Snapshot } from '../snapshot';
import { countByFlag } from './count-by-flag';

/** What of the essence list is asked for, one bit each; IGNORE asks for nothing (ESS-4). */
export const ESSENCE_MARKS = {
  SHOWN_ONLY: 1,
  FAVORITES_ONLY: 2,
  HIDDEN_ONLY: 4,
  ALL: 8,
} as const satisfies Record<Exclude<EssenceFilter, 'IGNORE'>, number>;

const FILTERS = ['SHOWN_ONLY', 'FAVORITES_ONLY', 'HIDDEN_ONLY', 'ALL'] as const;

const markOf = (standing: EssenceState): number =>
  FILTERS.reduce(
    (mark, filter) => (matchesEssenceFilter(filter, standing) ? mark | ESSENCE_MARKS[filter] : mark),
    0,
  );

/**
 * Which values of the essence filter let each article through, by position.
 *
 * @param positions at which they are asked for: what is looked through is these or the essence list, whichever is shorter
 */
export const essenceMarks = (
  { articles, positionOf }: Snapshot,
  standings: ReadonlyMap<string, EssenceState>,
  positions: readonly number[],
): Uint8Array => {
  const marks = new Uint8Array(articles.length);
  const known = new Map<EssenceState, number>();
  const put = (position: number, standing: EssenceState) => {
    if (articles[position]?.is_available_for_essence !== true) return;
    const mark = known.get(standing) ?? markOf(standing);
    known.set(standing, mark);
    marks[position] = mark;
  };
  if (positions.length < standings.size)
    for (const position of positions) {
      const standing = standings.get(articles[position]?.sku ?? '');
      if (standing !== undefined) put(position, standing);
    }
  else
    for (const [sku, standing] of standings) {
      const position = positionOf.get(sku);
      if (position !== undefined) put(position, standing);
    }
  return marks;
};

/** How many articles each value of the essence filter leaves, none included: the values are always the same. */
export const essenceFacet = (marks: Uint8Array, positions: PositionLists): readonly Facet[] =>
  positions.every(({ length }) => length === 0)
    ? []
    : [{ key: 'essential', values: countByFlag(ESSENCE_MARKS, marks, positions) }];
