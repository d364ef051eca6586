import { MAX_AMOUNT } from './amount';
import { smallestAllowedAmount } from './minimum';
import type { Unit } from './unit';

/** What becomes of an amount when it is committed. */
export type AmountCorrection =
  | {
      readonly orderable: true;
      readonly corrected: false;
      readonly amount: number;
      /** Smallest allowed amount in the unit. */
      readonly minimum: number;
    }
  | {
      readonly orderable: true;
      readonly corrected: true;
      /** The valid amount in place of the one given. */
      readonly amount: number;
      /** The amount that was given. */
      readonly given: number;
      readonly minimum: number;
      readonly reason: 'BELOW_MINIMUM' | 'ABOVE_MAXIMUM';
    }
  /** The minimum sale quantity is beyond 99999 of this unit; a greater unit has to be chosen. */
  | { readonly orderable: false };

/**
 * Sets an amount to the nearest one that may be ordered: below the minimum to the smallest allowed amount, which calls
 * for a warning (QTY-2), above 99999 to 99999.
 *
 * To be used when an amount is committed and after a change of unit (the number is kept, not converted), never while
 * typing.
 *
 * @param amount whole number of units
 * @param minSaleQuantity storage units
 * @throws RangeError when the amount is not whole, the minimum is no finite number or the ratio none above 0
 * @example
 * correctAmount(1, { ratio: 6 }, 10)
 * // { orderable: true, corrected: true, amount: 2, given: 1, minimum: 2, reason: 'BELOW_MINIMUM' }
 */
export const correctAmount = (
  amount: number,
  unit: Pick<Unit, 'ratio'>,
  minSaleQuantity: number,
): AmountCorrection => {
  if (!Number.isInteger(amount)) throw new RangeError(`Not a whole amount: ${amount}`);
  const minimum = smallestAllowedAmount(minSaleQuantity, unit);
  if (minimum === undefined) return { orderable: false };
  const corrected = { orderable: true, corrected: true, given: amount, minimum } as const;
  if (amount < minimum) return { ...corrected, amount: minimum, reason: 'BELOW_MINIMUM' };
  if (amount > MAX_AMOUNT) return { ...corrected, amount: MAX_AMOUNT, reason: 'ABOVE_MAXIMUM' };
  return { orderable: true, corrected: false, amount, minimum };
};
