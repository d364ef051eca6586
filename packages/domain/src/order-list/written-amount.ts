import { MAX_AMOUNT } from '../quantity';
import type { OrderListRemarkCode } from './order-list-line';

/** What a written number means as an amount to order. */
export type WrittenAmount =
  { readonly amount: number; readonly formAssumed: boolean } | { readonly problem: OrderListRemarkCode };

/** Digits with points and commas between them, optionally signed; each sign is matched once, so it stays linear. */
const NUMBER = /^[+-]?\d+(?:[.,]\d+)*$/;
const THOUSANDS = /^\d{1,3}(?:\.\d{3})+$/;
const ZEROS = /^0*$/;
const MAX_DIGITS = 15;

/** Whether a text is a number as people write it, in German or with a decimal point. */
export const isWrittenNumber = (text: string): boolean => NUMBER.test(text);

/**
 * Reads a number as it is written in German: the comma is the decimal comma, points group thousands. A single point
 * that cannot group thousands ("1.5") is a decimal point. Decimals that are all zero ("3,00") are none.
 *
 * Where "1.000" and "1,000" could be meant either way the reading is marked `formAssumed`.
 *
 * @returns the whole amount from 1 to 99999, or why there is none
 * @example readWrittenAmount('1.200') // { amount: 1200, formAssumed: true }
 * @example readWrittenAmount('1,5') // { problem: 'AMOUNT_FRACTION' }
 */
export const readWrittenAmount = (text: string): WrittenAmount => {
  if (!isWrittenNumber(text)) return { problem: 'AMOUNT_UNREADABLE' };
  const parts = splitDecimals(text.replace(/^[+-]/, ''));
  if (parts === undefined) return { problem: 'AMOUNT_UNREADABLE' };
  const whole = parts.whole.replace(/^0+(?=\d)/, '');
  if (!ZEROS.test(parts.decimals))
    return { problem: text.startsWith('-') ? 'AMOUNT_NEGATIVE' : 'AMOUNT_FRACTION' };
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
  const comma = digits.indexOf(',');
  const [whole, decimals] = comma < 0 ? [digits, ''] : [digits.slice(0, comma), digits.slice(comma + 1)];
  const threeDecimals = decimals.length === 3;
  if (!whole.includes('.')) {
    return /[.,]/.test(decimals) ? undefined : { whole, decimals, formAssumed: threeDecimals };
  }
  if (THOUSANDS.test(whole) && !whole.startsWith('0') && !/[.,]/.test(decimals)) {
    const onePoint = whole.indexOf('.') === whole.lastIndexOf('.');
    return { whole: whole.replaceAll('.', ''), decimals, formAssumed: onePoint && comma < 0 };
  }
  const [before = '', after = '', ...more] = whole.split('.');
  return comma < 0 && more.length === 0 ? { whole: before, decimals: after, formAssumed: false } : undefined;
};
