import { ResponseError } from '@gastroshop/api-client';
import type { RefusedEdit } from './refused-edit';

/** A change that was meant for a cart that somebody ordered before it arrived. */
export interface LateEdit extends Pick<RefusedEdit, 'owner' | 'edit'> {
  /** The order as the refusal tells it. */
  readonly order: unknown;
}

/** Reads a refusal of a change that came after the order (CRT-9); undefined for any other. */
export const lateEditOf = ({ owner, edit, error }: RefusedEdit): LateEdit | undefined =>
  error instanceof ResponseError && error.problem?.code === 'cart-already-ordered'
    ? { owner, edit, order: error.problem['order'] }
    : undefined;

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** Whether the order holds just this of the article: then there is nothing to order again. */
const isInOrder = ({ order, edit: { sku, amount, unit } }: LateEdit): boolean => {
  const items: unknown = isRecord(order) ? order['orderItems'] : undefined;
  return (
    Array.isArray(items) &&
    items.some(
      (item: unknown) =>
        isRecord(item) &&
        item['productSku'] === sku &&
        item['amount'] === amount &&
        item['unitAbbr'] === unit,
    )
  );
};

/**
 * Of changes that came after the order those that can be ordered anew: not what takes a line out, nor what only notes
 * something of a line or repeats its amount, which is ordered already.
 */
export const orderAgain = (late: readonly LateEdit[]): readonly LateEdit[] =>
  late.filter((one) => one.edit.amount > 0 && one.edit.onlyRemarks !== true && !isInOrder(one));
