import { readEssential, readFilterValues } from './filter-values';
import type { ListFilter, SearchState } from './search-state';
import { WHOLE_RANGE } from './search-state';

/** A filter as the facets beside the list name it. */
export type SearchFilterName = ListFilter | 'essential' | 'onlyNewProducts' | 'excludeTraces';

/** One value of one filter. */
export interface FilterChoice {
  readonly filter: SearchFilterName;
  readonly value: string;
}

const withoutOrphans = (state: SearchState): SearchState =>
  state.excludedAllergens.length > 0 ? state : { ...state, excludeTraces: false };

/** The search with a value chosen or given up; another filter leads to its first page. */
export const withChoice = (
  state: SearchState,
  { filter, value }: FilterChoice,
  chosen: boolean,
): SearchState => {
  const first = { ...state, page: WHOLE_RANGE.page };
  switch (filter) {
    case 'onlyNewProducts':
    case 'excludeTraces':
      return withoutOrphans({ ...first, [filter]: chosen });
    case 'essential':
      return { ...first, essential: chosen ? readEssential(value) : undefined };
    default: {
      const others = state[filter].filter((each) => each !== value);
      const values = readFilterValues(filter, chosen ? [...others, value] : others);
      return withoutOrphans({ ...first, [filter]: values });
    }
  }
};

/** The search without the chosen values of some filters. */
export const withoutFilters = (state: SearchState, filters: readonly SearchFilterName[]): SearchState => {
  let rest: SearchState = { ...state, page: WHOLE_RANGE.page };
  for (const filter of filters) rest = { ...rest, [filter]: WHOLE_RANGE[filter] };
  return withoutOrphans(rest);
};

/** What was typed, in a category, in the order and page size chosen, without any other filter. */
export const withoutAnyFilter = ({ query, categoryId, sort, size }: SearchState): SearchState => ({
  ...WHOLE_RANGE,
  query,
  categoryId,
  sort,
  size,
});

/** The search in a category, or in all of them. */
export const inCategory = (state: SearchState, categoryId: string | undefined): SearchState => ({
  ...state,
  categoryId,
  page: WHOLE_RANGE.page,
});
