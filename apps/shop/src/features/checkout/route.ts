import { runInBackground } from '@gastroshop/app-shell/idle';
import type { PageRoute } from '@gastroshop/app-shell/router';
import { customerQuery } from '@gastroshop/storefront/session';

/** The checkout: one page for all steps, so that an order under way outlives going back and forth between them. */
export const checkoutRoute: PageRoute = {
  path: '/checkout/:step?',
  requiresAuth: true,
  load: async () => (await import('./checkout-screen')).CheckoutScreen,
  preload: ({ client, queryClient, gateway }) => {
    runInBackground(queryClient.query(customerQuery(client, gateway().scope)));
  },
};
