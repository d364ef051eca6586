import { decimal, Decimal, type DecimalInput, type DecimalString } from './decimal';
import { roundHalfUp } from './round';

/**
 * Euro with exactly two decimals, as a decimal string: results of a calculation that a buyer is shown or billed.
 *
 * @example '95.76'
 */
export type Money = DecimalString;

/**
 * Euro rounded half up to the cent.
 *
 * @throws RangeError when the value is no decimal number
 * @example money('1.485') // '1.49'
 */
export const toMoney = (value: DecimalInput): Money => {
  const rounded = roundHalfUp(value, 2);
  // Minus zero is a number of the machine, not of the trade.
  return (rounded.isZero() ? new Decimal(0) : rounded).toFixed(2);
};

/**
 * The sum of euro amounts: added exactly, then rounded half up once to the cent.
 *
 * @throws RangeError when one of them is no decimal number
 * @example sumMoney(['0.10', '0.20']) // '0.30'
 */
export const sumMoney = (amounts: Iterable<DecimalInput>): Money => {
  let sum = new Decimal(0);
  for (const amount of amounts) sum = sum.plus(decimal(amount));
  return toMoney(sum);
};
