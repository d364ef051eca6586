import {
  type Client,
  getNotificationPreferences,
  getNotifications,
  getUnreadNotificationCount,
  getUrgentNotifications,
} from '@gastroshop/api-client';
import { scopedKey, type ShopScope } from '@gastroshop/storefront/shop';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';

/** A colleague's reading counts for nobody else, so only new notifications change the number. */
const FRESH_MS = 60_000;

/** What begins the keys of everything about notifications. */
export const notificationsKey = (scope: ShopScope) => scopedKey(scope, 'notifications');

/** How many notifications are unread; asked only when a customer is chosen (NOT-1). */
export const unreadCountQuery = (client: Client, scope: ShopScope) =>
  queryOptions({
    queryKey: [...notificationsKey(scope), 'unread'],
    queryFn: ({ signal }) => getUnreadNotificationCount(client, { signal }),
    staleTime: FRESH_MS,
    enabled: scope.customerId !== '',
  });

/** The latest urgent notification that is unread (NOT-2); asked only when a customer is chosen (NOT-1). */
export const urgentQuery = (client: Client, scope: ShopScope) =>
  queryOptions({
    queryKey: [...notificationsKey(scope), 'urgent'],
    queryFn: ({ signal }) =>
      getUrgentNotifications(client, { tenant: scope.tenant, customerId: scope.customerId }, { signal }),
    staleTime: FRESH_MS,
    enabled: scope.customerId !== '',
  });

/** Which notifications are listed. */
export interface NotificationsState {
  /** Counted from 1. */
  readonly page: number;
  /** Id of a type; all types if missing. */
  readonly type: string | undefined;
}

/** A page of notifications, the latest first; asked only when a customer is chosen (NOT-1). */
export const notificationsQuery = (
  client: Client,
  scope: ShopScope,
  { page, type }: NotificationsState,
  perPage: number,
) =>
  queryOptions({
    queryKey: [...notificationsKey(scope), 'page', page, perPage, type],
    queryFn: ({ signal }) =>
      getNotifications(
        client,
        {
          tenant: scope.tenant,
          customerId: scope.customerId,
          pageIndex: page - 1,
          perPage,
          ...(type !== undefined && { typeFilterId: type }),
        },
        { signal },
      ),
    placeholderData: keepPreviousData,
    enabled: scope.customerId !== '',
  });

/** By which channels the user wants each type (NOT-3). */
export const preferencesQuery = (client: Client, scope: ShopScope) =>
  queryOptions({
    queryKey: [...notificationsKey(scope), 'preferences'],
    queryFn: ({ signal }) => getNotificationPreferences(client, { signal }),
    enabled: scope.customerId !== '',
  });
