/** The smallest amount that can be ordered. */
export const MIN_AMOUNT = 1;

/** The greatest amount that can be ordered; plus rests there (QTY-4). */
export const MAX_AMOUNT = 99_999;

/** Digits an amount field takes (QTY-3). */
export const MAX_AMOUNT_DIGITS = 5;

/** Milliseconds after the last change of what is in the cart until it is handed on (QTY-3, CRT-2). */
export const CHANGE_DELAY_MS = 500;

/** Milliseconds the busy state shows at least, so that nothing flickers (CRT-2). */
export const BUSY_AT_LEAST_MS = 500;
