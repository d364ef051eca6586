import { decimal, type DecimalInput } from '../money';
import { MAX_AMOUNT, MIN_AMOUNT } from './amount';
import { ratioOf } from './storage-quantity';
import type { Unit } from './unit';

/**
 * An article's minimum sale quantity in storage units; values below 1 mean that there is none (PRD-2).
 *
 * @example effectiveMinimum(0.5) // 0
 */
export const effectiveMinimum = (minSaleQuantity: number): number =>
  minSaleQuantity < 1 ? 0 : minSaleQuantity;

/**
 * The smallest number of a unit that holds a quantity: quantity ÷ ratio, rounded up, at least 1.
 *
 * @param quantity storage units
 * @returns undefined when even 99999 are too few
 * @throws RangeError when the quantity is no decimal number or the ratio none above 0
 * @example minimumAmountFor('0.7', { ratio: '0.3' }) // 3
 */
export const minimumAmountFor = (quantity: DecimalInput, unit: Pick<Unit, 'ratio'>): number | undefined => {
  const ratio = ratioOf(unit);
  const wanted = decimal(quantity);
  // Integer division and a look at the rest: a rounded quotient could end just beside a whole number.
  const whole = wanted.divToInt(ratio);
  const amount = whole.times(ratio).lt(wanted) ? whole.plus(1) : whole;
  return amount.gt(MAX_AMOUNT) ? undefined : Math.max(amount.toNumber(), MIN_AMOUNT);
};

/**
 * The smallest number of a unit that reaches the minimum sale quantity: minimum ÷ ratio, rounded up, at least 1 (QTY-1).
 *
 * @param minSaleQuantity storage units
 * @returns undefined when even 99999 are too few: the article cannot be ordered in this unit
 * @throws RangeError when the minimum is no finite number or the ratio none above 0
 * @example smallestAllowedAmount(10, { ratio: 6 }) // 2
 */
export const smallestAllowedAmount = (
  minSaleQuantity: number,
  unit: Pick<Unit, 'ratio'>,
): number | undefined => minimumAmountFor(effectiveMinimum(minSaleQuantity), unit);

/**
 * Whether an amount may be ordered in a unit: a whole number from the smallest allowed amount to 99999. This is the
 * check of who refuses (a server, an import); an input corrects instead, see `correctAmount`.
 *
 * @throws RangeError when the minimum is no finite number or the ratio none above 0
 */
export const isAllowedAmount = (
  amount: number,
  unit: Pick<Unit, 'ratio'>,
  minSaleQuantity: number,
): boolean => {
  const smallest = smallestAllowedAmount(minSaleQuantity, unit);
  return smallest !== undefined && Number.isInteger(amount) && amount >= smallest && amount <= MAX_AMOUNT;
};
