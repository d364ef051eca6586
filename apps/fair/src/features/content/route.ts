import { runInBackground } from '@gastroshop/app-shell/idle';
import type { PageRoute } from '@gastroshop/app-shell/router';
import { contentPageQuery } from '@gastroshop/storefront/content';

/** The pages of content of the fair. */
export const contentRoute: PageRoute = {
  path: '/subshop/promotions/:fairCode/page/*',
  load: async () => (await import('./content-screen')).ContentScreen,
  preload: ({ client, queryClient, gateway }, { params }) => {
    runInBackground(queryClient.query(contentPageQuery(client, gateway().scope, params['*'] ?? '')));
  },
};
