/** The smallest amount that can be ordered in any unit. */
export const MIN_AMOUNT = 1;
/** The greatest amount that can be ordered in any unit. */
export const MAX_AMOUNT = 99_999;
/** Digits that an amount input takes (QTY-3). */
export const MAX_AMOUNT_DIGITS = 5;
