import { roundHalfUp, type DecimalInput } from '@gastroshop/domain/money';
import type { Locale } from '../locale';
import { formatUnit } from './format-unit';

/** Keeps a number and its sign or unit on one line. */
export const NO_BREAK_SPACE = '\u00a0';

/** Digits the German way: points between thousands, a comma before the decimals. */
const inGerman = (digits: string): string => {
  const [whole = '', decimals] = digits.split('.');
  const grouped = whole.replace(/\B(?=(?:\d{3})+$)/g, '.');
  return decimals === undefined ? grouped : `${grouped},${decimals}`;
};

/** Takes apart an exact number into the sign and the German digits, with exactly so many decimals. */
export const splitNumberText = (value: DecimalInput, decimals: number): readonly ['' | '-', string] => {
  const rounded = roundHalfUp(value, decimals);
  const sign = rounded.isNegative() && !rounded.isZero() ? '-' : '';
  return [sign, inGerman(rounded.abs().toFixed(decimals))];
};

/** More decimals than any ratio, weight or amount has. */
const EXACT = 30;

/**
 * A number in German digits, the same in both languages (LOC-3), without closing zeros.
 *
 * @param maxDecimals where to round half up; exact by default
 * @throws RangeError when the value is no decimal number
 * @example formatNumber('12345.50') // '12.345,5'
 */
export const formatNumber = (value: DecimalInput, maxDecimals = EXACT): string => {
  const decimals = roundHalfUp(value, maxDecimals).decimalPlaces();
  return splitNumberText(value, decimals).join('');
};

/**
 * A percentage with at most two decimals, rounded half up (LOC-3).
 *
 * @param percent the number before the percent sign
 * @throws RangeError when the value is no decimal number
 * @example formatPercent('12.5') // '12,5 %', with a non-breaking space
 */
export const formatPercent = (percent: DecimalInput): string =>
  `${formatNumber(percent, 2)}${NO_BREAK_SPACE}%`;

/**
 * A quantity of a measure, which is written alike in all languages.
 *
 * @throws RangeError when the quantity is no decimal number
 * @example formatMeasure('2.5', 'kg') // '2,5 kg', with a non-breaking space
 */
export const formatMeasure = (quantity: DecimalInput, measure: string): string =>
  formatNumber(quantity) + NO_BREAK_SPACE + measure;

/**
 * An amount with its unit, in the reader's language.
 *
 * @throws RangeError when the amount is no decimal number
 * @example formatAmount(4, 'Ktn', 'de-AT') // '4 Ktn', with a non-breaking space
 * @example formatAmount(4, 'Ktn', 'en-GB') // '4 cartons'
 */
export const formatAmount = (amount: DecimalInput, unit: string, locale: Locale): string => {
  const isSeveral = formatNumber(amount) !== '1';
  return formatMeasure(amount, formatUnit(unit, locale, isSeveral));
};
