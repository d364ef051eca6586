import type { Order } from '@gastroshop/api-contract';
import { formatPrice, formatEstimate } from '@gastroshop/i18n';

/** The sum of an order: gross where there is one, else net. */
export const totalOf = ({ totals }: Pick<Order, 'totals'>): string | undefined =>
  totals?.gross ?? totals?.net;

/** The sum of an order in words, marked where the scales have not spoken; undefined where none may be seen. */
export const totalWords = (order: Pick<Order, 'totals'>): string | undefined => {
  const sum = totalOf(order);
  if (sum === undefined) return undefined;
  return order.totals?.estimated === true ? formatEstimate(formatPrice(sum)) : formatPrice(sum);
};
