import type { CartStore } from '@gastroshop/cart';
import { useSyncExternalStore, type ReactNode } from 'react';

/** How many lines a cart has, in step with the shop and with colleagues. */
export const CartBadge = ({ cart }: { readonly cart: CartStore }): ReactNode => {
  const { count } = useSyncExternalStore(cart.subscribe, cart.getSnapshot, cart.getSnapshot);
  return <a href="/checkout">Warenkorb ({count})</a>;
};
