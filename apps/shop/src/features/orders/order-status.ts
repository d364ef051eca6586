import type { Order, OrderStatus } from '@gastroshop/api-contract';

/** How a state looks. */
export type StatusTone = 'plain' | 'good' | 'bad';

/** The state an order is in now; undefined where the backend tells none. */
export const currentStatus = ({ statusHistory }: Pick<Order, 'statusHistory'>): OrderStatus | undefined =>
  statusHistory?.at(-1)?.status;

const TONES: Readonly<Record<OrderStatus, StatusTone>> = {
  RECEIVED: 'plain',
  CONFIRMED: 'plain',
  IN_PREPARATION: 'plain',
  SHIPPED: 'good',
  DELIVERED: 'good',
  CANCELLED: 'bad',
};

/** How the state of an order looks. */
export const statusTone = (status: OrderStatus): StatusTone => TONES[status];
