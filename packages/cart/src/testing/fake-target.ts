import type { Cart } from '@gastroshop/api-contract';
import { newerCart } from '../edits';
import { type CartScope, outboxKey } from '../outbox';
import type { CartCache, CartCalls, CartTarget } from '../sending';
import { EMPTY_CART, TEST_CART_SCOPE } from './test-scope';

/** The calls of a cart that holds nothing and in which nothing happens; a test gives those it is about. */
export const fakeCalls = (differing: Partial<CartCalls> = {}): CartCalls => ({
  read: () => Promise.resolve(EMPTY_CART),
  put: () => Promise.resolve(EMPTY_CART),
  remove: () => Promise.resolve(EMPTY_CART),
  watch: async function* () {
    // Nothing ever happens in it.
  },
  ...differing,
});

/** A cache without a reader, which a test can tell what to hold. */
export const fakeCache = (): CartCache & { readonly hold: (cart: Cart) => void } => {
  let held: Cart | undefined;
  return {
    get: () => held,
    take: (answer) => {
      held = newerCart(held, answer);
    },
    hold: (cart) => {
      held = cart;
    },
    cancelReads: () => Promise.resolve(),
    refresh: () => Promise.resolve(),
  };
};

/** A cart that answers from nowhere. */
export const fakeTarget = ({
  scope = TEST_CART_SCOPE,
  ...differing
}: Partial<CartTarget> & { readonly scope?: CartScope } = {}): CartTarget => ({
  owner: outboxKey(scope),
  calls: fakeCalls(),
  cache: fakeCache(),
  ...differing,
});
