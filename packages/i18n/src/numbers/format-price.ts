import type { DecimalInput, DecimalString } from '@gastroshop/domain/money';
import { NO_BREAK_SPACE, splitNumberText } from './format-number';

const inEuro = ([sign, digits]: readonly [string, string]): string => `${sign}€${NO_BREAK_SPACE}${digits}`;

/**
 * A sum of money: two decimals, rounded half up, German digits, the same in both languages (LOC-3). The minus of a
 * credit stands before the euro sign; the space after it does not break.
 *
 * @throws RangeError when the value is no decimal number
 * @example formatPrice('1234.5') // '€ 1.234,50'
 * @example formatPrice('-1.5') // '-€ 1,50'
 */
export const formatPrice = (euro: DecimalInput): string => inEuro(splitNumberText(euro, 2));

const FEWEST_DECIMALS = 2;

/**
 * A unit price, with the decimals it is written with, at least two: what is shown is what rows are calculated with.
 * Articles sold by the gram or the piece of a hundred cost fractions of a cent.
 *
 * @throws RangeError when the value is no decimal number
 * @example formatUnitPrice('0.0328') // '€ 0,0328'
 */
export const formatUnitPrice = (euro: DecimalString): string => {
  const written = euro.split('.')[1]?.length ?? 0;
  return inEuro(splitNumberText(euro, Math.max(written, FEWEST_DECIMALS)));
};

/**
 * Marks a price or an amount that the scales will correct.
 *
 * @example formatEstimate(formatPrice('64.5')) // 'ca. € 64,50'
 */
export const formatEstimate = (text: string): string => `ca.${NO_BREAK_SPACE}${text}`;
