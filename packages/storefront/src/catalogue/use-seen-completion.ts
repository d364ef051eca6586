import type { BoughtProduct } from '@gastroshop/api-contract';
import type { AmountAndQuery } from '@gastroshop/domain/order-list';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { lastBoughtQuery, recentlyViewedQuery } from '../offline';
import { useSession } from '../session';
import { useGateway } from '../shop';
import type { CompletionAnswer } from './completion-query';

const NONE: readonly BoughtProduct[] = [];
const NOTHING_TYPED: AmountAndQuery = { text: '', isNumber: false };

/** How what was typed is read; its reader comes with the first suggestions. */
const useTypedOrder = (typed: string, isAsked: boolean): AmountAndQuery => {
  const { data } = useQuery({
    queryKey: ['typed-order', typed],
    queryFn: async () => (await import('./typed-reader')).parseAmountAndQuery(typed),
    enabled: isAsked,
    networkMode: 'always',
    gcTime: 0,
  });
  return data ?? NOTHING_TYPED;
};

/**
 * Without a network: of the articles this browser has seen last those that are meant, the customer's own first.
 *
 * @param isAsked whether the backend did not answer
 * @returns undefined where there are none
 */
export const useSeenCompletion = (asked: string, isAsked: boolean): CompletionAnswer | undefined => {
  const { scope } = useGateway();
  const { flags } = useSession();
  const typed = useTypedOrder(asked, isAsked);
  const query = typed.text;
  const crossTenantNumbers = flags.shouldSeeCrossTenantProductId;
  const enabled = isAsked && query !== '';
  const { data: seen } = useQuery({
    ...recentlyViewedQuery(scope, { query, crossTenantNumbers }),
    enabled,
    networkMode: 'always',
  });
  const { data: bought = NONE } = useQuery({ ...lastBoughtQuery(scope), enabled, networkMode: 'always' });
  return useMemo(() => {
    if (!enabled || seen === undefined || seen.length === 0) return undefined;
    const own = new Set(bought.map(({ sku }) => sku));
    const products = seen
      .map(({ product }) => product)
      .toSorted((one, other) => Number(own.has(other.sku)) - Number(own.has(one.sku)));
    return {
      asked,
      typed,
      products,
      bought,
      categories: [],
      brands: [],
      pastSearches: [],
      didYouMean: undefined,
    };
  }, [asked, bought, enabled, seen, typed]);
};
