import type { PageRoute } from '@gastroshop/app-shell/router';
import { customerQuery } from '@gastroshop/storefront/session';

/** The order pad. */
export const orderPadRoute: PageRoute = {
  path: '/order-pad',
  feature: 'ORDER_PAD',
  requiresAuth: true,
  load: async () => (await import('./order-pad-screen')).OrderPadScreen,
  preload: ({ client, queryClient, gateway }) => [queryClient.query(customerQuery(client, gateway().scope))],
};
