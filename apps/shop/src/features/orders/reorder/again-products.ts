import { type Client, queryProducts } from '@gastroshop/api-client';
import type { Product } from '@gastroshop/api-contract';
import { scopedKey, type ShopScope } from '@gastroshop/storefront/shop';
import { queryOptions } from '@tanstack/react-query';

/** Articles as they are today, those among them that are not sold any more; what is unknown is left out. */
export const productsAsTheyAreQuery = (client: Client, scope: ShopScope, skus: readonly string[]) =>
  queryOptions({
    queryKey: scopedKey(scope, 'products-as-they-are', skus),
    queryFn: ({ signal }) => {
      const { tenant, customerId } = scope;
      return queryProducts(client, { tenant, customerId, showInactive: true, body: [...skus] }, { signal });
    },
    enabled: skus.length > 0,
  });

/** Articles by their sku. */
export const bySku = (products: readonly Product[] = []): ReadonlyMap<string, Product> =>
  new Map(products.map((product) => [product.sku, product]));

/** What replaces articles that are not sold any more and is not among them. */
export const replacementSkus = (products: readonly Product[] = []): readonly string[] => {
  const known = new Set(products.map(({ sku }) => sku));
  const others = products.flatMap(({ replacementSkus: skus = [] }) => skus);
  return [...new Set(others)].filter((sku) => !known.has(sku));
};
