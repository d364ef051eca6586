import type { OverviewOrder, OverviewOrderPage } from '@gastroshop/api-contract';
import { useToday } from '@gastroshop/storefront/delivery';
import { scopedKey, useShop } from '@gastroshop/storefront/shop';
import { DEFAULT_PAGE_SIZE } from '@gastroshop/ui/table';
import { type UseQueryResult, useQueries, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { backendPages, openOrdersQuery, ordersQuery } from './orders-query';
import { DEFAULT_ORDERS_PARAMS, isLatestFirst, type OrdersState } from './orders-state';

interface OrderRows {
  readonly orders: readonly OverviewOrder[];
  /** Of all pages; undefined while nothing is known. */
  readonly total: number | undefined;
  readonly loading: boolean;
  readonly failed: boolean;
}

/** A page of the list of orders. */
export interface OrdersView extends OrderRows {
  /** All that can still be changed, to stand first; undefined where the list is in another order, or on a later page. */
  readonly open: readonly OverviewOrder[] | undefined;
  readonly retry: () => void;
}

const NO_ORDERS: readonly OverviewOrder[] = [];

type Answers = readonly UseQueryResult<OverviewOrderPage>[];

/**
 * The orders of one page. The backend's pages have 100 rows; a page of 50 is half of one, a page of 300 takes three.
 */
export const useOrders = (state: OrdersState, size: number): OrdersView => {
  const { client, gateway } = useShop();
  const { scope } = gateway;
  const queryClient = useQueryClient();
  const pages = backendPages(state.page, size);
  const start = (state.page - 1) * size - (pages[0] ?? 0) * DEFAULT_PAGE_SIZE;
  const combine = useCallback(
    (answers: Answers): OrderRows => ({
      orders: answers.flatMap(({ data }) => data?.orders ?? []).slice(start, start + size),
      total: answers.find(({ data }) => data !== undefined)?.data?.page.totalElements,
      loading: answers.some(({ isPending, isPlaceholderData }) => isPending || isPlaceholderData),
      failed: answers.some(({ isError, data }) => isError && data === undefined),
    }),
    [start, size],
  );
  const today = useToday();
  const rows = useQueries({
    queries: pages.map((page) => ordersQuery(client, scope, state, { today, page })),
    combine,
  });
  const withOpen = isLatestFirst(state) && state.page === DEFAULT_ORDERS_PARAMS.page;
  const open = useQuery({
    ...openOrdersQuery(client, scope, state, today),
    enabled: withOpen && scope.customerId !== '',
  });
  return {
    ...rows,
    open: withOpen ? (open.data ?? NO_ORDERS) : undefined,
    // Rows would be pushed down by those that are to stand above them.
    loading: rows.loading || (withOpen && (open.isLoading || open.isPlaceholderData)),
    retry: () => void queryClient.refetchQueries({ queryKey: scopedKey(scope, 'orders'), type: 'active' }),
  };
};
