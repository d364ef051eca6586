import { MAX_AMOUNT, smallestAllowedAmount, type Unit } from '../quantity';

/** What becomes of an amount that an order list asks for. */
export type AmountSuggestion =
  | { readonly kind: 'ALLOWED'; readonly amount: number }
  /** Too little: the smallest allowed amount is offered, to be accepted by the buyer. */
  | { readonly kind: 'TOO_SMALL'; readonly amount: number; readonly offered: number }
  /** Too much for one line: the largest amount is offered. */
  | { readonly kind: 'TOO_LARGE'; readonly amount: number; readonly offered: number }
  /** The minimum sale quantity is beyond 99999 of this unit. */
  | { readonly kind: 'NOT_IN_THIS_UNIT'; readonly amount: number };

/**
 * Checks an amount of a typed, pasted or imported list. Unlike an amount input, it never changes the amount by itself:
 * what is too small or too large comes back with an offer, and the buyer decides (QTY-2 holds for inputs alone).
 *
 * @param minSaleQuantity storage units
 * @throws RangeError when the amount is not whole, the minimum is no finite number or the ratio none above 0
 * @example suggestAmount(1, { ratio: 6 }, 10) // { kind: 'TOO_SMALL', amount: 1, offered: 2 }
 */
export const suggestAmount = (
  amount: number,
  unit: Pick<Unit, 'ratio'>,
  minSaleQuantity: number,
): AmountSuggestion => {
  if (!Number.isInteger(amount)) throw new RangeError(`Not a whole amount: ${amount}`);
  const smallest = smallestAllowedAmount(minSaleQuantity, unit);
  if (smallest === undefined) return { kind: 'NOT_IN_THIS_UNIT', amount };
  if (amount < smallest) return { kind: 'TOO_SMALL', amount, offered: smallest };
  if (amount > MAX_AMOUNT) return { kind: 'TOO_LARGE', amount, offered: MAX_AMOUNT };
  return { kind: 'ALLOWED', amount };
};
