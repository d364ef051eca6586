import { runInBackground } from '@gastroshop/app-shell/idle';
import type { PageRoute } from '@gastroshop/app-shell/router';

/** What the branch has to tell. */
export const notificationsRoute: PageRoute = {
  path: '/my/notification-center',
  feature: 'NOTIFICATIONS',
  area: 'my',
  requiresAuth: true,
  load: async () => (await import('./notifications-screen')).NotificationsScreen,
  // What notifications are asked for with is no page's beginning but theirs: it comes beside their code.
  preload: (environment, { url }) => {
    runInBackground(
      import('./preload-notifications').then(({ preloadNotifications }) => {
        preloadNotifications(environment, url.search);
      }),
    );
  },
};
