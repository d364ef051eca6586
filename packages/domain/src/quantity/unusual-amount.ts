import { decimal, type DecimalInput } from '../money';
import { ratioOf, storageQuantity } from './storage-quantity';
import type { Unit } from './unit';

/** How much of a product is usually ordered at once, in storage units. */
export interface UsualAmount {
  /**
   * - CUSTOMER: what this customer bought at once in the last year.
   * - TENANT: what all customers bought, where this one has no history; the largest is the 99th percentile.
   */
  readonly of: 'CUSTOMER' | 'TENANT';
  /** The smallest, of a customer's own. */
  readonly smallest?: DecimalInput | undefined;
  readonly largest: DecimalInput;
}

/** How often a customer's own largest amount is still nothing to ask about. */
const TIMES_THE_LARGEST = 5;
/** A row of this many euros net or less is not worth a question. */
const WORTH_ASKING = 100;

/**
 * Whether an amount is so far from the usual that it is asked about, once (QTY-6): above five times the customer's largest
 * of the last year, without a history above the 99th percentile of what all customers of the tenant order; and a row of
 * more than 100 euros net.
 *
 * @param rowNet euros; undefined where the price is not known or not to be seen, and the amount alone counts
 * @throws RangeError when the ratio is not above 0
 * @example isUnusualAmount(125, { ratio: 1 }, { of: 'CUSTOMER', smallest: 1, largest: 4 }, '4218.75') // true
 */
export const isUnusualAmount = (
  amount: number,
  unit: Pick<Unit, 'ratio'>,
  { of, largest }: UsualAmount,
  rowNet: DecimalInput | undefined,
): boolean => {
  const limit = decimal(largest).times(of === 'CUSTOMER' ? TIMES_THE_LARGEST : 1);
  return (
    decimal(storageQuantity(amount, unit)).gt(limit) &&
    (rowNet === undefined || decimal(rowNet).gt(WORTH_ASKING))
  );
};

/** The usual amounts in whole units: the smallest rounded down, the largest up, at least one. */
export const usualInUnit = (
  { smallest, largest }: UsualAmount,
  unit: Pick<Unit, 'ratio'>,
): { readonly from: number; readonly to: number } => {
  const ratio = ratioOf(unit);
  const to = Math.max(1, decimal(largest).div(ratio).ceil().toNumber());
  const from = smallest === undefined ? 1 : decimal(smallest).div(ratio).floor().toNumber();
  return { from: Math.min(to, Math.max(1, from)), to };
};
