import { runInBackground } from '@gastroshop/app-shell/idle';
import type { PageRoute } from '@gastroshop/app-shell/router';
import { occurrencesQuery, standingOrderQuery, standingOrdersQuery } from './data/standing-queries';

/** The list of standing orders, and the page of one. */
export const standingOrderRoutes: readonly PageRoute[] = [
  {
    path: '/my/standing-orders',
    area: 'my',
    requiresAuth: true,
    load: async () => (await import('./pages')).StandingOrdersScreen,
    preload: ({ client, queryClient, gateway }) => {
      const { scope } = gateway();
      if (scope.customerId === '') return;
      runInBackground(queryClient.query(standingOrdersQuery(client, scope)));
    },
  },
  {
    path: '/my/standing-orders/detail/:standingOrderId',
    area: 'my',
    requiresAuth: true,
    load: async () => (await import('./pages')).StandingOrderPage,
    preload: ({ client, queryClient, gateway }, { params: { standingOrderId = '' } }) => {
      const { scope } = gateway();
      if (scope.customerId === '') return;
      runInBackground(queryClient.query(standingOrderQuery(client, scope, standingOrderId)));
      runInBackground(queryClient.query(occurrencesQuery(client, scope, standingOrderId)));
    },
  },
];
