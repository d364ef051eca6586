import type { SearchFilter } from '@gastroshop/api-contract';
import { addDays } from '@gastroshop/domain/calendar';
import type { EssenceFilter } from '@gastroshop/domain/essence';
import { NEW_LISTING_DAYS } from '@gastroshop/domain/product';
import {
  COLUMN_KEYS,
  hasAllOf,
  hasOneOf,
  hasOnly,
  ORIGIN_FILTER_INGREDIENTS,
  type ColumnKey,
  type Snapshot,
  type ToldIngredient,
} from '../snapshot';
import { ESSENCE_MARKS } from './essence-flags';
import { PRICE_MARKS } from './price-flags';

/** Whether the article at a position passes. */
export type Condition = (position: number) => boolean;

/** A condition that a facet shows: the facet's own counts leave it out, unless it {@link narrows}. */
export interface FacetCondition {
  readonly key: string;
  readonly passes: Condition;
}

const hasBit =
  (marks: Uint8Array | undefined, bits: number): Condition =>
  (position) =>
    ((marks?.[position] ?? 0) & bits) !== 0;

interface DayMarks {
  readonly day: string;
  /** 1 for what is new, by position. */
  readonly marks: Uint8Array;
}

const known = new WeakMap<Snapshot, DayMarks>();

/** Which articles are new on a day, as the domain says it: looked through once for all searches of the day. */
const newMarks = (snapshot: Snapshot, day: string): Uint8Array => {
  const earlier = known.get(snapshot);
  if (earlier?.day === day) return earlier.marks;
  const first = addDays(day, -NEW_LISTING_DAYS);
  const marks = Uint8Array.from(snapshot.articles, ({ listed_on }) =>
    listed_on >= first && listed_on <= day ? 1 : 0,
  );
  known.set(snapshot, { day, marks });
  return marks;
};

/** Whether an article is new on a day. */
export const isNewOn = (snapshot: Snapshot, today: string): Condition => hasBit(newMarks(snapshot, today), 1);

/** Name of the condition, and of the facet, on where an ingredient comes from. */
export const originKey = (ingredient: ToldIngredient): string => `originOf.${ingredient}`;

/** What conditions look at. */
export interface ConditionInput {
  readonly filter: SearchFilter;
  readonly essential: EssenceFilter;
  readonly snapshot: Snapshot;
  readonly today: string;
  /** Missing: prices are not shown. */
  readonly priceMarks: Uint8Array | undefined;
  /** Missing: there is no essence list. */
  readonly essenceMarks: Uint8Array | undefined;
}

/**
 * Properties of which an article must have every value named: who asks for gluten-free and lactose-free eats neither.
 * All others are of one kind, one brand, one country: any of the values will do.
 */
const NARROWING: ReadonlySet<string> = new Set<ColumnKey>(['attributes']);

/** Whether each value chosen narrows further, so that the facet counts beside those chosen and not in their place. */
export const narrows = (key: string): boolean => NARROWING.has(key);

/** The conditions of a filter that have facets. Excluded allergens add up: their facet counts with them. */
export const facetConditions = (question: ConditionInput): readonly FacetCondition[] => {
  const { filter, essential, snapshot, today, priceMarks, essenceMarks } = question;
  const { categoryId, prices = [], onlyNewProducts = false } = filter;
  const wanted = { ...filter, categoryId: categoryId === undefined ? [] : [categoryId] };
  const conditions: FacetCondition[] = COLUMN_KEYS.flatMap((key) => {
    const values = wanted[key] ?? [];
    if (values.length === 0) return [];
    const has = narrows(key) ? hasAllOf : hasOneOf;
    return [{ key, passes: has(snapshot.columns[key], values) }];
  });
  for (const ingredient of ORIGIN_FILTER_INGREDIENTS) {
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
