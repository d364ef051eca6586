import type { CartEvent } from '@gastroshop/api-contract';

/** Is told what happens in the cart, by whomever. */
export type CartEventListener = (event: CartEvent) => void;

/** Passes on what is heard of a cart to the screens of a page. */
export interface CartHub {
  readonly tell: CartEventListener;
  /** For a screen that tells the buyer itself what happens; answers how to stop hearing. */
  readonly listen: (listener: CartEventListener) => () => void;
  /** For what tells the buyer where no screen does; answers how to stop hearing. */
  readonly overhear: (listener: CartEventListener) => () => void;
  /** Whether a screen tells the buyer itself what happens. */
  readonly isHeard: () => boolean;
}

/** Makes the hub of a page. */
export const createCartHub = (): CartHub => {
  const listeners = new Set<CartEventListener>();
  const overhearing = new Set<CartEventListener>();
  return {
    tell: (event) => {
      for (const listener of listeners.size > 0 ? listeners : overhearing) listener(event);
    },
    listen: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    overhear: (listener) => {
      overhearing.add(listener);
      return () => overhearing.delete(listener);
    },
    isHeard: () => listeners.size > 0,
  };
};
