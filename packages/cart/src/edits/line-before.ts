import type { CartItem } from '@gastroshop/api-contract';
import type { LineChange } from './line-change';
import type { OutboxEntry } from '../outbox';
import { remarksIn } from './remarks-in';

/**
 * All that a line holds before it is changed, to have it again; undefined where there is none.
 *
 * @param item as the backend told it
 * @param edit what the buyer has done since
 */
export const lineBefore = (
  item: CartItem | undefined,
  edit: OutboxEntry | undefined,
): LineChange | undefined => {
  const amount = (edit ?? item)?.amount ?? 0;
  const unit = edit?.unit ?? item?.unitAbbreviation;
  if (amount === 0 || unit === undefined) return undefined;
  const plan = edit?.onlyRemarks === true ? item?.plan : (edit ?? item)?.plan;
  return { amount, unit, plan: plan ?? [], remarks: { ...(item && remarksIn(item)), ...edit?.remarks } };
};
