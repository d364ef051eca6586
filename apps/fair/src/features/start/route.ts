import type { Fair } from '@gastroshop/api-contract';
import { runInBackground } from '@gastroshop/app-shell/idle';
import type { PageRoute } from '@gastroshop/app-shell/router';
import { contentPageQuery } from '@gastroshop/storefront/content';

/** The start page of the fair, with its content where the fair names one and is known already. */
export const startRoute = (fair: () => Fair | undefined): PageRoute => ({
  path: '/subshop/promotions/:fairCode',
  load: async () => (await import('./start-screen')).StartScreen,
  preload: ({ client, queryClient, gateway }) => {
    const slug = fair()?.startPagePath;
    if (slug !== undefined)
      runInBackground(queryClient.query(contentPageQuery(client, gateway().scope, slug)));
  },
});
