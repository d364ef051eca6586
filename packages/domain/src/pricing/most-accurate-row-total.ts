import { type DecimalString, type Money, toMoney } from '../money';
import type { PriceSnapshot } from './priced-row';
import { deliveredRow } from './delivered-row';

/** What is known of the money of an order's line, which grows from the order to the invoice. */
export interface RowRecords {
  /** Net euro of the row on the invoice. */
  readonly invoiced?: DecimalString | undefined;
  /** What arrived, in the unit of the price: storage units, for weighed articles `pricedBy` units. */
  readonly deliveredQuantity?: DecimalString | number | undefined;
  /** The price agreed at the order; without it a delivered quantity has no price. */
  readonly snapshot?: Pick<PriceSnapshot, 'rawValue' | 'factors'> | undefined;
  /** Net euro of the row as ordered. Missing: its price was on request. */
  readonly ordered?: DecimalString | undefined;
}

/**
 * The row total of an order's line that comes nearest to what is paid: the invoice's; before there is one that of what
 * was delivered at the agreed price; before that the order's.
 *
 * @returns undefined when nothing of it has a price yet
 * @throws RangeError when one of the figures is no decimal number or the delivered quantity is below 0
 * @example
 * mostAccurateRowTotal({ deliveredQuantity: '4.9', snapshot: { rawValue: '12.90', factors: [] }, ordered: '64.50' })
 * // '63.21'
 */
export const mostAccurateRowTotal = ({
  invoiced,
  deliveredQuantity,
  snapshot,
  ordered,
}: RowRecords): Money | undefined => {
  if (invoiced !== undefined) return toMoney(invoiced);
  if (deliveredQuantity !== undefined && snapshot !== undefined) {
    return deliveredRow(snapshot, deliveredQuantity).rowTotal;
  }
  return ordered === undefined ? undefined : toMoney(ordered);
};
