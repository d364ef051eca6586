import { runInBackground } from '@gastroshop/app-shell/idle';
import type { PageRoute } from '@gastroshop/app-shell/router';
import { viennaDateAt } from '@gastroshop/domain/calendar';
import { toPriceVisibility } from '@gastroshop/identity';
import { orderQuery } from '@gastroshop/storefront/checkout';
import { pageSizeOf } from '@gastroshop/ui/table';
import { parseOrders } from './list/orders-address';
import { backendPages, openOrdersQuery, ordersQuery } from './list/orders-query';
import { DEFAULT_ORDERS_PARAMS, isLatestFirst } from './list/orders-state';

/** The list of orders, and the page of one, on which it is changed as well. */
export const orderRoutes: readonly PageRoute[] = [
  {
    path: '/my/orders',
    area: 'my',
    requiresAuth: true,
    load: async () => (await import('./pages')).OrdersScreen,
    preload: ({ client, queryClient, gateway, store, clock }, { url }) => {
      const { preferences, session } = store.getState();
      const { scope } = gateway();
      if (scope.customerId === '') return;
      const state = parseOrders(url.search, toPriceVisibility(session.flags).prices);
      const today = viennaDateAt(clock.now());
      for (const page of backendPages(state.page, pageSizeOf(preferences.pageSize)))
        runInBackground(queryClient.query(ordersQuery(client, scope, state, { today, page })));
      if (isLatestFirst(state) && state.page === DEFAULT_ORDERS_PARAMS.page)
        runInBackground(queryClient.query(openOrdersQuery(client, scope, state, today)));
    },
  },
  {
    path: '/my/orders/detail/:orderId/:step?',
    area: 'my',
    requiresAuth: true,
    load: async () => (await import('./pages')).OrderSteps,
    preload: ({ client, queryClient, gateway }, { params: { orderId = '' } }) => {
      const { scope } = gateway();
      if (scope.customerId === '') return;
      runInBackground(queryClient.query(orderQuery(client, scope, orderId)));
    },
  },
];
