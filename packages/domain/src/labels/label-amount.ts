import { MAX_AMOUNT, MIN_AMOUNT } from '../quantity';

/**
 * A number of labels that may be printed: whole, within the bounds every amount of the shop has.
 *
 * @throws RangeError when it is not
 */
export const labelAmount = (amount: number): number => {
  if (!Number.isInteger(amount) || amount < MIN_AMOUNT || amount > MAX_AMOUNT) {
    throw new RangeError(`Not a number of labels from ${MIN_AMOUNT} to ${MAX_AMOUNT}: ${amount}`);
  }
  return amount;
};
