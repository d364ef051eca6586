import { MAX_AMOUNT } from '../quantity';
import type { OrderListWarningCode } from './order-list-line';

/** What a written number means as an amount to order. */
export type WrittenAmount =
  { readonly amount: number; readonly formAssumed: boolean } | { readonly problem: OrderListWarningCode };

/** Digits with points and commas between them, optionally signed; each sign is matched once, so it stays linear. */
const NUMBER = /^[+-]?\d+(?:[.,]\d+)*$/;
/** Thousands apart by blanks or apostrophes, as papers and the Swiss write them. */
const SPACED = /^([+-]?)(\d{1,3}(?:[ '’\u00a0\u2009\u202f]\d{3})+)([.,]\d+)?$/;
const SPACE = /[ '’\u00a0\u2009\u202f]/g;
const GERMAN = /^(\d{1,3}(?:\.\d{3})+)(?:,(\d+))?$/;
const ENGLISH = /^(\d{1,3}(?:,\d{3})+)\.(\d+)$|^(\d{1,3}(?:,\d{3}){2,})$/;
const PLAIN = /^(\d+)(?:[.,](\d+))?$/;
const FRACTION = /^(?:\d+ )?(?:\d*[½¼¾]|\d+\/\d+)$/;
const ZEROS = /^0*$/;
const MAX_DIGITS = 15;
/** As many digits of a cell are shown at most; what lies behind them is noise of its binary form. */
const SHOWN_DIGITS = 15;
/** Nobody writes so many: what comes behind is noise as well. */
const NOISE = /^(?:0{9}|9{9})\d+$/;

/** Whether a text is a number as people write it, in German or with a decimal point. */
export const isWrittenNumber = (text: string): boolean => NUMBER.test(text);

/**
 * Reads a number as it is written in German: the comma is the decimal comma, points group thousands. A single point
 * that cannot group thousands ("1.5") is a decimal point, and where both stand, the last of them is ("1,200.00").
 * Decimals that are all zero ("3,00") are none, and so is the noise of spreadsheets behind the fifteenth digit.
 *
 * Where "1.000" and "1,000" could be meant either way, and where blanks part thousands, the reading is marked
 * `formAssumed`.
 *
 * @returns the whole amount from 1 to 99999, or why there is none
 * @example parseWrittenAmount('1.200') // { amount: 1200, formAssumed: true }
 * @example parseWrittenAmount('1,5') // { problem: 'AMOUNT_FRACTION' }
 */
export const parseWrittenAmount = (text: string): WrittenAmount => {
  if (FRACTION.test(text)) return { problem: 'AMOUNT_FRACTION' };
  const parts = splitDecimals(text.replace(/^[+-]/, ''));
  if (parts === undefined) return { problem: 'AMOUNT_UNREADABLE' };
  const { whole, decimals } = rounded(parts);
  if (!ZEROS.test(decimals)) return { problem: text.startsWith('-') ? 'AMOUNT_NEGATIVE' : 'AMOUNT_FRACTION' };
  if (whole === '0') return { problem: 'AMOUNT_ZERO' };
  if (text.startsWith('-')) return { problem: 'AMOUNT_NEGATIVE' };
  if (whole.length > MAX_DIGITS || Number(whole) > MAX_AMOUNT) return { problem: 'AMOUNT_TOO_LARGE' };
  return { amount: Number(whole), formAssumed: parts.formAssumed };
};

interface NumberParts {
  readonly whole: string;
  readonly decimals: string;
  readonly formAssumed: boolean;
}

const splitDecimals = (digits: string): NumberParts | undefined => {
  const [, , spaced, end = ''] = SPACED.exec(digits) ?? [];
  if (spaced !== undefined)
    return { whole: spaced.replaceAll(SPACE, ''), decimals: end.slice(1), formAssumed: end === '' };
  const german = GERMAN.exec(digits);
  if (german !== null && !digits.startsWith('0')) {
    const [, whole = '', decimals = ''] = german;
    const isSure = decimals !== '' || whole.indexOf('.') !== whole.lastIndexOf('.');
    return { whole: whole.replaceAll('.', ''), decimals, formAssumed: !isSure };
  }
  const [, grouped, after = '', groups] = ENGLISH.exec(digits) ?? [];
  const english = grouped ?? groups;
  if (english !== undefined && !digits.startsWith('0'))
    return { whole: english.replaceAll(',', ''), decimals: after, formAssumed: false };
  const [, whole, decimals = ''] = PLAIN.exec(digits) ?? [];
  if (whole === undefined) return undefined;
  return { whole, decimals, formAssumed: digits.includes(',') && decimals.length === 3 };
};

/** Without zeros in front, and without what lies behind the digits a spreadsheet shows. */
const rounded = ({ whole: digits, decimals }: NumberParts): Pick<NumberParts, 'whole' | 'decimals'> => {
  const whole = digits.replace(/^0+(?=\d)/, '');
  if (NOISE.test(decimals))
    return { whole: decimals.startsWith('9') ? String(Number(whole) + 1) : whole, decimals: '' };
  const shown = SHOWN_DIGITS - whole.length;
  if (shown < 1 || decimals.length <= shown - 1 || /^0*$/.test(decimals)) return { whole, decimals };
  if (/^9+$/.test(decimals.slice(0, shown))) return { whole: String(Number(whole) + 1), decimals: '' };
  return { whole, decimals: decimals.slice(0, shown) };
};
