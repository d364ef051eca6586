import type { Facet, SearchFilter } from '@gastroshop/api-contract';
import type { Locale } from '@gastroshop/i18n';
import { COLUMN_KEYS, type PositionLists, type Snapshot } from '../snapshot';
import { allergenFacets } from './allergen-facets';
import { categoryFacet } from './category-facet';
import { columnFacet } from './column-facet';
import { isNewOn, narrows, type FacetCondition } from './conditions';
import { essenceFacet } from './essence-flags';
import { originFacets } from './origin-facets';
import { priceFacet } from './price-flags';

/** What counting found. */
export interface Counted {
  /** Positions that pass every condition, in the order given. */
  readonly found: readonly number[];
  readonly facets: readonly Facet[];
}

/** What counting needs to know. */
export interface FacetCountInput {
  readonly snapshot: Snapshot;
  /** Positions that pass every condition without a facet of its own. */
  readonly positions: readonly number[];
  readonly conditions: readonly FacetCondition[];
  readonly filter: SearchFilter;
  /** Missing: prices are not shown, and so not counted. */
  readonly priceMarks: Uint8Array | undefined;
  /** Missing: nobody's essence list is counted. */
  readonly essenceMarks: Uint8Array | undefined;
  readonly today: string;
  readonly locale: Locale;
}

/** Stands for more than one failed condition; no filter has this name. */
const SEVERAL = '';

/** The one condition an article fails, SEVERAL, or undefined when it passes all. */
const failedOf = (conditions: readonly FacetCondition[], position: number): string | undefined => {
  let failed: string | undefined;
  for (const { key, passes } of conditions) {
    if (passes(position)) continue;
    if (failed !== undefined) return SEVERAL;
    failed = key;
  }
  return failed;
};

/** Articles that pass every condition, and by condition those that fail this one only. */
const apart = ({ positions, conditions }: Pick<FacetCountInput, 'positions' | 'conditions'>) => {
  const failing = new Map(conditions.map(({ key }): [string, number[]] => [key, []]));
  if (conditions.length === 0) return { found: positions, failing };
  const found: number[] = [];
  for (const position of positions) {
    const failed = failedOf(conditions, position);
    if (failed === undefined) found.push(position);
    else failing.get(failed)?.push(position);
  }
  return { found, failing };
};

/**
 * Finds the articles that pass every condition, and counts for each facet the articles that pass all conditions but its
 * own. An article that fails two conditions counts nowhere. What is excluded adds up, as attributes do: there every
 * condition counts.
 */
export const countFacets = (question: FacetCountInput): Counted => {
  const { snapshot, filter, priceMarks, essenceMarks, today, locale } = question;
  const { found, failing } = apart(question);
  const countedFor = (key: string): PositionLists =>
    narrows(key) ? [found] : [found, failing.get(key) ?? []];
  const isNew = isNewOn(snapshot, today);
  const newOnes = countedFor('onlyNewProducts').reduce(
    (sum, positions) => sum + positions.filter(isNew).length,
    0,
  );
  return {
    found,
    facets: [
      ...COLUMN_KEYS.flatMap((key) =>
        key === 'categoryId'
          ? categoryFacet(snapshot, countedFor(key), locale)
          : columnFacet(snapshot, key, { positions: countedFor(key), chosen: filter[key], locale }),
      ),
      ...(priceMarks === undefined ? [] : priceFacet(priceMarks, countedFor('prices'))),
      ...(newOnes === 0 ? [] : [{ key: 'onlyNewProducts', values: [{ value: 'true', count: newOnes }] }]),
      ...(essenceMarks === undefined ? [] : essenceFacet(essenceMarks, countedFor('essential'))),
      ...originFacets(snapshot, countedFor),
      ...allergenFacets(snapshot, filter, found),
    ],
  };
};
