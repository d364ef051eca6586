import { LIST_FILTERS } from './filter-values';
import { type SearchState, EMPTY_SEARCH } from './search-state';

/**
 * Writes what is searched for as the search part of an address, without the question mark; empty for the whole
 * assortment. The same search has the same address, so that links can be compared.
 *
 * @example formatSearchParams({ ...WHOLE_RANGE, query: 'obers', page: 2 }) // 'query=obers&page=2'
 */
export const formatSearchParams = (state: SearchState): string => {
  const parameters = new URLSearchParams();
  const put = (name: string, value: string | undefined) => {
    if (value !== undefined && value !== '') parameters.append(name, value);
  };
  put('query', state.query);
  put('categoryId', state.categoryId);
  put('essential', state.essential);
  for (const filter of LIST_FILTERS) for (const value of state[filter]) put(filter, value);
  if (state.excludeTraces) put('excludeTraces', 'true');
  if (state.onlyNewProducts) put('onlyNewProducts', 'true');
  if (state.sort !== EMPTY_SEARCH.sort) put('sort', state.sort);
  if (state.page !== EMPTY_SEARCH.page) put('page', String(state.page));
  put('size', state.size?.toString());
  return parameters.toString();
};
