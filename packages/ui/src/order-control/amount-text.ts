import { parseAmountText, type ParsedAmount } from '@gastroshop/domain/quantity';

/** A text that is no amount, and what may have been meant. */
export type RefusedText = Extract<ParsedAmount, { readonly kind: 'REFUSED' }>;

/** Why a text is no amount; undefined for an amount, for 0 and for an empty field. */
export const refusalOf = (text: string): RefusedText | undefined => {
  const read = parseAmountText(text);
  return read.kind === 'REFUSED' ? read : undefined;
};

/** The amount an amount field's text stands for; undefined when it is empty or refused. */
export const parseAmount = (text: string): number | undefined => {
  const read = parseAmountText(text);
  if (read.kind === 'AMOUNT') return read.amount;
  return read.kind === 'NOTHING' && text.trim() !== '' ? 0 : undefined;
};

/** Whether a text is digits alone; "12,0" may be on its way to "12,05". */
export const isDigits = (text: string): boolean => /^\d*$/.test(text.trim());
