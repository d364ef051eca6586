import type { Cart, Product } from '@gastroshop/api-contract';
import { cartKey } from '@gastroshop/storefront/cart';
import { shopKey, type ShopScope } from '@gastroshop/storefront/shop';
import type { QueryClient } from '@tanstack/react-query';

/** What an article is called, as far as an answer has told it; empty otherwise. */
export const productNameOf = (queryClient: QueryClient, scope: ShopScope, sku: string): string =>
  queryClient.getQueryData<Cart>(cartKey(scope))?.items.find((item) => item.sku === sku)?.product.name ??
  queryClient.getQueryData<Product>(shopKey(scope, 'product', sku))?.name ??
  '';
