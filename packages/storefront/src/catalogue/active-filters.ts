import type { FilterValue } from './search-transitions';
import { LIST_FILTERS } from './filter-values';
import type { SearchState } from './search-state';

/** The filters chosen, without category and query, in the order of the address. */
export const activeFilters = (state: SearchState): readonly FilterValue[] => [
  ...(state.essential === undefined ? [] : [{ filter: 'essential', value: state.essential } as const]),
  ...LIST_FILTERS.flatMap((filter) => state[filter].map((value) => ({ filter, value }))),
  ...(state.excludeTraces ? [{ filter: 'excludeTraces', value: 'true' } as const] : []),
  ...(state.onlyNewProducts ? [{ filter: 'onlyNewProducts', value: 'true' } as const] : []),
];
