import type { Product } from '@gastroshop/api-contract';
import { queryOptions, useQueries } from '@tanstack/react-query';
import type { EmbeddedShop } from './create-shop';
import { useEmbeddedShop, useShopSession } from './shop-context';

/** Products as the user who looks at the page sees them. */
export interface ProductsView {
  /** In the order that was asked for; null where there is none of that number, undefined while it is loaded. */
  readonly products: readonly (Product | null | undefined)[];
  readonly isError: boolean;
  readonly retry: () => void;
}

const productQuery = (shop: EmbeddedShop, customerId: string | undefined, sku: string) =>
  queryOptions<Product | null>({
    queryKey: ['gastroshop', shop.tenant, shop.locale, customerId, 'product', sku],
    queryFn: () => shop.loadProduct(sku),
    // What a visitor is answered has no prices: it is worth waiting for who looks.
    enabled: customerId !== undefined,
  });

/** Loads products by their numbers, all of a page in one call. */
export const useProducts = (skus: readonly string[]): ProductsView => {
  const shop = useEmbeddedShop();
  const session = useShopSession();
  const customerId =
    session.status === 'LOADING' ? undefined : session.status === 'BUYER' ? session.customerId : '';
  const results = useQueries({ queries: skus.map((sku) => productQuery(shop, customerId, sku)) });
  return {
    products: results.map(({ data }) => data),
    isError: results.some(({ isError, data }) => isError && data === undefined),
    retry: () => {
      for (const { isError, refetch } of results) if (isError) void refetch();
    },
  };
};
