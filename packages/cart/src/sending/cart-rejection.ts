import { ResponseError } from '@gastroshop/api-client';
import type { OutboxEntry } from '../outbox';

/** Why the backend did not take a change of the cart, as far as a buyer can do something about it. */
export type CartRejection =
  /** The amount is below the minimum: the parts of the sentence that says so (CRT-4). */
  | { readonly kind: 'INVALID_AMOUNT'; readonly sku: string; readonly smallestAmount: number }
  /** The article is not to be had, or not by this customer. */
  | { readonly kind: 'NOT_AVAILABLE'; readonly sku: string }
  | { readonly kind: 'UNKNOWN'; readonly sku: string };

/** Reads why the backend refused an edit. */
export const toCartRejection = ({ sku }: Pick<OutboxEntry, 'sku'>, error: unknown): CartRejection => {
  const problem = error instanceof ResponseError ? error.problem : undefined;
  const smallestAmount = problem?.['smallestAmount'];
  if (problem?.code === 'amount-too-small' && typeof smallestAmount === 'number')
    return { kind: 'INVALID_AMOUNT', sku, smallestAmount };
  return { kind: problem?.code === 'articles-not-available' ? 'NOT_AVAILABLE' : 'UNKNOWN', sku };
};
