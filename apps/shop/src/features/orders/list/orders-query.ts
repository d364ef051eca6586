import { type Client, getOrdersOverview } from '@gastroshop/api-client';
import { scopedKey, type ShopScope } from '@gastroshop/storefront/shop';
import { DEFAULT_PAGE_SIZE } from '@gastroshop/ui/table';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
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

/**
 * One of the backend's pages of the list of orders.
 *
 * @param page counted from 0
 */
export const ordersQuery = (
  client: Client,
  { tenant, customerId, ...scope }: ShopScope,
  { sort, direction, source, search }: OrdersState,
  page: number,
) =>
  queryOptions({
    queryKey: scopedKey({ tenant, customerId, ...scope }, 'orders', sort, direction, source, search, page),
    queryFn: ({ signal }) =>
      getOrdersOverview(
        client,
        {
          tenant,
          customerId,
          sortBy: sort,
          sortDirection: direction,
          page,
          ...(source && { source }),
          ...(search !== '' && { search }),
        },
        { signal },
      ),
    placeholderData: keepPreviousData,
    enabled: customerId !== '',
  });
