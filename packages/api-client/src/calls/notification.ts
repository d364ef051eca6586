// Written by `pnpm --filter=@gastroshop/api-client calls:write` from the contract.
import * as endpoints from '@gastroshop/api-contract/endpoints';
import { call } from './call';

/** Tells a device of the user of nothing any more. */
export const deletePushSubscription = /* @__PURE__ */ call(
  'deletePushSubscription',
  endpoints.deletePushSubscription,
);

/** One notification. */
export const getNotification = /* @__PURE__ */ call('getNotification', endpoints.getNotification);

/** The address a notification's attachment leads to. */
export const getNotificationAttachmentUrl = /* @__PURE__ */ call(
  'getNotificationAttachmentUrl',
  endpoints.getNotificationAttachmentUrl,
);

/** By which channels the user wants each type of notification. */
export const getNotificationPreferences = /* @__PURE__ */ call(
  'getNotificationPreferences',
  endpoints.getNotificationPreferences,
);

/** Notifications by page. */
export const getNotifications = /* @__PURE__ */ call('getNotifications', endpoints.getNotifications);

/** What a browser needs to be told of notifications, and the user's devices that are. */
export const getPushSettings = /* @__PURE__ */ call('getPushSettings', endpoints.getPushSettings);

/** How many notifications are unread. */
export const getUnreadNotificationCount = /* @__PURE__ */ call(
  'getUnreadNotificationCount',
  endpoints.getUnreadNotificationCount,
);

/** The latest urgent notification that is unread, and how many older ones there are. */
export const getUrgentNotifications = /* @__PURE__ */ call(
  'getUrgentNotifications',
  endpoints.getUrgentNotifications,
);

/** Marks notifications as read. */
export const markNotificationsRead = /* @__PURE__ */ call(
  'markNotificationsRead',
  endpoints.markNotificationsRead,
);

/** Sets by which channels the user wants each type of notification. */
export const putNotificationPreferences = /* @__PURE__ */ call(
  'putNotificationPreferences',
  endpoints.putNotificationPreferences,
);

/** Tells a device of the user of notifications; one that told somebody else before tells the user now. */
export const putPushSubscription = /* @__PURE__ */ call('putPushSubscription', endpoints.putPushSubscription);
