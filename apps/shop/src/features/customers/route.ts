import { runInBackground } from '@gastroshop/app-shell/idle';
import type { PageRoute } from '@gastroshop/app-shell/router';
import { customersQuery } from '@gastroshop/storefront/session';

/** The choice of the customer to order for. */
export const customersRoute: PageRoute = {
  path: '/my/customers',
  requiresAuth: true,
  load: async () => (await import('./customers-screen')).CustomersScreen,
  preload: ({ client, queryClient, gateway }) => {
    runInBackground(queryClient.query(customersQuery(client, gateway().scope)));
  },
};
