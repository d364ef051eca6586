import { decimal, type Decimal, type DecimalString, isDecimalString, type Money, toMoney } from '../money';
import { convertUnit } from './unit-conversion';
import type { WeighedPricing } from './pricing-input';

/** What an article's base price refers to (PRI-8): the content of one storage unit, and the quantity to name a price for. */
export interface BasePriceReference {
  /** Content of one storage unit, in `unit`. */
  readonly quantity: DecimalString | number;
  readonly unit: string;
  readonly refQuantity: DecimalString | number;
  readonly refUnit: string;
}

/** A price for a comparable quantity, for example € 7,98 per 1 kg. */
export interface BasePrice {
  readonly price: Money;
  readonly refQuantity: DecimalString;
  readonly refUnit: string;
}

/**
 * The base price: unit price ÷ content × reference quantity, after converting the units, rounded to the cent (PRI-8).
 *
 * The price of a weighed article is per `pricedBy` unit already, so one of these is the content there.
 *
 * @param unitPrice net euro per storage unit, for weighed articles per `pricedBy` unit
 * @returns undefined when the units do not convert or a quantity is not above 0: there is nothing to show then
 * @throws RangeError when the unit price is no decimal number
 * @example basePrice('3.99', { quantity: 500, unit: 'g', refQuantity: 1, refUnit: 'kg' })
 * // { price: '7.98', refQuantity: '1', refUnit: 'kg' }
 */
export const basePrice = (
  unitPrice: DecimalString,
  reference: BasePriceReference,
  weighed?: Pick<WeighedPricing, 'pricedBy'>,
): BasePrice | undefined => {
  const { refUnit } = reference;
  const unit = weighed?.pricedBy ?? reference.unit;
  const quantity = positive(weighed === undefined ? reference.quantity : 1);
  const refQuantity = positive(reference.refQuantity);
  const rate = convertUnit(unit, refUnit);
  if (quantity === undefined || refQuantity === undefined || rate === undefined) return undefined;
  const price = decimal(unitPrice).times(refQuantity).times(rate.to).div(quantity.times(rate.from));
  return { price: toMoney(price), refQuantity: refQuantity.toFixed(), refUnit };
};

const positive = (input: DecimalString | number): Decimal | undefined => {
  if (typeof input === 'number' ? !Number.isFinite(input) : !isDecimalString(input)) return undefined;
  const value = decimal(input);
  return value.gt(0) ? value : undefined;
};
