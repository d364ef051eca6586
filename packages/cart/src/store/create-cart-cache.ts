import type { Cart } from '@gastroshop/api-contract';
import { newerCart } from '../edits';
import type { CartCache, CartCalls } from '../sending';

/** What a cart is read with, and who wants to know. */
interface CartReading {
  readonly read: CartCalls['read'];
  readonly onChange: () => void;
  /** The cart could not be read; what was known before stays. */
  readonly onFailure: (error: unknown) => void;
}

/** Holds a cart where no other cache does. */
export const createCartCache = ({ read, onChange, onFailure }: CartReading): CartCache => {
  let held: Cart | undefined;
  let reading: AbortController | undefined;
  const hold = (cart: Cart): void => {
    if (cart === held) return;
    held = cart;
    onChange();
  };
  const cancelReads = (): void => {
    reading?.abort();
    reading = undefined;
  };
  return {
    get: () => held,
    take: (answer) => {
      hold(newerCart(held, answer));
    },
    cancelReads: () => {
      cancelReads();
      return Promise.resolve();
    },
    refresh: async () => {
      cancelReads();
      const { signal } = (reading = new AbortController());
      const before = held;
      try {
        const fresh = await read({ signal });
        if (signal.aborted) return;
        // What arrived meanwhile may be newer; what was there before is not, not even where a backend counts anew.
        hold(held === before ? fresh : newerCart(held, fresh));
      } catch (error) {
        if (!signal.aborted) onFailure(error);
      }
    },
  };
};
