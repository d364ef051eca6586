import type { Product } from '@gastroshop/api-contract';
import { scopedKey, type ShopGateway } from '@gastroshop/storefront/shop';
import { queryOptions } from '@tanstack/react-query';
import { nearTexts } from './similar-texts';
import { suggestionQuery } from './suggestion-query';

const NOTHING: readonly Product[] = [];

/** Digits found anywhere in a name are no number that was meant. */
const beginsWith =
  (digits: string) =>
  ({ sku, crossTenantProductId = '' }: Product): boolean =>
    sku.startsWith(digits) || crossTenantProductId.startsWith(digits);

/** What may have been meant by a text that is no article: what is found for it, else for a part of it. */
export const similarProductsQuery = (gateway: ShopGateway, product: string, hint?: string) =>
  queryOptions({
    queryKey: scopedKey(gateway.scope, 'pad-near', product, hint ?? ''),
    queryFn: async ({ client }) => {
      for (const text of nearTexts(product, hint)) {
        const found = await client.query(suggestionQuery(gateway, text));
        const products = /^\d+$/.test(text) ? found.filter(beginsWith(text)) : found;
        if (products.length > 0) return products;
      }
      return NOTHING;
    },
  });
