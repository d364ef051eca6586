import type { Category, Product } from '@gastroshop/api-contract';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { shopKey, type ShopGateway } from '../shop';
import { VALUE_LENGTH_AT_MOST } from './filter-values';
import type { TypedOrder } from './typed-order';

/** What is suggested for what was typed. */
export interface CompletionAnswer {
  /** The amount that was typed before the article. */
  readonly typed: TypedOrder;
  readonly products: readonly Product[];
  readonly categories: readonly Category[];
  readonly brands: readonly string[];
  /** What this user searched for before, on whichever device. */
  readonly pastSearches: readonly string[];
  /** What was probably meant, without the amount. */
  readonly didYouMean: string | undefined;
}

/**
 * What is suggested for what was typed. A number before the article is its amount when a unit says so, or when nothing
 * is found with it: "7 up" is a name, "3 Obers" is not.
 */
export const completionQuery = (gateway: ShopGateway, typed: string) =>
  queryOptions({
    queryKey: shopKey(gateway.scope, 'completion', typed),
    queryFn: async ({ signal }): Promise<CompletionAnswer> => {
      // Most visits never type an amount: its reader is loaded with the first suggestions.
      const { readTypedOrder } = await import('./typed-order');
      const order = readTypedOrder(typed.slice(0, VALUE_LENGTH_AT_MOST));
      const ask = async (query: string) => {
        const answer = await gateway.complete({ query }, { signal });
        const { products, categories = [], brands = [], pastSearches = [], didYouMean } = answer;
        return { products, categories, brands, pastSearches, didYouMean };
      };
      if (order.amount === undefined || order.unit !== undefined)
        return { typed: order, ...(await ask(order.text)) };
      const whole = typed.trim().slice(0, VALUE_LENGTH_AT_MOST);
      const named = await ask(whole);
      if (named.products.length > 0) return { typed: { text: whole }, ...named };
      return { typed: order, ...(await ask(order.text)) };
    },
    placeholderData: keepPreviousData,
    enabled: typed !== '',
  });
