import type { Facet, PriceFilter } from '@gastroshop/api-contract';
import type { Locale } from '@gastroshop/i18n';
import type { LocalTexts } from '../../../db';
import { COLUMN_KEYS, countInto, type ColumnKey, type Snapshot } from '../snapshot';
import { isNewOn, type FacetCondition } from './conditions';
import { PRICE_MARKS } from './price-marks';

/** Values of one facet at most; the most frequent ones. */
const VALUES_AT_MOST = 300;

const PRICE_KEYS: readonly PriceFilter[] = ['SPECIAL', 'PROMOTION', 'BULK'];

/** What is counted while the articles are gone through once. */
interface Counts {
  readonly columns: Readonly<Record<ColumnKey, Int32Array>>;
  readonly prices: Int32Array;
  newOnes: number;
}

/** What counting found. */
export interface Counted {
  /** Positions that pass every condition, in the order given. */
  readonly found: readonly number[];
  readonly facets: readonly Facet[];
}

const textIn = (texts: LocalTexts | undefined, locale: Locale): string | undefined =>
  texts?.[locale] ?? texts?.['de-AT'];

const labelOf = ({ labels }: Snapshot, key: ColumnKey, value: string, locale: Locale): string | undefined => {
  switch (key) {
    case 'categoryId':
    case 'virtualCategories':
      return textIn(labels.categories.get(value)?.names, locale);
    case 'attributes':
      return textIn(labels.attributes.get(value), locale);
    case 'salesConditions':
      return textIn(labels.salesConditions.get(value), locale);
    case 'supplierIds':
      return labels.suppliers.get(value);
    case 'packagingTypes':
      return undefined;
    default:
      return value;
  }
};

/** Categories stand in the order of the tenant and know their parents, so that they can be shown as a tree. */
const categoryFacet = (
  { labels, columns }: Snapshot,
  counts: Int32Array,
  locale: Locale,
): readonly Facet[] => {
  const hits = new Map(columns.categoryId.values.map((value, code) => [value, counts[code] ?? 0]));
  const values: Facet['values'][number][] = [];
  for (const [value, { names, category }] of labels.categories) {
    const count = hits.get(value) ?? 0;
    hits.delete(value);
    // Virtual ones cut across the tree and have a facet of their own.
    if (count === 0 || category.virtual === true) continue;
    const label = textIn(names, locale);
    values.push({
      value,
      ...(label !== undefined && { label }),
      count,
      ...(category.parentId !== undefined && { parent: category.parentId }),
    });
  }
  // Articles may lie in categories nobody has described.
  for (const [value, count] of hits) if (count > 0) values.push({ value, count });
  // All of them: a tree cannot miss a branch.
  return values.length === 0 ? [] : [{ key: 'categoryId', values }];
};

const facetOf = (key: string, values: Facet['values']): readonly Facet[] =>
  values.length === 0 ? [] : [{ key, values: values.slice(0, VALUES_AT_MOST) }];

const columnFacet = (
  snapshot: Snapshot,
  key: ColumnKey,
  counts: Int32Array,
  locale: Locale,
): readonly Facet[] => {
  const values: { value: string; label?: string; count: number }[] = [];
  for (const [code, value] of snapshot.columns[key].values.entries()) {
    const count = counts[code] ?? 0;
    if (count === 0) continue;
    const label = labelOf(snapshot, key, value, locale);
    values.push({ value, ...(label !== undefined && { label }), count });
  }
  values.sort((one, other) => other.count - one.count || (one.value < other.value ? -1 : 1));
  return facetOf(key, values);
};

/** What counting needs to know. */
export interface CountQuestion {
  readonly snapshot: Snapshot;
  /** Positions that pass every condition without a facet. */
  readonly positions: Iterable<number>;
  readonly conditions: readonly FacetCondition[];
  /** Missing: prices are not shown, and so not counted. */
  readonly marks: Uint8Array | undefined;
  readonly today: string;
  readonly locale: Locale;
}

/**
 * Goes through the articles once: finds those that pass every condition, and counts for each facet the articles that
 * pass all conditions but its own. An article that fails two conditions counts nowhere.
 */
export const countFacets = ({
  snapshot,
  positions,
  conditions,
  marks,
  today,
  locale,
}: CountQuestion): Counted => {
  const counts: Counts = {
    columns: countsOf((key) => new Int32Array(snapshot.columns[key].values.length)),
    prices: new Int32Array(PRICE_KEYS.length),
    newOnes: 0,
  };
  const isNew = isNewOn(snapshot, today);
  const columns = COLUMN_KEYS.map((key) => ({
    key,
    column: snapshot.columns[key],
    into: counts.columns[key],
  }));
  const countPrices = (position: number) => {
    const mark = marks?.[position] ?? 0;
    if (mark === 0) return;
    for (const [index, key] of PRICE_KEYS.entries())
      if ((mark & PRICE_MARKS[key]) !== 0) counts.prices[index] = (counts.prices[index] ?? 0) + 1;
  };
  const count = (position: number, only: string | undefined) => {
    for (const { key, column, into } of columns)
      if (only === undefined || only === key) countInto(into, column, position);
    if (only === undefined || only === 'prices') countPrices(position);
    if ((only === undefined || only === 'onlyNewProducts') && isNew(position)) counts.newOnes += 1;
  };
  const found: number[] = [];
  for (const position of positions) {
    const failed = failedOf(conditions, position);
    if (failed === SEVERAL) continue;
    if (failed === undefined) found.push(position);
    count(position, failed);
  }
  return {
    found,
    facets: [
      ...COLUMN_KEYS.flatMap((key) =>
        key === 'categoryId'
          ? categoryFacet(snapshot, counts.columns[key], locale)
          : columnFacet(snapshot, key, counts.columns[key], locale),
      ),
      ...facetOf(
        'prices',
        PRICE_KEYS.flatMap((value, index) => {
          const hits = counts.prices[index] ?? 0;
          return hits === 0 ? [] : [{ value, count: hits }];
        }),
      ),
      ...facetOf('onlyNewProducts', counts.newOnes === 0 ? [] : [{ value: 'true', count: counts.newOnes }]),
    ],
  };
};

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

const countsOf = (make: (key: ColumnKey) => Int32Array): Readonly<Record<ColumnKey, Int32Array>> => ({
  categoryId: make('categoryId'),
  virtualCategories: make('virtualCategories'),
  attributes: make('attributes'),
  salesConditions: make('salesConditions'),
  supplierIds: make('supplierIds'),
  brandNames: make('brandNames'),
  packagingTypes: make('packagingTypes'),
  originCountries: make('originCountries'),
  wineCountries: make('wineCountries'),
  wineRegions: make('wineRegions'),
  wineTypeOfGrapes: make('wineTypeOfGrapes'),
});
