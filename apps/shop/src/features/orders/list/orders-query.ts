import { type Client, getOrdersOverview } from '@gastroshop/api-client';
import type { CalendarDate } from '@gastroshop/domain/calendar';
import { scopedKey, type ShopScope } from '@gastroshop/storefront/shop';
import { DEFAULT_PAGE_SIZE } from '@gastroshop/ui/table';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { periodDays } from './order-period';
import type { OrdersState } from './orders-state';

/**
 * The backend's own pages of the list of orders, of 100 each, that hold a page of another length.
 *
 * @param page counted from 1
 * @example backendPages(2, 300) // [3, 4, 5]
 */
export const backendPages = (page: number, size: number): readonly number[] => {
  const first = Math.floor(((page - 1) * size) / DEFAULT_PAGE_SIZE);
  const last = Math.floor((page * size - 1) / DEFAULT_PAGE_SIZE);
  return Array.from({ length: last - first + 1 }, (_, index) => first + index);
};

const narrowed = ({ source, period, search }: OrdersState, today: CalendarDate) => ({
  ...(source && { source }),
  ...(period && periodDays(period, today)),
  ...(search !== '' && { search }),
});

/**
 * One of the backend's pages of the list of orders.
 *
 * @param today YYYY-MM-DD
 * @param page counted from 0
 */
export const ordersQuery = (
  client: Client,
  scope: ShopScope,
  state: OrdersState,
  { today, page }: { readonly today: CalendarDate; readonly page: number },
) => {
  const { tenant, customerId } = scope;
  const { sort, direction } = state;
  const only = narrowed(state, today);
  return queryOptions({
    queryKey: scopedKey(scope, 'orders', sort, direction, only, page),
    queryFn: ({ signal }) =>
      getOrdersOverview(
        client,
        { tenant, customerId, sortBy: sort, sortDirection: direction, page, ...only },
        { signal },
      ),
    placeholderData: keepPreviousData,
    enabled: customerId !== '',
  });
};

/** More orders than this are never open at once. */
const MAX_OPEN_ORDERS = 100;

/**
 * All of the listed orders of which something can still be changed, on whatever page they are: one for a fair may have been
 * placed long ago.
 *
 * @param today YYYY-MM-DD
 */
export const openOrdersQuery = (
  client: Client,
  scope: ShopScope,
  state: OrdersState,
  today: CalendarDate,
) => {
  const { tenant, customerId } = scope;
  const only = narrowed(state, today);
  return queryOptions({
    queryKey: scopedKey(scope, 'orders', 'open', only),
    queryFn: async ({ signal }) =>
      (
        await getOrdersOverview(
          client,
          { tenant, customerId, editable: true, size: MAX_OPEN_ORDERS, ...only },
          { signal },
        )
      ).orders,
    placeholderData: keepPreviousData,
    enabled: customerId !== '',
  });
};
