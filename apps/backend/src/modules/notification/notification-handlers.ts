import type { Handlers } from '../../calls';
import { unreadCount } from './unread-count';

/** Notifications: how many are unread. */
export const notificationHandlers = () =>
  ({
    getUnreadNotificationCount: (request, queries) => unreadCount(queries, request),
  }) satisfies Handlers;
