import type { SearchFilter } from '@gastroshop/api-contract';
import { addDays } from '@gastroshop/domain/calendar';
import type { EssenceFilter } from '@gastroshop/domain/essence';
import { NEW_LISTING_DAYS } from '@gastroshop/domain/product';
import {
  COLUMN_KEYS,
  hasOneOf,
  hasOnly,
  TOLD_INGREDIENTS,
  type Snapshot,
  type ToldIngredient,
} from '../snapshot';
import { ESSENCE_MARKS } from './essence-marks';
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

/** Name of the condition, and of the facet, on where an ingredient comes from. */
export const originKey = (ingredient: ToldIngredient): string => `originOf.${ingredient}`;

/** What conditions look at. */
export interface ConditionQuestion {
  readonly filter: SearchFilter;
  readonly essential: EssenceFilter;
  readonly snapshot: Snapshot;
  readonly today: string;
  /** Missing: prices are not shown. */
  readonly priceMarks: Uint8Array | undefined;
  /** Missing: there is no essence list. */
  readonly essenceMarks: Uint8Array | undefined;
}

const hasBit =
  (marks: Uint8Array | undefined, bits: number): Condition =>
  (position) =>
    ((marks?.[position] ?? 0) & bits) !== 0;

/** The conditions of a filter whose facets leave them out. Excluded allergens add up: their facet counts with them. */
export const facetConditions = (question: ConditionQuestion): readonly FacetCondition[] => {
  const { filter, essential, snapshot, today, priceMarks, essenceMarks } = question;
  const { categoryId, prices = [], onlyNewProducts = false } = filter;
  const wanted = { ...filter, categoryId: categoryId === undefined ? [] : [categoryId] };
  const conditions: FacetCondition[] = COLUMN_KEYS.flatMap((key) => {
    const values = wanted[key] ?? [];
    return values.length === 0 ? [] : [{ key, passes: hasOneOf(snapshot.columns[key], values) }];
  });
  for (const ingredient of TOLD_INGREDIENTS) {
    const countries = filter.originOf?.[ingredient] ?? [];
    if (countries.length > 0)
      conditions.push({
        key: originKey(ingredient),
        passes: hasOnly(snapshot.originOf[ingredient], countries),
      });
  }
  if (priceMarks !== undefined && prices.length > 0) {
    const bits = prices.reduce((sum, price) => sum | PRICE_MARKS[price], 0);
    conditions.push({ key: 'prices', passes: hasBit(priceMarks, bits) });
  }
  if (essential !== 'IGNORE')
    conditions.push({ key: 'essential', passes: hasBit(essenceMarks, ESSENCE_MARKS[essential]) });
  if (onlyNewProducts) conditions.push({ key: 'onlyNewProducts', passes: isNewOn(snapshot, today) });
  return conditions;
};
