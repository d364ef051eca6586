import type { Product } from '@gastroshop/api-contract';
import type { QueryClient } from '@tanstack/react-query';
import { scopedKey, type ShopScope } from '../shop';

/** Keeps the articles of lines that are added together, so that the cart can show them where there is no network. */
export const keepAdded = (queryClient: QueryClient, scope: ShopScope, products: readonly Product[]): void => {
  if (products.length > 0)
    queryClient.setQueryData(scopedKey(scope, 'added', crypto.randomUUID()), { products });
};
