import type { CartEvent } from '@gastroshop/api-contract';

/** Is told what happens in the cart, by whomever. */
export type CartEventListener = (event: CartEvent) => void;

/** Passes on what is heard of a cart to the screens of a page. */
export interface CartHub {
  readonly tell: CartEventListener;
  /** For what tells the buyer where no screen does; answers how to stop hearing. */
  readonly overhear: (listener: CartEventListener) => () => void;
  /** Whether a screen tells the buyer itself what happens. */
  readonly isHeard: () => boolean;
}

/**
 * Makes the hub of a page.
 *
 * @param screens what the screens that tell the buyer themselves are told with
 */
export const createCartHub = (screens: ReadonlySet<CartEventListener>): CartHub => {
  const overhearing = new Set<CartEventListener>();
  return {
    tell: (event) => {
      for (const listener of screens.size > 0 ? screens : overhearing) listener(event);
    },
    overhear: (listener) => {
      overhearing.add(listener);
      return () => overhearing.delete(listener);
    },
    isHeard: () => screens.size > 0,
  };
};
