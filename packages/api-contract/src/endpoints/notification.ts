import type { Endpoint } from './endpoint';

/** How many notifications are unread. */
export const getUnreadNotificationCount = {
  method: 'GET',
  path: '/user/notifications/unread-count',
  access: 'signed-in',
} as const satisfies Endpoint;

/** The latest urgent notification that is unread, and how many older ones there are. */
export const getUrgentNotifications = {
  method: 'GET',
  path: '/t/{tenant}/customers/{customerId}/user/notifications/urgent',
  access: 'customer',
} as const satisfies Endpoint;

/** The address a notification's attachment leads to. */
export const getNotificationAttachmentUrl = {
  method: 'GET',
  path: '/user/notifications/{notificationId}/resolved-attachment-url',
  access: 'signed-in',
} as const satisfies Endpoint;

/** One notification. */
export const getNotification = {
  method: 'GET',
  path: '/user/notifications/{notificationId}',
  access: 'signed-in',
} as const satisfies Endpoint;

/** By which channels the user wants each type of notification. */
export const getNotificationPreferences = {
  method: 'GET',
  path: '/user/notifications/preferences',
  access: 'signed-in',
} as const satisfies Endpoint;

/** Sets by which channels the user wants each type of notification. */
export const putNotificationPreferences = {
  method: 'PUT',
  path: '/user/notifications/preferences',
  access: 'signed-in',
  body: 'preferences',
} as const satisfies Endpoint;

/** Notifications by page. */
export const getNotifications = {
  method: 'GET',
  path: '/t/{tenant}/customers/{customerId}/user/notifications/page/{pageIndex}',
  access: 'customer',
  query: { perPage: 'optional', typeFilterId: 'optional' },
} as const satisfies Endpoint;

/** Marks notifications as read. */
export const markNotificationsRead = {
  method: 'PUT',
  path: '/user/notifications/mark-read',
  access: 'signed-in',
  body: 'ids',
  answer: 'empty',
} as const satisfies Endpoint;

/** What a browser needs to be told of notifications while the shop is closed, and the user's devices that are. */
export const getPushSettings = {
  method: 'GET',
  path: '/user/push-subscriptions',
  access: 'signed-in',
  extension: true,
} as const satisfies Endpoint;

/** Tells a device of the user of notifications from now on. */
export const putPushSubscription = {
  method: 'PUT',
  path: '/user/push-subscriptions',
  access: 'signed-in',
  body: 'subscription',
  extension: true,
} as const satisfies Endpoint;

/** Tells a device of the user of nothing any more. */
export const deletePushSubscription = {
  method: 'DELETE',
  path: '/user/push-subscriptions/{subscriptionId}',
  access: 'signed-in',
  answer: 'empty',
  extension: true,
} as const satisfies Endpoint;
