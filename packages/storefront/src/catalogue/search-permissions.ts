import { isPriceSort } from './search-sort';
import { type SearchState, EMPTY_SEARCH } from './search-state';

/** What a buyer may search by. */
export interface SearchPermissions {
  /** May see prices, so may filter and sort by them (PRI-9). */
  readonly prices: boolean;
  /** Has a customer with an essence list. */
  readonly essence: boolean;
}

/** The search without what the buyer may not ask for; a shared link shows the rest of what it names. */
export const restrictSearch = (state: SearchState, { prices, essence }: SearchPermissions): SearchState => ({
  ...state,
  prices: prices ? state.prices : EMPTY_SEARCH.prices,
  sort: prices || !isPriceSort(state.sort) ? state.sort : EMPTY_SEARCH.sort,
  essential: essence ? state.essential : undefined,
});
