import type { Cart } from '@gastroshop/api-contract';

/** Holds a cart as the backend told it last. */
export interface CartCache {
  /** Undefined until it is known. */
  readonly get: () => Cart | undefined;
  /** Takes an answer over, unless what is held knows more (see `newerCart`). */
  readonly take: (answer: Cart) => void;
  /** Ends the reading under way: an answer to an older question must not take the place of the one to a write. */
  readonly cancelReads: () => Promise<void>;
  /** Has the cart read again: what is held may be outdated. */
  readonly refresh: () => Promise<void>;
}
