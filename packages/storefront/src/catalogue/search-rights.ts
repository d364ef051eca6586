import { isPriceSort } from './search-sort';
import { type SearchState, WHOLE_RANGE } from './search-state';

/** What a buyer may search by. */
export interface SearchRights {
  /** May see prices, so may filter and sort by them (PRI-9). */
  readonly prices: boolean;
  /** Has a customer with an essence list. */
  readonly essence: boolean;
}

/** The search without what the buyer may not ask for; a shared link shows the rest of what it names. */
export const permittedSearch = (state: SearchState, { prices, essence }: SearchRights): SearchState => ({
  ...state,
  prices: prices ? state.prices : WHOLE_RANGE.prices,
  sort: prices || !isPriceSort(state.sort) ? state.sort : WHOLE_RANGE.sort,
  essential: essence ? state.essential : undefined,
});
