import type { CartEventListener } from '@gastroshop/cart/live';
import type { CartChanges } from '@gastroshop/cart/sending';
import { createContext, use } from 'react';

/** What buyers do with the cart. Of changes that the backend refuses they are told in any case. */
export interface CartActions extends CartChanges {
  /** Tells a screen what happens in the cart, which then says it itself; answers how to stop that. */
  readonly onEvent: (listener: CartEventListener) => () => void;
}

/** Carries the cart's actions to the screens. */
export const CartContext = createContext<CartActions | undefined>(undefined);

/**
 * What buyers do with the cart.
 *
 * @throws Error outside a `CartProvider`
 */
export const useCartActions = (): CartActions => {
  const actions = use(CartContext);
  if (actions === undefined) throw new Error('useCartActions needs a CartProvider around it');
  return actions;
};
