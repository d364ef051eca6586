/** The smallest amount that can be ordered in any unit. */
export const MIN_AMOUNT = 1;
/** The greatest amount that can be ordered in any unit. */
export const MAX_AMOUNT = 99_999;
/** Digits that an amount input takes (QTY-3). */
export const MAX_AMOUNT_DIGITS = 5;

/**
 * What a buyer typed into an amount input.
 *
 * - AMOUNT: a whole number of units from 1 to 99999.
 * - NOTHING: empty or zero, which takes an article out.
 * - INVALID: anything else, to be reset.
 */
export type ReadAmount =
  | { readonly kind: 'AMOUNT'; readonly amount: number }
  | { readonly kind: 'NOTHING' }
  | { readonly kind: 'INVALID'; readonly reason: 'NOT_AN_INTEGER' | 'TOO_LONG' };

const DIGITS = /^\d+$/;

/**
 * Reads what was typed as an amount: digits only, at most five (QTY-3). Blanks around them are forgiven.
 *
 * @example parseAmountText('12') // { kind: 'AMOUNT', amount: 12 }
 * @example parseAmountText('1,5') // { kind: 'INVALID', reason: 'NOT_AN_INTEGER' }
 */
export const parseAmountText = (text: string): ReadAmount => {
  const typed = text.trim();
  if (typed === '') return { kind: 'NOTHING' };
  if (!DIGITS.test(typed)) return { kind: 'INVALID', reason: 'NOT_AN_INTEGER' };
  if (typed.length > MAX_AMOUNT_DIGITS) return { kind: 'INVALID', reason: 'TOO_LONG' };
  const amount = Number(typed);
  return amount === 0 ? { kind: 'NOTHING' } : { kind: 'AMOUNT', amount };
};
