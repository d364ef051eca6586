import { decimal, type Decimal, type DecimalString } from '../money';
import type { Unit } from './unit';

/**
 * How many storage units one of this unit holds.
 *
 * @throws RangeError when the ratio is no decimal number above 0
 */
export const ratioOf = (unit: Pick<Unit, 'ratio'>): Decimal => {
  const ratio = decimal(unit.ratio);
  if (ratio.lte(0)) throw new RangeError(`Not a positive ratio: ${unit.ratio}`);
  return ratio;
};

/**
 * An amount in storage units, exactly: amount × ratio. Tiers and minimum quantities are in storage units.
 *
 * @param amount number of units
 * @throws RangeError when the amount is no finite number or the ratio none above 0
 * @example storageQuantity(3, { ratio: '0.1' }) // '0.3'
 */
export const storageQuantity = (amount: number, unit: Pick<Unit, 'ratio'>): DecimalString =>
  ratioOf(unit).times(decimal(amount)).toFixed();
