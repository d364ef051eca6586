import { Decimal as DecimalJs } from 'decimal.js';

/**
 * The one decimal type of the shop. Its precision is above what the product of a price, three factors, an amount
 * and a ratio can need when each has as many digits as {@link decimal} accepts, so that multiplication is exact and the
 * only rounding is the one a rule names.
 */
export const Decimal = /* @__PURE__ */ DecimalJs.clone({
  precision: 400,
  rounding: DecimalJs.ROUND_HALF_UP,
  toExpNeg: -100,
  toExpPos: 100,
});

/** An exact decimal number. */
export type Decimal = DecimalJs;

/**
 * A decimal number as the wire carries it: an optional minus sign, digits, and optionally a point with digits.
 *
 * @example '12.90'
 */
export type DecimalString = string;

/** What a rule takes where it wants a decimal number. */
export type DecimalInput = DecimalString | number | Decimal;

const DECIMAL_PATTERN = /^-?\d{1,30}(?:\.\d{1,30})?$/;

/** Whether a text is a decimal number as the wire carries it (no exponent, no blanks, no thousands separator). */
export const isDecimalString = (text: string): text is DecimalString => DECIMAL_PATTERN.test(text);

/**
 * Reads a decimal number.
 *
 * @throws RangeError when the input is no finite decimal number
 * @example decimal('4.15').times(24) // 99.6
 */
export function decimal(input: DecimalInput): Decimal {
  if (input instanceof Decimal) {
    if (input.isFinite()) return input;
    throw noDecimal(input.toString());
  }
  const valid = typeof input === 'number' ? Number.isFinite(input) : isDecimalString(input);
  if (!valid) throw noDecimal(typeof input === 'number' ? input.toString() : JSON.stringify(input));
  return new Decimal(input);
}

const noDecimal = (written: string): RangeError => new RangeError(`Not a decimal number: ${written}`);

/**
 * Decimals that a decimal string is written with.
 *
 * @example decimalPlaces('4.10') // 2
 */
export const decimalPlaces = (text: DecimalString): number => {
  const point = text.indexOf('.');
  return point === -1 ? 0 : text.length - point - 1;
};
