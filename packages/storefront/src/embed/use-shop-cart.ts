import type { CartSnapshot, CartStore } from '@gastroshop/cart';
import { useSyncExternalStore } from 'react';
import { useShopSession } from './shop-context';

/** The cart of who buys, and what is in it. */
export interface ShopCart {
  readonly store: CartStore;
  readonly snapshot: CartSnapshot;
}

const subscribeToNothing = () => () => undefined;
const nothing = () => undefined;

/** The cart of who is signed in; undefined for everybody else. The component renders again with each change of it. */
export const useShopCart = (): ShopCart | undefined => {
  const session = useShopSession();
  const store = session.status === 'BUYER' ? session.cart : undefined;
  const snapshot = useSyncExternalStore(
    store?.subscribe ?? subscribeToNothing,
    store?.getSnapshot ?? nothing,
    nothing,
  );
  return store && snapshot && { store, snapshot };
};
