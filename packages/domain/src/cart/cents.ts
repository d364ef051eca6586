import { toMoney, type DecimalString, type Money } from '../money';

/** Euro as a whole number of cents: exact, and far quicker to add than decimals. */
export type Cents = bigint;

/** Euro with its two decimals written out, as results of a calculation come. */
const PLAIN_MONEY = /^-?\d{1,30}\.\d\d$/;

/**
 * Euro as cents, rounded half up where there are parts of a cent.
 *
 * @throws RangeError when the value is no decimal number
 * @example toCents('95.76') // 9576n
 */
export const toCents = (euro: DecimalString): Cents => {
  const text = PLAIN_MONEY.test(euro) ? euro : toMoney(euro);
  return BigInt(text.replace('.', ''));
};

/**
 * Cents as euro.
 *
 * @example fromCents(9576n) // '95.76'
 */
export const fromCents = (cents: Cents): Money => {
  const sign = cents < 0n ? '-' : '';
  const digits = String(cents < 0n ? -cents : cents).padStart(3, '0');
  return `${sign}${digits.slice(0, -2)}.${digits.slice(-2)}`;
};
