import { type Client, suggestSearchTerms } from '@gastroshop/api-client';
import { queryOptions } from '@tanstack/react-query';
import type { ShopScope } from '../shop';

/** What is popular changes within days. */
const POPULAR_MS = 60 * 60_000;

/**
 * What others search for often, told by search analytics, and so only with the consent to it (TRK-1). A failure is no
 * more than an empty list.
 */
export const popularTermsQuery = (
  client: Client,
  { tenant, locale }: Pick<ShopScope, 'tenant' | 'locale'>,
  allowed: boolean,
) =>
  queryOptions({
    queryKey: ['popular-terms', tenant, locale],
    queryFn: async ({ signal }): Promise<readonly string[]> => {
      const { terms } = await suggestSearchTerms(
        client,
        { body: { shopInfo: { tenant, language: locale } } },
        { signal },
      );
      return terms;
    },
    enabled: allowed,
    staleTime: POPULAR_MS,
    retry: false,
  });
