import type { Order, OrderDelivery } from '@gastroshop/api-contract';

/** A delivery as it is handed over with a change. */
interface HandedOverDelivery extends OrderDelivery {
  /** Nothing of it can be changed or brought back any more: it can be picked. */
  readonly final: boolean;
}

/** An order as it is handed over; with a change each delivery says whether it is final. */
export interface HandedOverOrder extends Omit<Order, 'deliveries'> {
  readonly deliveries?: readonly (OrderDelivery | HandedOverDelivery)[] | undefined;
}

/**
 * An order with what of it is final: the deliveries whose deadline has come, and all of an order that its branch has taken up. A
 * cancelled delivery is final at its deadline, for until then the cancellation can be taken back.
 *
 * @example withFinalDeliveries(order, new Date('2026-11-25T15:00:00Z')).deliveries // [{ date: '2026-11-26', final: true, … }]
 */
export const withFinalDeliveries = (order: Order, now: Date): HandedOverOrder => {
  const { deliveries, statusHistory } = order;
  if (deliveries === undefined) return order;
  const status = statusHistory?.at(-1)?.status ?? 'RECEIVED';
  const isTakenUp = status !== 'RECEIVED' && status !== 'CANCELLED';
  return {
    ...order,
    deliveries: deliveries.map((delivery) => {
      const { editableUntil } = delivery;
      const isOver = editableUntil === undefined || Date.parse(editableUntil) <= now.getTime();
      return { ...delivery, final: isTakenUp || isOver };
    }),
  };
};
