import { useMemo, useState } from 'react';
import { useShop } from '../shop';
import { formatSearchParams } from './format-search-params';
import { parseSearchParams } from './parse-search-params';
import { restrictSearch } from './search-permissions';
import type { SearchState } from './search-state';
import { useSearchPermissions } from './use-search-permissions';

/** What is searched for, and the way to something else. */
export interface SearchControl {
  readonly state: SearchState;
  readonly change: (next: SearchState) => void;
}

/**
 * The search the address names. What the buyer changes counts at once, before the address has followed: two boxes
 * ticked in a row are two filters.
 *
 * @param address the search part of the address
 * @param essential how the essence list counts where nothing says so
 */
export const useSearchState = (address: string, essential?: SearchState['essential']): SearchControl => {
  const { gateway, navigate } = useShop();
  const rights = useSearchPermissions();
  const [intended, setIntended] = useState<SearchState>();
  const [seen, setSeen] = useState(address);
  if (seen !== address) {
    setSeen(address);
    setIntended(undefined);
  }
  const state = useMemo(() => {
    const asked = intended ?? parseSearchParams(address);
    return restrictSearch({ ...asked, essential: asked.essential ?? essential }, rights);
  }, [intended, address, essential, rights]);
  return {
    state,
    change: (next) => {
      setIntended(next);
      navigate(gateway.paths.search(formatSearchParams(next)));
    },
  };
};
