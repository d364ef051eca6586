import { decimal, type DecimalString, toMoney, type Money } from '../money';
import type { DeliverySlot } from './slot';

/** What an order still lacks for a slot, in net euro. */
export interface OrderValueGap {
  /** To the slot's minimumOrderValue; undefined when it is reached or there is none. */
  readonly toMinimum: Money | undefined;
  /** To the slot's freeFrom; undefined when it is reached or there is none. */
  readonly toFreeDelivery: Money | undefined;
}

/**
 * How far an order is from a slot's minimum and from free delivery. Reaching a value exactly is enough.
 *
 * @param net sum of the rows in net euro, without fees
 * @throws RangeError when one of the values is no decimal number
 * @example orderValueGap({ ...slot, minimumOrderValue: '100' }, '95.76').toMinimum // '4.24'
 */
export const orderValueGap = (slot: DeliverySlot, net: DecimalString): OrderValueGap => ({
  toMinimum: missingTo(slot.minimumOrderValue, net),
  toFreeDelivery: missingTo(slot.freeFrom, net),
});

const missingTo = (value: DecimalString | undefined, net: DecimalString): Money | undefined => {
  if (value === undefined) return undefined;
  const missing = decimal(value).minus(decimal(net));
  return missing.isPositive() && !missing.isZero() ? toMoney(missing) : undefined;
};
