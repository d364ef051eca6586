import { runInBackground } from '@gastroshop/app-shell/idle';
import type { PageRoute } from '@gastroshop/app-shell/router';
import { profileQuery } from '@gastroshop/storefront/session';

/** The signed-in user's own data. */
export const profileRoute: PageRoute = {
  path: '/my/user-profile',
  area: 'my',
  requiresAuth: true,
  load: async () => (await import('./profile-screen')).ProfileScreen,
  preload: ({ client, queryClient, gateway }) => {
    runInBackground(queryClient.query(profileQuery(client, gateway().scope)));
  },
};
