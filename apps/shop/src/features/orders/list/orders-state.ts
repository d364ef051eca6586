import type { OrderSortKey, OrderSource } from '@gastroshop/api-contract';

/** Which orders are listed, and in which order. */
export interface OrdersState {
  /** Counted from 1. */
  readonly page: number;
  readonly sort: OrderSortKey;
  readonly direction: 'asc' | 'desc';
  /** Only those that came this way; all if undefined. */
  readonly source: OrderSource | undefined;
  /** Only those with these words in a number or an article; all if empty. */
  readonly search: string;
}

/** The list as it begins: the latest first. */
export const DEFAULT_ORDERS_PARAMS: OrdersState = {
  page: 1,
  sort: 'orderedAt',
  direction: 'desc',
  source: undefined,
  search: '',
};
