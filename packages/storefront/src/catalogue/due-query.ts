import type { BoughtProduct, Product } from '@gastroshop/api-contract';
import { queryOptions } from '@tanstack/react-query';
import { scopedKey, type ShopGateway } from '../shop';

/** What the customer is due to buy, what it buys most often first. */
export interface DueProducts {
  readonly products: readonly Product[];
  readonly bought: readonly BoughtProduct[];
}

/** What the customer is due to buy before a day (SRC-6); nothing is asked without one. */
export const dueQuery = (gateway: ShopGateway, dueBefore: string | undefined) =>
  queryOptions({
    queryKey: scopedKey(gateway.scope, 'due-products', dueBefore ?? ''),
    queryFn: async ({ signal }): Promise<DueProducts> => {
      const body = { query: '', ...(dueBefore !== undefined && { dueBefore }) };
      const { products, bought = [] } = await gateway.complete(body, { signal });
      return { products, bought };
    },
    enabled: dueBefore !== undefined && gateway.cart !== undefined,
  });
