import type { Order } from '@gastroshop/api-contract';
import { orderStateAt, type OrderEditing } from '@gastroshop/domain/order-life';
import { asEditable } from './order-editing';

/** A deadline of the wire as the rules have it, epoch milliseconds. */
export const deadlineOf = ({
  editableUntil,
}: {
  readonly editableUntil?: string | undefined;
}): number | undefined => (editableUntil === undefined ? undefined : Date.parse(editableUntil));

/** An order with the state it is in at a moment, and how far it can be changed. */
export const withState = (order: Order, status: string, now: Date, editing: OrderEditing): Order => {
  const told = asEditable(order, editing);
  return {
    ...told,
    orderEditing: editing,
    state: orderStateAt(status, deadlineOf(told), now.getTime()),
  };
};

/** The status an order was told last. */
export const statusOf = ({ statusHistory = [] }: Order): string => statusHistory.at(-1)?.status ?? 'RECEIVED';
