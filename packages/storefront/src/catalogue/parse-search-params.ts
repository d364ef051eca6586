import { parsePage } from '../shop';
import { readEssential, parseFilterValues, MAX_VALUE_LENGTH } from './filter-values';
import { parsePageSize } from './page-size';
import { SEARCH_SORTS } from './search-sort';
import { type ListFilter, type ListFilters, type SearchState, EMPTY_SEARCH } from './search-state';

/** Cuts at a whole character: half of one could not be sent. */
const cut = (text: string): string => {
  let end = '';
  for (const character of text) {
    if (end.length + character.length > MAX_VALUE_LENGTH) break;
    end += character;
  }
  return end.trimEnd();
};

const readText = (text: string | null): string => cut((text ?? '').trim());

const readLists = (parameters: URLSearchParams): ListFilters => {
  const values = <Filter extends ListFilter>(filter: Filter): ListFilters[Filter] =>
    parseFilterValues(filter, parameters.getAll(filter));
  return {
    prices: values('prices'),
    virtualCategories: values('virtualCategories'),
    attributes: values('attributes'),
    salesConditions: values('salesConditions'),
    brandNames: values('brandNames'),
    supplierIds: values('supplierIds'),
    originCountries: values('originCountries'),
    packagingTypes: values('packagingTypes'),
    excludedAllergens: values('excludedAllergens'),
    originOfEgg: values('originOfEgg'),
    originOfMilk: values('originOfMilk'),
    originOfMeat: values('originOfMeat'),
    wineCountries: values('wineCountries'),
    wineRegions: values('wineRegions'),
    wineTypeOfGrapes: values('wineTypeOfGrapes'),
  };
};

/**
 * Reads what is searched for from the search part of an address, with or without its question mark. What cannot be
 * read is left out: an address may be old, cut off or made up.
 *
 * @example parseSearchParams('?query=obers&page=2').page // 2
 */
export const parseSearchParams = (address: string): SearchState => {
  const parameters = new URLSearchParams(address);
  const lists = readLists(parameters);
  const sort = parameters.get('sort');
  return {
    ...lists,
    query: readText(parameters.get('query')),
    categoryId: readText(parameters.get('categoryId')) || undefined,
    essential: readEssential(parameters.get('essential')),
    onlyNewProducts: parameters.get('onlyNewProducts') === 'true',
    excludeTraces: lists.excludedAllergens.length > 0 && parameters.get('excludeTraces') === 'true',
    sort: SEARCH_SORTS.find((each) => each === sort) ?? EMPTY_SEARCH.sort,
    page: parsePage(parameters),
    size: parsePageSize(parameters.get('size') ?? undefined),
  };
};
