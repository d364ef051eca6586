import { MAX_AMOUNT_DIGITS } from './amount-limits';

const AMOUNT_TEXT = /^\d*$/;

/** Whether an amount field may hold this text: nothing but digits, at most five (QTY-3). */
export const isAmountText = (text: string): boolean =>
  text.length <= MAX_AMOUNT_DIGITS && AMOUNT_TEXT.test(text);

/** The amount an amount field's text stands for; undefined when it is empty. */
export const amountOf = (text: string): number | undefined => (text === '' ? undefined : Number(text));
