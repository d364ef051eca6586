import { FetchError, ResponseError } from '@gastroshop/api-client';
import { QueryClient } from '@tanstack/react-query';

/** Answers stay fresh for half a minute: going back and forth between a list and an article asks nothing again. */
const FRESH_MS = 30_000;

/** How often a query is asked again before it counts as failed. */
const MOST_RETRIES = 2;

/** Only what another attempt may mend: no network, an overloaded or restarting backend. */
const isPassing = (error: unknown): boolean =>
  error instanceof FetchError ||
  (error instanceof ResponseError && (error.status >= 500 || error.status === 429));

/** The cache of everything the backend answers, one per page. */
export const createQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: FRESH_MS,
        retry: (failures, error) => failures < MOST_RETRIES && isPassing(error),
      },
      // Writes are repeated by those who know what they mean, under the same operation id.
      mutations: { retry: false },
    },
  });
