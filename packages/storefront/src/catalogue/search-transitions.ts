import { readEssential, parseFilterValues } from './filter-values';
import type { ListFilter, SearchState } from './search-state';
import { EMPTY_SEARCH } from './search-state';

/** A filter as the facets beside the list name it. */
export type SearchFilterName = ListFilter | 'essential' | 'onlyNewProducts' | 'excludeTraces';

/** One value of one filter. */
export interface FilterValue {
  readonly filter: SearchFilterName;
  readonly value: string;
}

const withoutOrphans = (state: SearchState): SearchState =>
  state.excludedAllergens.length > 0 ? state : { ...state, excludeTraces: false };

/** The search with a value chosen or given up; another filter leads to its first page. */
export const toggleFilterValue = (
  state: SearchState,
  { filter, value }: FilterValue,
  chosen: boolean,
): SearchState => {
  const first = { ...state, page: EMPTY_SEARCH.page };
  switch (filter) {
    case 'onlyNewProducts':
    case 'excludeTraces':
      return withoutOrphans({ ...first, [filter]: chosen });
    case 'essential':
      return { ...first, essential: chosen ? readEssential(value) : undefined };
    default: {
      const others = state[filter].filter((each) => each !== value);
      const values = parseFilterValues(filter, chosen ? [...others, value] : others);
      return withoutOrphans({ ...first, [filter]: values });
    }
  }
};

/** The search without the chosen values of some filters. */
export const clearFilters = (state: SearchState, filters: readonly SearchFilterName[]): SearchState => {
  let rest: SearchState = { ...state, page: EMPTY_SEARCH.page };
  for (const filter of filters) rest = { ...rest, [filter]: EMPTY_SEARCH[filter] };
  return withoutOrphans(rest);
};

/** What was typed, in a category, in the order and page size chosen, without any other filter. */
export const clearAllFilters = ({ query, categoryId, sort, size }: SearchState): SearchState => ({
  ...EMPTY_SEARCH,
  query,
  categoryId,
  sort,
  size,
});

/** The search in a category, or in all of them. */
export const selectCategory = (state: SearchState, categoryId: string | undefined): SearchState => ({
  ...state,
  categoryId,
  page: EMPTY_SEARCH.page,
});
