import { decimal, type DecimalString } from '../money';
import type { PriceSnapshot, RowMoney } from './priced-row';
import { readDelivered } from './pricing-context';
import { readFactors } from './read-factor';
import { calculateRow, rowMoney } from './row-money';

/**
 * The sums of an order line once it is delivered: the price agreed at the order, for what really arrived. The tier stays
 * the one that was ordered.
 *
 * @param deliveredQuantity in the unit of the price: storage units, for weighed articles `pricedBy` units
 * @throws RangeError when the raw value or the delivered quantity is no decimal number, or the quantity is below 0
 */
export const rowAtDelivery = (
  { rawValue, factors }: Pick<PriceSnapshot, 'rawValue' | 'factors'>,
  deliveredQuantity: DecimalString | number,
): RowMoney => {
  const quantity = readDelivered(deliveredQuantity);
  return rowMoney(
    calculateRow(decimal(rawValue), rawValue, readFactors(factors), quantity),
    rawValue,
    quantity,
  );
};
