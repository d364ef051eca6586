import { FetchError, ResponseError } from '@gastroshop/api-client';
import { onlineManager, QueryClient } from '@tanstack/react-query';
import { type CachedResponseSource, maxRetries, withCachedFallback } from './kept-answer';

/** Answers stay fresh for half a minute: going back and forth between a list and an article asks nothing again. */
const FRESH_MS = 30_000;

/** Only what another attempt may mend: no network, an overloaded or restarting backend. */
const isPassing = (error: unknown): boolean =>
  error instanceof FetchError
    ? onlineManager.isOnline()
    : error instanceof ResponseError && (error.status >= 500 || error.status === 429);

const nothingKept: CachedResponseSource = () => Promise.resolve(undefined);

/**
 * The cache of everything the backend answers, one per page.
 *
 * @param lastAnswer what to fall back on where there is no network
 */
export const createQueryClient = (lastAnswer = nothingKept): QueryClient => {
  // What is known at the start; after that the browser's events are followed.
  if (!navigator.onLine) onlineManager.setOnline(false);
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: FRESH_MS,
        retry: (failures, error) => failures < maxRetries(error) && isPassing(error),
        // Without a network a question fails at once, and is answered from what was kept, instead of waiting unseen.
        networkMode: 'always',
        refetchOnReconnect: true,
        persister: withCachedFallback(lastAnswer),
      },
      // Writes are repeated by those who know what they mean, under the same operation id.
      mutations: { retry: false, networkMode: 'always' },
    },
  });
};
