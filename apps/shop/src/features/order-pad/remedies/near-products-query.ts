import type { Product } from '@gastroshop/api-contract';
import { scopedKey, type ShopGateway } from '@gastroshop/storefront/shop';
import { queryOptions } from '@tanstack/react-query';
import { nearTexts } from './near-texts';
import { suggestionQuery } from './suggestion-query';

const NOTHING: readonly Product[] = [];

/** Digits found anywhere in a name are no number that was meant. */
const beginsWith =
  (digits: string) =>
  ({ sku, crossTenantProductId = '' }: Product): boolean =>
    sku.startsWith(digits) || crossTenantProductId.startsWith(digits);

/** What may have been meant by a text that is no article: what is found for it, else for a part of it. */
export const nearProductsQuery = (gateway: ShopGateway, article: string, hint?: string) =>
  queryOptions({
    queryKey: scopedKey(gateway.scope, 'pad-near', article, hint ?? ''),
    queryFn: async ({ client }) => {
      for (const text of nearTexts(article, hint)) {
        const found = await client.query(suggestionQuery(gateway, text));
        const products = /^\d+$/.test(text) ? found.filter(beginsWith(text)) : found;
        if (products.length > 0) return products;
      }
      return NOTHING;
    },
  });
