import type { BoughtProduct } from '@gastroshop/api-contract';
import { queryOptions } from '@tanstack/react-query';
import type { ShopScope } from '../shop';
import type { RecentlyViewedFilter } from './filter-recently-viewed';
import type { RecentlyViewedProduct } from './last-seen';

/**
 * The articles somebody has last seen in this scope, of these those that are looked for; it is asked of this browser
 * alone, and anew each time.
 */
export const recentlyViewedQuery = (scope: ShopScope, filter?: RecentlyViewedFilter) =>
  queryOptions({
    queryKey: ['last-seen', scope, filter],
    queryFn: async (): Promise<readonly RecentlyViewedProduct[]> => {
      const [
        { openResponseCache: answersOf },
        { recentlyViewedProducts: lastSeenArticles },
        { filterRecentlyViewed: filterSeen },
      ] = await Promise.all([
        import('./open-response-cache'),
        import('./last-seen'),
        // It brings the reader of numbers along, which no list needs while there is a network.
        import('./filter-recently-viewed'),
      ]);
      const seen = await lastSeenArticles(answersOf(scope.place.kind === 'FAIR' ? 'fair' : 'shop'), scope);
      return filter === undefined ? seen : filterSeen(seen, filter);
    },
    staleTime: 0,
    gcTime: 0,
  });

/** What the customer has bought of what was due when this browser asked last; it is asked of this browser alone. */
export const lastBoughtQuery = (scope: ShopScope) =>
  queryOptions({
    queryKey: ['last-bought', scope],
    queryFn: async (): Promise<readonly BoughtProduct[]> => {
      const [{ openResponseCache: answersOf }, { lastBought }] = await Promise.all([
        import('./open-response-cache'),
        import('./last-seen'),
      ]);
      return lastBought(answersOf(scope.place.kind === 'FAIR' ? 'fair' : 'shop'), scope);
    },
    staleTime: 0,
    gcTime: 0,
  });
