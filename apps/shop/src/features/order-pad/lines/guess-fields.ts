import type { GuessKind } from '@gastroshop/domain/order-list';
import type { PadField } from '../rows/pad-row';

/** The fields a guess is about: it is none any more once the buyer has written one of them. */
export const GUESS_FIELDS: Readonly<Record<GuessKind, readonly PadField[]>> = {
  UNIT_NOT_WRITTEN: ['unit'],
  SEVERAL_IN_LINE: ['article'],
  SPELLING: ['article'],
  NUMBER_IN_NAME: ['amount', 'article'],
  THOUSANDS: ['amount'],
  COLUMN: ['amount'],
  // Another amount is judged anew.
  AMOUNT_UNUSUAL: [],
  ORDER_ASSUMED: ['amount', 'article'],
  CHECK_DIGIT: ['article'],
  ORDER_DOUBTED: ['amount', 'article'],
};
