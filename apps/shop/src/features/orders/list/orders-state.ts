import type { OrderSortKey, OrderSource } from '@gastroshop/api-contract';
import type { OrderPeriod } from './order-period';

/** Which orders are listed, and in which order. */
export interface OrdersState {
  /** Counted from 1. */
  readonly page: number;
  readonly sort: OrderSortKey;
  readonly direction: 'asc' | 'desc';
  /** Only those that came this way; all if undefined. */
  readonly source: OrderSource | undefined;
  /** Only those placed in it; all if undefined. */
  readonly period: OrderPeriod | undefined;
  /** Only those with these words in a number or an article; all if empty. */
  readonly search: string;
}

/** The list as it begins: the latest first. */
export const DEFAULT_ORDERS_PARAMS: OrdersState = {
  page: 1,
  sort: 'orderedAt',
  direction: 'desc',
  source: undefined,
  period: undefined,
  search: '',
};

/** Whether the list stands as it begins, the latest first: then what can still be changed is shown above all else. */
export const isLatestFirst = ({ sort, direction }: OrdersState): boolean =>
  sort === DEFAULT_ORDERS_PARAMS.sort && direction === DEFAULT_ORDERS_PARAMS.direction;
