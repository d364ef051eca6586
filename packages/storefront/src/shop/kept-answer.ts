import { FetchError, TimeoutError } from '@gastroshop/api-client';
import { notifyManager, onlineManager, type Query, type QueryFunctionContext } from '@tanstack/react-query';

/** An answer of the backend that this browser has kept. */
export interface CachedResponse {
  readonly data: unknown;
  /** When the backend gave it, epoch milliseconds. */
  readonly answeredAt: number;
}

/** Answers what was last answered to a question, by the hash of its key; undefined where nothing is kept. */
export type CachedResponseSource = (hash: string) => Promise<CachedResponse | undefined>;

/** How often a query is asked again before it counts as failed. */
const MOST_RETRIES = 2;

/** How often a query that failed so is asked again: one that hung has kept its page waiting for long already. */
export const maxRetries = (error: unknown): number => (error instanceof TimeoutError ? 1 : MOST_RETRIES);

/**
 * Asks the backend; where no network answers, what it last answered has to do. It keeps the time it was given at, so it
 * is shown with its age and asked for again when there is a network.
 */
export const withCachedFallback =
  (lastAnswer: CachedResponseSource) =>
  async <Data>(
    ask: (context: QueryFunctionContext) => Data | Promise<Data>,
    context: QueryFunctionContext,
    query: Query,
  ): Promise<unknown> => {
    try {
      return await ask(context);
    } catch (error) {
      const { data, fetchFailureCount } = query.state;
      const isLastAttempt = !onlineManager.isOnline() || fetchFailureCount >= maxRetries(error);
      if (!(error instanceof FetchError) || !isLastAttempt || data !== undefined) throw error;
      const last = await lastAnswer(query.queryHash);
      if (last === undefined) throw error;
      // The query takes the present time when this returns.
      notifyManager.schedule(() => {
        query.setState({ dataUpdatedAt: last.answeredAt });
      });
      return last.data;
    }
  };
