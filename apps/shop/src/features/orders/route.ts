import { runInBackground } from '@gastroshop/app-shell/idle';
import type { PageRoute } from '@gastroshop/app-shell/router';
import { toPriceVisibility } from '@gastroshop/identity';
import { orderQuery } from '@gastroshop/storefront/checkout';
import { pageSizeOf } from '@gastroshop/ui/table';
import { parseOrders } from './list/orders-address';
import { backendPages, ordersQuery } from './list/orders-query';

/** The list of orders, and the page of one, on which it is changed as well. */
export const orderRoutes: readonly PageRoute[] = [
  {
    path: '/my/orders',
    area: 'my',
    requiresAuth: true,
    load: async () => (await import('./pages')).OrdersPage,
    preload: ({ client, queryClient, gateway, store }, { url }) => {
      const { preferences, session } = store.getState();
      const { scope } = gateway();
      if (scope.customerId === '') return;
      const state = parseOrders(url.search, toPriceVisibility(session.flags).prices);
      for (const page of backendPages(state.page, pageSizeOf(preferences.pageSize)))
        runInBackground(queryClient.query(ordersQuery(client, scope, state, page)));
    },
  },
  {
    path: '/my/orders/detail/:orderId/:step?',
    area: 'my',
    requiresAuth: true,
    load: async () => (await import('./pages')).OrderPage,
    preload: ({ client, queryClient, gateway }, { params: { orderId = '' } }) => {
      const { scope } = gateway();
      if (scope.customerId === '') return;
      runInBackground(queryClient.query(orderQuery(client, scope, orderId)));
    },
  },
];
