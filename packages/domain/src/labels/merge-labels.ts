import { MAX_AMOUNT } from '../quantity';
import type { LabelList } from './label';
import { labelAmount } from './label-amount';

/**
 * Two label lists as one: amounts of the same article add up, 99999 at most. The first list's articles come first.
 *
 * @throws RangeError when an amount is not a whole number from 1 to 99999
 */
export const mergeLabels = (one: LabelList, other: LabelList): LabelList => {
  const amounts = new Map<string, number>();
  for (const { sku, amount } of [...one, ...other]) {
    amounts.set(sku, Math.min((amounts.get(sku) ?? 0) + labelAmount(amount), MAX_AMOUNT));
  }
  return [...amounts].map(([sku, amount]) => ({ sku, amount }));
};
