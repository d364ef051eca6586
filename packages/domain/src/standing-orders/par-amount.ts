import { decimal, type DecimalInput } from '../money';
import { minimumAmountFor, storageQuantity, type Unit } from '../quantity';

/** A count older than this when it is ordered says nothing of the stock. */
export const FRESH_COUNT_HOURS = 48;

const FRESH_COUNT_MS = FRESH_COUNT_HOURS * 3_600_000;

/** A stock that is to be kept, and what is known of it. */
export interface ParLine {
  /** The stock to keep, in `unit`. */
  readonly par: number;
  readonly unit: Pick<Unit, 'ratio'>;
  /** Missing: nobody has counted lately. */
  readonly count?:
    | {
        /** Storage units. */
        readonly quantity: DecimalInput;
        /** Epoch milliseconds. */
        readonly at: number;
      }
    | undefined;
  /** What came or comes since the count, until the day it is ordered for; storage units. */
  readonly expected: DecimalInput;
}

/** What fills a stock up. */
export type ParAmount =
  /** Whole units, 1 to 99999; never raised to a minimum. */
  | { readonly kind: 'ORDER'; readonly amount: number }
  | { readonly kind: 'ENOUGH' }
  /** A count that counts can still be made, or should have been. */
  | { readonly kind: 'NOT_COUNTED' }
  /** It is ordered so late that no count of today could count. */
  | { readonly kind: 'TOO_EARLY' };

/**
 * How much fills a stock up to its par (STD-14): par − last count − what came since or comes until then, in whole units
 * rounded up. A count of the last 48 hours before it is ordered counts; earlier nothing is known.
 *
 * @param times when it is ordered, and now, epoch milliseconds
 * @throws RangeError when a figure is no decimal number or the ratio none above 0
 * @example
 * parAmount(
 *   { par: 4, unit: { ratio: 6 }, count: { quantity: '7', at: now }, expected: '6' },
 *   { submitAt: now, now },
 * ) // { kind: 'ORDER', amount: 2 }
 */
export const parAmount = (
  { par, unit, count, expected }: ParLine,
  { submitAt, now }: { readonly submitAt: number; readonly now: number },
): ParAmount => {
  const since = submitAt - FRESH_COUNT_MS;
  if (count === undefined || count.at < since) return { kind: now < since ? 'TOO_EARLY' : 'NOT_COUNTED' };
  const missing = decimal(storageQuantity(par, unit)).minus(decimal(count.quantity)).minus(decimal(expected));
  if (missing.lte(0)) return { kind: 'ENOUGH' };
  // What is missing is no more than the par, which is an amount of this unit itself.
  return { kind: 'ORDER', amount: minimumAmountFor(missing, unit) ?? par };
};
