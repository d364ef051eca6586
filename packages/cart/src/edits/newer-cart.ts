import type { Cart } from '@gastroshop/api-contract';

/**
 * Of two answers the one that knows more, whichever came last: what was asked earlier may be answered later. Of two that
 * know the same, and from a backend without versions, it is the fresh one.
 *
 * @param known the cart as it is shown
 * @param fresh the cart as an answer tells it
 */
export const newerCart = (known: Cart | undefined, fresh: Cart): Cart =>
  known !== undefined && Number(known.version) > Number(fresh.version) ? known : fresh;
