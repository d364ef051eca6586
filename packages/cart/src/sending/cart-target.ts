import type { CartCache } from './cart-cache';
import type { CartCalls } from './cart-calls';

/** The cart that changes are made for and sent to. */
export interface CartTarget {
  /** Whose cart it is, see `outboxKey`. */
  readonly owner: string;
  /** Missing where nothing can be ordered: nobody is signed in, or no customer is chosen. */
  readonly calls?: CartCalls | undefined;
  readonly cache: CartCache;
}
