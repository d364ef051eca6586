import { decimal, type DecimalString, type Money, toMoney } from '../money';
import { ratioOf, type Unit } from '../quantity';
import type { WeighedPricing } from './pricing-input';
import { expectedWeight } from './pricing-context';

/** What one of a unit costs. */
export interface UnitPriceIn {
  readonly price: Money;
  /** Whether it rests on an expected weight. */
  readonly estimated: boolean;
}

/**
 * The price of another unit, unit price × ratio (weighed: × the expected weight), rounded to the cent. It is shown
 * beside the unit and never calculated with.
 *
 * @param unitPrice net euro per storage unit, for weighed articles per `pricedBy` unit
 * @throws RangeError when the unit price is no decimal number, or the ratio or the expected weight none above 0
 * @example unitPriceIn('3.99', { ratio: 6 }) // { price: '23.94', estimated: false }
 */
export const unitPriceIn = (
  unitPrice: DecimalString,
  unit: Pick<Unit, 'ratio'>,
  weighed?: WeighedPricing,
): UnitPriceIn => {
  const perUnit = decimal(unitPrice).times(ratioOf(unit));
  return weighed === undefined
    ? { price: toMoney(perUnit), estimated: false }
    : { price: toMoney(perUnit.times(expectedWeight(weighed))), estimated: true };
};
