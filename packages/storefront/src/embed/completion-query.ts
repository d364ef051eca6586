import { completeProducts } from '@gastroshop/api-client';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { EmbeddedShop } from './create-shop';
import type { TypedCompletion } from './typed-order';

/** What is suggested, and to what. */
export interface AskedCompletion extends TypedCompletion {
  readonly asked: string;
}

/** How long typing must rest before suggestions are asked for, in milliseconds. */
const TYPING_RESTS_MS = 150;
/** The longest text the backend completes. */
const MAX_QUERY_LENGTH = 200;

const typingRests = (signal: AbortSignal): Promise<void> =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, TYPING_RESTS_MS);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(new Error('typed on'));
    });
  });

/** What is suggested for what is typed, once no more is typed for a moment. */
export const completionQuery = (
  { client, tenant, locale }: EmbeddedShop,
  customerId: string,
  typed: string,
) =>
  queryOptions<AskedCompletion>({
    queryKey: ['gastroshop', tenant, locale, customerId, 'completion', typed],
    queryFn: async ({ signal }) => {
      await typingRests(signal);
      // The reader of amounts comes with the first suggestions.
      const { completeTyped } = await import('./typed-order');
      const answer = await completeTyped(typed.slice(0, MAX_QUERY_LENGTH), (query, unit) => {
        const completionBody = { query, ...(unit !== undefined && { unit }) };
        return completeProducts(client, { tenant, completionBody }, { signal });
      });
      return { ...answer, asked: typed };
    },
    enabled: typed !== '',
    placeholderData: keepPreviousData,
  });
