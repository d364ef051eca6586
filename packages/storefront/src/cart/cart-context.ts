import type { CartEvent } from '@gastroshop/api-contract';
import type { PlanEntry, Remarks } from '@gastroshop/domain/cart';
import { createContext, use } from 'react';
import type { OrderDraft } from './outbox-entry';
import type { RowsOfPad } from './cart-outbox';
import type { CartSender } from './cart-sender';

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

/** A line among several that are set at once. */
export interface LineOfSeveral extends LineChange {
  readonly sku: string;
  /** When that was done which it takes back, epoch milliseconds by the backend's clock; missing: the buyer acts now. */
  readonly takesBack?: number | undefined;
}

/** What was done to several lines. */
interface LinesDone {
  /** Takes all of it back: each line is what it was, unless somebody else has changed it since. */
  readonly undo: () => void;
  /** Whether it outlives the page, once that is known. */
  readonly kept: Promise<boolean>;
}

/** What buyers do with the cart. Nothing waits for the backend: the screen changes at once. */
export interface CartActions {
  /**
   * Adds or changes a line; amount 0 takes it out. Answers how to take that back: the line is what it was, with plan and
   * remarks, unless somebody else has changed it since.
   */
  readonly setLine: (sku: string, change: LineChange) => () => void;
  /**
   * Adds or changes lines, each once: all are written down in one stroke.
   *
   * @param from the rows of an order pad they were made of, which leave it with the same stroke
   */
  readonly setLines: (lines: readonly LineOfSeveral[], from?: RowsOfPad) => LinesDone;
  /** Sets note, cost centre or own number of a line that is in the cart; its amount stays whatever it is by then. */
  readonly setRemarks: (sku: string, remarks: Remarks) => void;
  /** Keeps what was typed beside the cart; undefined forgets it. */
  readonly typeDraft: (sku: string, draft: OrderDraft | undefined) => void;
  /** Sends what waits and answers whether everything has arrived; what has not is kept. */
  readonly flush: () => Promise<boolean>;
  /** Is told of changes that the backend refuses; they are told to the buyer in any case. Answers how to stop that. */
  readonly onRefused: CartSender['onRefused'];
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
