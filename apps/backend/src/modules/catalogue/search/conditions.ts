import {
  findAllergen,
  isFreeOf,
  NEW_LISTING_DAYS,
  originatesOnlyFrom,
  type Allergen,
} from '@gastroshop/domain/product';
import { addDays } from '@gastroshop/domain/calendar';
import type { SearchFilter } from '@gastroshop/api-contract';
import { COLUMN_KEYS, hasOneOf, type Snapshot } from '../snapshot';
import { PRICE_MARKS } from './price-marks';

/** Whether the article at a position passes. */
export type Condition = (position: number) => boolean;

/** A condition that a facet shows: the facet's own counts leave it out. */
export interface FacetCondition {
  readonly key: string;
  readonly passes: Condition;
}

/** Whether an article is new on a day, as the domain says it, by one comparison of texts. */
export const isNewOn = ({ articles }: Snapshot, today: string): Condition => {
  const first = addDays(today, -NEW_LISTING_DAYS);
  return (position) => {
    const listed = articles[position]?.listed_on ?? '';
    return listed >= first && listed <= today;
  };
};

/** The conditions of a filter that have a facet. */
export const facetConditions = (
  filter: SearchFilter,
  snapshot: Snapshot,
  today: string,
  marks: Uint8Array | undefined,
): readonly FacetCondition[] => {
  const { categoryId, prices = [], onlyNewProducts = false } = filter;
  const wanted = { ...filter, categoryId: categoryId === undefined ? [] : [categoryId] };
  const conditions: FacetCondition[] = COLUMN_KEYS.flatMap((key) => {
    const values = wanted[key] ?? [];
    return values.length === 0 ? [] : [{ key, passes: hasOneOf(snapshot.columns[key], values) }];
  });
  if (marks !== undefined && prices.length > 0) {
    const mask = prices.reduce((sum, price) => sum | PRICE_MARKS[price], 0);
    conditions.push({ key: 'prices', passes: (position) => ((marks[position] ?? 0) & mask) !== 0 });
  }
  if (onlyNewProducts) conditions.push({ key: 'onlyNewProducts', passes: isNewOn(snapshot, today) });
  return conditions;
};

/** The conditions on what people may or will not eat; what is not known never passes. */
export const foodConditions = (
  { excludedAllergens, originOf }: SearchFilter,
  snapshot: Snapshot,
): readonly Condition[] => {
  const conditions: Condition[] = [];
  if (excludedAllergens !== undefined && excludedAllergens.allergens.length > 0) {
    const excluded = excludedAllergens.allergens.flatMap((named): readonly Allergen[] => {
      const allergen = findAllergen(String(named));
      return allergen === undefined ? [] : [allergen];
    });
    const options = { tracesCount: excludedAllergens.excludeTraces === true };
    conditions.push((position) =>
      isFreeOf(snapshot.articles[position]?.allergen_codes ?? undefined, excluded, options),
    );
  }
  for (const ingredient of ['EGG', 'MILK', 'MEAT'] as const) {
    const countries = originOf?.[ingredient] ?? [];
    if (countries.length === 0) continue;
    const wanted = new Set(countries);
    conditions.push((position) => originatesOnlyFrom(snapshot.origins[position] ?? [], ingredient, wanted));
  }
  return conditions;
};
