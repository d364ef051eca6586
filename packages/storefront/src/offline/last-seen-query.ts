import { queryOptions } from '@tanstack/react-query';
import type { ShopScope } from '../shop';
import type { SeenArticle } from './last-seen';

/** The articles somebody has last seen in this scope; it is asked of this browser alone, and anew each time. */
export const lastSeenQuery = (scope: ShopScope) =>
  queryOptions({
    queryKey: ['last-seen', scope],
    queryFn: async (): Promise<readonly SeenArticle[]> => {
      const [{ answersOf }, { lastSeenArticles }] = await Promise.all([
        import('./answers-of'),
        import('./last-seen'),
      ]);
      return lastSeenArticles(answersOf(scope.place.kind === 'FAIR' ? 'fair' : 'shop'), scope);
    },
    staleTime: 0,
    gcTime: 0,
  });
