import { ResponseError } from '@gastroshop/api-client';
import { QueryClient } from '@tanstack/react-query';

/** Answers stay fresh for half a minute: parts that are shown again ask nothing again. */
const FRESH_MS = 30_000;
const MAX_RETRIES = 2;

/** A query client for a page that has none: as the default one, but for answers that would be the same again. */
export const createSiteQueries = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: FRESH_MS,
        retry: (failures, error) =>
          failures < MAX_RETRIES &&
          !(error instanceof ResponseError && error.status < 500 && error.status !== 429),
      },
    },
  });
