import { runInBackground } from '@gastroshop/app-shell/idle';
import type { Environment } from '@gastroshop/app-shell/environment';
import { pageSizeOf } from '@gastroshop/ui/table';
import { notificationsQuery, preferencesQuery } from './notification-queries';
import { parseNotifications } from './notifications-address';

/**
 * Starts the queries of the notifications.
 *
 * @param search of the address
 */
export const preloadNotifications = (
  { client, queryClient, gateway, store }: Environment,
  search: string,
): void => {
  const { preferences } = store.getState();
  const { scope } = gateway();
  if (scope.customerId === '') return;
  const state = parseNotifications(search);
  runInBackground(
    queryClient.query(notificationsQuery(client, scope, state, pageSizeOf(preferences.pageSize))),
  );
  runInBackground(queryClient.query(preferencesQuery(client, scope)));
};
