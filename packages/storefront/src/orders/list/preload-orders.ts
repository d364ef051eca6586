import type { Client } from '@gastroshop/api-client';
import type { QueryClient } from '@tanstack/react-query';
import { pageSizeOf } from '@gastroshop/ui/table';
import type { ShopScope } from '../../shop';
import { parseOrders } from './orders-address';
import { backendPages, ordersQuery } from './orders-query';

/** What is asked ahead of the list of orders. */
export interface OrdersVisit {
  readonly client: Client;
  readonly queryClient: QueryClient;
  readonly scope: ShopScope;
  /** The search part of the address. */
  readonly address: string;
  /** How many orders the buyer likes on a page; 0 for the shop's own number. */
  readonly preferredSize: number;
  readonly withPrices: boolean;
}

/** Starts the queries of the list of orders, before its code has arrived. */
export const preloadOrders = async (visit: OrdersVisit): Promise<void> => {
  const { client, queryClient, scope, address, preferredSize, withPrices } = visit;
  if (scope.customerId === '') return;
  const state = parseOrders(address, withPrices);
  const size = pageSizeOf(preferredSize);
  await Promise.all(
    backendPages(state.page, size).map((page) => queryClient.query(ordersQuery(client, scope, state, page))),
  );
};
