import type { Order } from '@gastroshop/api-contract';
import { orderStateAt } from '@gastroshop/domain/order-life';

/** A deadline of the wire as the rules have it, epoch milliseconds. */
export const deadlineOf = ({
  editableUntil,
}: {
  readonly editableUntil?: string | undefined;
}): number | undefined => (editableUntil === undefined ? undefined : Date.parse(editableUntil));

/** An order with the state it is in at a moment. */
export const withState = (order: Order, status: string, now: Date): Order => ({
  ...order,
  state: orderStateAt(status, deadlineOf(order), now.getTime()),
});

/** The status an order was told last. */
export const statusOf = ({ statusHistory = [] }: Order): string => statusHistory.at(-1)?.status ?? 'RECEIVED';
