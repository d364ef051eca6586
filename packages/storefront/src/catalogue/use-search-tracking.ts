import { useEffect } from 'react';
import { useTracking } from '../tracking';
import type { SearchState } from './search-state';

/**
 * Tells what was searched for and how much was found, once for each search (TRK-1).
 *
 * @param total articles found; undefined while that is not known
 */
export const useSearchTracking = ({ query }: Pick<SearchState, 'query'>, total: number | undefined): void => {
  const track = useTracking();
  useEffect(() => {
    if (query === '' || total === undefined) return;
    track({
      kind: 'search',
      category: 'product',
      source: 'Search',
      term: query,
      totalResults: total,
      typeOfQuery: 'fulltext',
    });
  }, [track, query, total]);
};
