import { runInBackground } from '@gastroshop/app-shell/idle';
import type { PageRoute } from '@gastroshop/app-shell/router';
import { pageSizeOf } from '@gastroshop/ui/table';
import { notificationsQuery, preferencesQuery } from './notification-queries';
import { parseNotifications } from './notifications-address';

/** What the branch has to tell. */
export const notificationsRoute: PageRoute = {
  path: '/my/notification-center',
  area: 'my',
  requiresAuth: true,
  load: async () => (await import('./notifications-screen')).NotificationsScreen,
  preload: ({ client, queryClient, gateway, store }, { url }) => {
    const { preferences } = store.getState();
    const { scope } = gateway();
    if (scope.customerId === '') return;
    const state = parseNotifications(url.search);
    runInBackground(
      queryClient.query(notificationsQuery(client, scope, state, pageSizeOf(preferences.pageSize))),
    );
    runInBackground(queryClient.query(preferencesQuery(client, scope)));
  },
};
