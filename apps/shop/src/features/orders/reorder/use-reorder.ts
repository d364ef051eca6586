import type { OrderItem } from '@gastroshop/api-contract';
import { cartQuery } from '@gastroshop/storefront/cart';
import { useProductContext } from '@gastroshop/storefront/product';
import { useShop } from '@gastroshop/storefront/shop';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { ReorderLine } from './reorder-line';
import { planReorder } from './again-plan';
import { bySku, productsAsTheyAreQuery, replacementSkus } from './again-products';

/** What ordering again would do. */
export interface Reorder {
  /** Undefined while it is being found out. */
  readonly lines: readonly ReorderLine[] | undefined;
  readonly failed: boolean;
  readonly retry: () => void;
}

/** Finds out what ordering lines again would put into the cart, and what has changed since. */
export const useReorder = (items: readonly OrderItem[]): Reorder => {
  const { client, gateway } = useShop();
  const { scope } = gateway;
  const context = useProductContext();
  const skus = useMemo(() => items.map(({ productSku }) => productSku), [items]);
  const products = useQuery(productsAsTheyAreQuery(client, scope, skus));
  const others = useMemo(() => replacementSkus(products.data), [products.data]);
  const replacements = useQuery(productsAsTheyAreQuery(client, scope, others));
  const { data: cart } = useQuery(cartQuery(gateway));
  const known = products.data !== undefined && (others.length === 0 || replacements.data !== undefined);
  const lines = useMemo(
    () =>
      known
        ? planReorder({
            items,
            products: bySku([...products.data, ...(replacements.data ?? [])]),
            inCart: new Map(
              cart?.items.map(({ sku, amount, unitAbbreviation }) => [
                sku,
                { amount, unit: unitAbbreviation },
              ]),
            ),
            context,
          })
        : undefined,
    [known, items, products.data, replacements.data, cart, context],
  );
  return {
    lines,
    failed: lines === undefined && (products.isError || replacements.isError),
    retry: () => {
      void products.refetch();
      if (others.length > 0) void replacements.refetch();
    },
  };
};
