import { decimal, type DecimalString } from '../money';
import type { PriceSnapshot, RowTotals } from './priced-row';
import { parseDeliveredQuantity } from './pricing-context';
import { parseFactors } from './parsed-factor';
import { calculateRowTotals, rowTotals } from './row-totals';

/**
 * The sums of an order line once it is delivered: the price agreed at the order, for what really arrived. The tier stays
 * the one that was ordered.
 *
 * @param deliveredQuantity in the unit of the price: storage units, for weighed articles `pricedBy` units
 * @throws RangeError when the raw value or the delivered quantity is no decimal number, or the quantity is below 0
 */
export const deliveredRow = (
  { rawValue, factors }: Pick<PriceSnapshot, 'rawValue' | 'factors'>,
  deliveredQuantity: DecimalString | number,
): RowTotals => {
  const quantity = parseDeliveredQuantity(deliveredQuantity);
  return rowTotals(
    calculateRowTotals(decimal(rawValue), rawValue, parseFactors(factors), quantity),
    rawValue,
    quantity,
  );
};
