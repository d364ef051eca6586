import { runInBackground } from '@gastroshop/app-shell/idle';
import type { PageRoute } from '@gastroshop/app-shell/router';
import { essencePeriodQuery } from './essence-queries';

/** What the customer orders again and again. */
export const essenceRoute: PageRoute = {
  path: '/essential-products',
  feature: 'ESSENTIALS',
  requiresAuth: true,
  load: async () => (await import('./essence-screen')).EssenceScreen,
  preload: ({ client, queryClient, gateway }) => {
    runInBackground(queryClient.query(essencePeriodQuery(client, gateway().scope)));
  },
};
