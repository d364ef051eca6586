import type { PriceFilter } from '@gastroshop/api-contract';
import type { EssenceFilter } from '@gastroshop/domain/essence';
import type { AllergenLetter, PackagingType } from '@gastroshop/domain/product';
import type { PageSize } from './page-size';
import type { SearchSort } from './search-sort';

/** Filters of which any number of values may be chosen; within one of them "or" counts, between them "and". */
export interface ListFilters {
  readonly prices: readonly PriceFilter[];
  readonly virtualCategories: readonly string[];
  readonly attributes: readonly string[];
  readonly salesConditions: readonly string[];
  readonly brandNames: readonly string[];
  readonly supplierIds: readonly string[];
  readonly originCountries: readonly string[];
  readonly packagingTypes: readonly PackagingType[];
  /** What must not be in it; here all of them count. */
  readonly excludedAllergens: readonly AllergenLetter[];
  /** Countries the eggs, the milk, the meat in it must come from. */
  readonly originOfEgg: readonly string[];
  readonly originOfMilk: readonly string[];
  readonly originOfMeat: readonly string[];
  readonly wineCountries: readonly string[];
  readonly wineRegions: readonly string[];
  readonly wineTypeOfGrapes: readonly string[];
}

/** A filter of which any number of values may be chosen. */
export type ListFilter = keyof ListFilters;

/** What is searched or browsed for, as the address of the page says it. */
export interface SearchState extends ListFilters {
  /** What was typed; empty to browse. */
  readonly query: string;
  readonly categoryId: string | undefined;
  /** How the essence list counts; undefined: not at all. */
  readonly essential: Exclude<EssenceFilter, 'IGNORE'> | undefined;
  readonly onlyNewProducts: boolean;
  /** Traces of an excluded allergen count as well. */
  readonly excludeTraces: boolean;
  readonly sort: SearchSort;
  /** Page, counted from 1. */
  readonly page: number;
  /** Articles a page; undefined: what the buyer prefers. */
  readonly size: PageSize | undefined;
}

/** The whole assortment, from its beginning. */
export const EMPTY_SEARCH: SearchState = {
  query: '',
  categoryId: undefined,
  essential: undefined,
  onlyNewProducts: false,
  excludeTraces: false,
  prices: [],
  virtualCategories: [],
  attributes: [],
  salesConditions: [],
  brandNames: [],
  supplierIds: [],
  originCountries: [],
  packagingTypes: [],
  excludedAllergens: [],
  originOfEgg: [],
  originOfMilk: [],
  originOfMeat: [],
  wineCountries: [],
  wineRegions: [],
  wineTypeOfGrapes: [],
  sort: 'relevance',
  page: 1,
  size: undefined,
};
