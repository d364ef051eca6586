import type { CartItem } from '@gastroshop/api-contract';
import type { OutboxEntry } from '../outbox';

/** A line of the cart as the buyer sees it: what the backend said, with what the buyer has done since. */
export interface OptimisticCartLine {
  readonly amount: number;
  readonly unit: string;
  /** On its way to the backend, or waiting for its turn. */
  readonly busy: boolean;
  /** Could not be sent and will be later. */
  readonly unsent: boolean;
}

/** What is shown of a line; undefined when the article is not in the cart. */
export const mergeLine = (
  item: Pick<CartItem, 'amount' | 'unitAbbreviation'> | undefined,
  edit: OutboxEntry | undefined,
): OptimisticCartLine | undefined => {
  if (edit !== undefined) {
    const { amount, unit, phase } = edit;
    return amount === 0 ? undefined : { amount, unit, busy: phase !== 'unsent', unsent: phase === 'unsent' };
  }
  return item && { amount: item.amount, unit: item.unitAbbreviation, busy: false, unsent: false };
};
