import { useMemo, useState } from 'react';
import { type BrowserStorage, useGateway } from '../shop';
import {
  forgetAllSearches,
  forgetSearch,
  readForgottenSearches,
  readPastSearches,
  addToSearchHistory,
} from './search-history';

/** What was searched for before, and how that changes. */
export interface PastSearches {
  readonly past: readonly string[];
  /** What the backend may still know and is not offered any more. */
  readonly forgotten: readonly string[];
  readonly remember: (text: string) => void;
  readonly forget: (text: string) => void;
  readonly forgetAll: () => void;
}

/** What this user has searched for as this customer. */
export const useSearchHistory = (storage: BrowserStorage): PastSearches => {
  const { scope } = useGateway();
  const [changes, setChanges] = useState(0);
  return useMemo(() => {
    const changed = () => {
      setChanges(changes + 1);
    };
    return {
      past: readPastSearches(storage, scope),
      forgotten: readForgottenSearches(storage, scope),
      remember: (text) => {
        addToSearchHistory(storage, scope, text);
        changed();
      },
      forget: (text) => {
        forgetSearch(storage, scope, text);
        changed();
      },
      forgetAll: () => {
        forgetAllSearches(storage, scope);
        changed();
      },
    };
  }, [storage, scope, changes]);
};
