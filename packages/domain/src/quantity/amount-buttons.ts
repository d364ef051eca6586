import { MAX_AMOUNT, MIN_AMOUNT } from './amount';

/**
 * Whether the minus button may be pressed: not at 1 or lower and not at the minimum or below it (QTY-4).
 *
 * @param minimum smallest allowed amount in the chosen unit
 */
export const canDecrease = (amount: number, minimum: number): boolean =>
  amount > MIN_AMOUNT && amount > minimum;

/** Whether the plus button may be pressed: not at 99999 or more (QTY-4). */
export const canIncrease = (amount: number): boolean => amount < MAX_AMOUNT;
