import type { Order, OrderItem } from '@gastroshop/api-contract';
import { earliestDeadline } from '@gastroshop/domain/order-life';
import { deadlineOf } from '../order-state';

/** Until when the cancellation of lines can be taken back: all of them have to be before their deadline. */
export const restorable = (
  gone: readonly Pick<OrderItem, 'editableUntil'>[],
): Pick<Order, 'restorableUntil'> => {
  const until = earliestDeadline(gone.map(deadlineOf));
  return until === undefined ? {} : { restorableUntil: new Date(until).toISOString() };
};

/** An order without the moment until which a cancellation could be taken back: it is over with the next revision. */
export const withoutRestoring = (order: Order): Order => {
  const rest = { ...order };
  delete rest.restorableUntil;
  return rest;
};

/** An order that was cancelled as a whole: its lines stay readable. */
export const cancelledOrder = (
  doc: Order,
  revision: number,
  now: Date,
): Order & { readonly revision: number } => ({
  ...withoutRestoring(doc),
  ...restorable(doc.orderItems),
  revision,
  orderItems: doc.orderItems.map((item) => ({ ...item, status: 'CANCELLED' as const })),
  statusHistory: [...(doc.statusHistory ?? []), { status: 'CANCELLED' as const, at: now.toISOString() }],
});
