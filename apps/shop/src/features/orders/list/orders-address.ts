import type { OrderSortKey, OrderSource } from '@gastroshop/api-contract';
import { parsePage } from '@gastroshop/storefront/shop';
import { isOrderPeriod } from './order-period';
import { DEFAULT_ORDERS_PARAMS, type OrdersState } from './orders-state';

const SORT_KEYS = {
  id: true,
  orderedAt: true,
  source: true,
  deliveryAddress: true,
  positions: true,
  sum: true,
  deliveryDate: true,
} satisfies Readonly<Record<OrderSortKey, true>>;

const SOURCES = {
  WEBSHOP: true,
  SUBSHOP: true,
  BEST_FRIEND: true,
  OTHER: true,
} satisfies Readonly<Record<OrderSource, true>>;

/** Where orders come from, in the order buyers choose from. */
export const SOURCE_NAMES: readonly OrderSource[] = ['WEBSHOP', 'BEST_FRIEND', 'SUBSHOP', 'OTHER'];

const isSource = (value: string | null): value is OrderSource => value !== null && value in SOURCES;

/** The longest text orders are searched for by. */
export const MAX_SEARCH_LENGTH = 100;

/** Whether orders can be sorted by it. */
export const isOrderSortKey = (value: string | null): value is OrderSortKey =>
  value !== null && value in SORT_KEYS;

/**
 * Reads which orders the address names; what it does not say, or says wrongly, is as the list begins.
 *
 * @param address the search part of the address
 * @param withSum whether one may sort by the sum, which would tell prices
 */
export const parseOrders = (address: string, withSum: boolean): OrdersState => {
  const parameters = new URLSearchParams(address);
  const sort = parameters.get('sort');
  const source = parameters.get('source');
  const period = parameters.get('period');
  const sorted = isOrderSortKey(sort) && (withSum || sort !== 'sum');
  return {
    page: parsePage(parameters),
    sort: sorted ? sort : DEFAULT_ORDERS_PARAMS.sort,
    direction: sorted && parameters.get('direction') !== 'desc' ? 'asc' : DEFAULT_ORDERS_PARAMS.direction,
    source: isSource(source) ? source : undefined,
    period: isOrderPeriod(period) ? period : undefined,
    search: (parameters.get('q') ?? '').trim().slice(0, MAX_SEARCH_LENGTH),
  };
};

/**
 * Writes which orders are listed as the search part of an address, without the question mark.
 *
 * @example formatOrders({ page: 2, sort: 'sum', direction: 'asc', source: undefined, period: undefined, search: '' }) // 'page=2&sort=sum'
 */
export const formatOrders = ({ page, sort, direction, source, period, search }: OrdersState): string => {
  const parameters = new URLSearchParams();
  if (page !== DEFAULT_ORDERS_PARAMS.page) parameters.set('page', String(page));
  if (sort !== DEFAULT_ORDERS_PARAMS.sort || direction !== DEFAULT_ORDERS_PARAMS.direction) {
    parameters.set('sort', sort);
    if (direction === 'desc') parameters.set('direction', direction);
  }
  if (source !== undefined) parameters.set('source', source);
  if (period !== undefined) parameters.set('period', period);
  if (search !== '') parameters.set('q', search);
  return parameters.toString();
};
