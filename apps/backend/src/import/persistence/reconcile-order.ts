import type { Order, OrderStatus } from '@gastroshop/api-contract';
import { EDITABLE_STATES, orderStateAt } from '@gastroshop/domain/order-life';
import { deadlineOf } from '../../modules/order';

/** An order as the shop has it, or as a file brings it. */
export interface OrderVersion {
  readonly order: Order;
  readonly status: string;
}

/** A version of an order that a file brings. */
export interface ImportedVersion {
  readonly order: Order;
  readonly status: OrderStatus;
}

/** Lines keep the deadlines the buyer was told, by article: an order has an article once. */
const withDeadlines = (imported: Order, stored: Order): Order => {
  const deadlines = new Map(stored.orderItems.map((item) => [item.productSku, item.editableUntil]));
  return {
    ...imported,
    orderItems: imported.orderItems.map((item) => {
      const editableUntil = deadlines.get(item.productSku);
      return editableUntil === undefined ? item : { ...item, editableUntil };
    }),
  };
};

/**
 * What an order becomes when a file of the merchandise system tells of it. As long as the buyer can change it, its lines,
 * days and totals are the shop's: the file may have been written before the last change. Of it counts the state, and that
 * does not bring back what the buyer has cancelled. Once it is fixed the file counts, but a revision never goes back and a
 * deadline never moves. Orders without revisions are as the file has them.
 *
 * @param stored the order as it is; undefined: the shop does not know it
 * @param now the moment its deadline is judged at
 * @example reconcileOrder(undefined, imported, now) // imported
 */
export const reconcileOrder = (
  stored: OrderVersion | undefined,
  imported: ImportedVersion,
  now: Date,
): OrderVersion => {
  if (stored?.order.revision === undefined) return imported;
  const { order } = stored;
  const isOpen = EDITABLE_STATES.includes(orderStateAt(imported.status, deadlineOf(order), now.getTime()));
  if (isOpen) {
    const { statusHistory = order.statusHistory } = imported.order;
    return stored.status === 'CANCELLED'
      ? stored
      : {
          order: { ...order, ...(statusHistory !== undefined && { statusHistory }) },
          status: imported.status,
        };
  }
  const { revision, editableUntil } = order;
  return {
    order: {
      ...withDeadlines(imported.order, order),
      revision,
      ...(editableUntil !== undefined && { editableUntil }),
    },
    status: imported.status,
  };
};
