import { useMemo, useState } from 'react';
import type { ProductActions, ProductOrderState } from './product-data';
import { sampleOrder } from './product.sample';

/** A cart for stories: each product's order, and the actions that change it. */
export const useSampleCart = (
  ids: readonly string[],
): { readonly orders: ReadonlyMap<string, ProductOrderState>; readonly actions: ProductActions } => {
  const [orders, setOrders] = useState<ReadonlyMap<string, ProductOrderState>>(
    () => new Map(ids.map((id, index) => [id, sampleOrder(index)])),
  );
  const actions = useMemo<ProductActions>(() => {
    const change = (id: string, part: Partial<ProductOrderState>): void => {
      setOrders((before) => {
        const order = before.get(id);
        return order === undefined ? before : new Map(before).set(id, { ...order, ...part });
      });
    };
    return {
      onChange: (id, value) => {
        change(id, value);
      },
      onAdd: (id, value) => {
        change(id, { ...value, inCart: true });
      },
      onRemove: (id) => {
        change(id, { amount: 1, inCart: false });
      },
    };
  }, []);
  return { orders, actions };
};
