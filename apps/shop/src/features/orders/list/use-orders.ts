import type { OverviewOrder, OverviewOrderPage } from '@gastroshop/api-contract';
import { scopedKey, useShop } from '@gastroshop/storefront/shop';
import { DEFAULT_PAGE_SIZE } from '@gastroshop/ui/table';
import { type UseQueryResult, useQueries, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { backendPages, ordersQuery } from './orders-query';
import type { OrdersState } from './orders-state';

interface OrderRows {
  readonly orders: readonly OverviewOrder[];
  /** Of all pages; undefined while nothing is known. */
  readonly total: number | undefined;
  readonly loading: boolean;
  readonly failed: boolean;
}

/** A page of the list of orders. */
export interface OrdersView extends OrderRows {
  readonly retry: () => void;
}

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
  const rows = useQueries({ queries: pages.map((page) => ordersQuery(client, scope, state, page)), combine });
  return {
    ...rows,
    retry: () => void queryClient.refetchQueries({ queryKey: scopedKey(scope, 'orders'), type: 'active' }),
  };
};
