export {
  canDecrease,
  canIncrease,
  MAX_AMOUNT,
  MAX_AMOUNT_DIGITS,
  MIN_AMOUNT,
} from '@gastroshop/domain/quantity';

/** Milliseconds after the last change of what is in the cart until it is handed on (QTY-3, CRT-2). */
export const CHANGE_DEBOUNCE_MS = 500;

/** Milliseconds the busy state shows at least, so that nothing flickers (CRT-2). */
export const MIN_BUSY_MS = 500;
