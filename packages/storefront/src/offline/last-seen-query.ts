import type { BoughtProduct } from '@gastroshop/api-contract';
import { queryOptions } from '@tanstack/react-query';
import type { ShopScope } from '../shop';
import type { SeenFilter } from './filter-seen';
import type { SeenArticle } from './last-seen';

/**
 * The articles somebody has last seen in this scope, of these those that are looked for; it is asked of this browser
 * alone, and anew each time.
 */
export const lastSeenQuery = (scope: ShopScope, filter?: SeenFilter) =>
  queryOptions({
    queryKey: ['last-seen', scope, filter],
    queryFn: async (): Promise<readonly SeenArticle[]> => {
      const [{ answersOf }, { lastSeenArticles }, { filterSeen }] = await Promise.all([
        import('./answers-of'),
        import('./last-seen'),
        // It brings the reader of numbers along, which no list needs while there is a network.
        import('./filter-seen'),
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
      const [{ answersOf }, { lastBought }] = await Promise.all([
        import('./answers-of'),
        import('./last-seen'),
      ]);
      return lastBought(answersOf(scope.place.kind === 'FAIR' ? 'fair' : 'shop'), scope);
    },
    staleTime: 0,
    gcTime: 0,
  });
