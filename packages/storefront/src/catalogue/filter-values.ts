import type { PriceFilter } from '@gastroshop/api-contract';
import { ESSENCE_FILTERS } from '@gastroshop/domain/essence';
import { ALLERGENS, findAllergen, PACKAGING_TYPES, type AllergenLetter } from '@gastroshop/domain/product';
import type { ListFilter, ListFilters, SearchState } from './search-state';

/** The price filters (API-6), those that save most first. */
export const PRICE_FILTERS = ['PROMOTION', 'SPECIAL', 'BULK'] as const satisfies readonly PriceFilter[];

/** The most values of one filter the backend takes. */
const VALUES_AT_MOST = 300;

/** The longest value the backend takes. */
export const MAX_VALUE_LENGTH = 200;

const isValue = (text: string): boolean =>
  text !== '' && text === text.trim() && text.length <= MAX_VALUE_LENGTH;

const texts = (values: readonly string[]): readonly string[] =>
  [...new Set(values)].filter(isValue).slice(0, VALUES_AT_MOST);

const known =
  <Value extends string>(possible: readonly Value[]) =>
  (values: readonly string[]): readonly Value[] =>
    possible.filter((value) => values.includes(value));

const letterOf = (letterOrPosition: string): AllergenLetter | undefined => {
  const found = findAllergen(letterOrPosition);
  return ALLERGENS.find(({ allergen }) => allergen === found)?.letter;
};

const allergens = (values: readonly string[]): readonly AllergenLetter[] => {
  const letters = new Set(values.map(letterOf));
  return ALLERGENS.map(({ letter }) => letter).filter((letter) => letters.has(letter));
};

type Readers = { readonly [Filter in ListFilter]: (values: readonly string[]) => ListFilters[Filter] };

const READERS: Readers = {
  prices: known(PRICE_FILTERS),
  virtualCategories: texts,
  attributes: texts,
  salesConditions: texts,
  brandNames: texts,
  supplierIds: texts,
  originCountries: texts,
  packagingTypes: known(PACKAGING_TYPES),
  excludedAllergens: allergens,
  originOfEgg: texts,
  originOfMilk: texts,
  originOfMeat: texts,
  wineCountries: texts,
  wineRegions: texts,
  wineTypeOfGrapes: texts,
};

/** All list filters, in the order in which the address names them. */
export const LIST_FILTERS = [
  'prices',
  'virtualCategories',
  'attributes',
  'salesConditions',
  'brandNames',
  'supplierIds',
  'originCountries',
  'packagingTypes',
  'excludedAllergens',
  'originOfEgg',
  'originOfMilk',
  'originOfMeat',
  'wineCountries',
  'wineRegions',
  'wineTypeOfGrapes',
] as const satisfies readonly ListFilter[];

/** Reads the values of a filter: each once, without those the filter does not know. */
export const parseFilterValues = <Filter extends ListFilter>(
  filter: Filter,
  values: readonly string[],
): ListFilters[Filter] => READERS[filter](values);

/** Reads how the essence list counts (ESS-4); "not at all" is nothing chosen. */
export const readEssential = (value: string | null): SearchState['essential'] => {
  const found = ESSENCE_FILTERS.find((filter) => filter === value);
  return found === 'IGNORE' ? undefined : found;
};
