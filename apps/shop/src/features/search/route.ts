import { runInBackground } from '@gastroshop/app-shell/idle';
import type { PageRoute } from '@gastroshop/app-shell/router';
import { toPriceVisibility } from '@gastroshop/identity';
import { preloadCatalogue } from '@gastroshop/storefront/catalogue';

/** Search and browsing. */
export const searchRoute: PageRoute = {
  path: '/search',
  load: async () => (await import('./search-screen')).SearchScreen,
  preload: ({ queryClient, gateway, store }, { url }) => {
    const { preferences, session } = store.getState();
    runInBackground(
      preloadCatalogue({
        queryClient,
        gateway: gateway(),
        preferences,
        visibility: toPriceVisibility(session.flags),
        address: url.search,
      }),
    );
  },
};
