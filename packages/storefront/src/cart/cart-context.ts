import type { CartEvent } from '@gastroshop/api-contract';
import type { PlanEntry, Remarks } from '@gastroshop/domain/cart';
import { createContext, use } from 'react';
import type { CartDraft } from './cart-edit';

/** Is told what happens in the cart, by whomever. */
export type CartEventListener = (event: CartEvent) => void;

/** What a buyer sets a line to. */
export interface LineChange {
  readonly amount: number;
  /** Abbreviation of the unit. */
  readonly unit: string;
  /**
   * Over which days the amount is spread; empty: all comes on the day the order asks for. Missing: the plan the line has
   * follows the amount.
   */
  readonly plan?: readonly PlanEntry[] | undefined;
  /** Note, cost centre and own number where they are set as well; those left out stay. */
  readonly remarks?: Remarks | undefined;
}

/** What buyers do with the cart. Nothing waits for the backend: the screen changes at once. */
export interface CartActions {
  /**
   * Adds or changes a line; amount 0 takes it out. Answers how to take that back: the line is what it was, with plan and
   * remarks, unless somebody else has changed it since.
   */
  readonly setLine: (sku: string, change: LineChange) => () => void;
  /** Sets note, cost centre or own number of a line that is in the cart; its amount stays whatever it is by then. */
  readonly setRemarks: (sku: string, remarks: Remarks) => void;
  /** Keeps what was typed beside the cart; undefined forgets it. */
  readonly typeDraft: (sku: string, draft: CartDraft | undefined) => void;
  /** Sends what waits and answers whether everything has arrived; what has not is kept. */
  readonly flush: () => Promise<boolean>;
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
