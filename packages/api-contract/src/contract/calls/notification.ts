import { z } from 'zod';
import * as endpoints from '../../endpoints';
import {
  attachedUrlSchema,
  list,
  notificationSchema,
  notificationIdsSchema,
  notificationPageSchema,
  notificationPreferenceSchema,
  notificationPreferenceChangesSchema,
  pushSettingsSchema,
  pushSubscriptionBodySchema,
  queryParameters,
  urgentNotificationsSchema,
} from '../../schemas';
import { defineCall } from '../call';

export const getUnreadNotificationCount = defineCall(endpoints.getUnreadNotificationCount, {
  summary: 'How many notifications are unread.',
  feature: 'NOTIFICATIONS',
  answer: z.int().min(0),
});

export const getUrgentNotifications = defineCall(endpoints.getUrgentNotifications, {
  summary: 'The latest urgent notification that is unread, and how many older ones there are.',
  feature: 'NOTIFICATIONS',
  answer: urgentNotificationsSchema,
});

export const getNotificationAttachmentUrl = defineCall(endpoints.getNotificationAttachmentUrl, {
  summary: "The address a notification's attachment leads to.",
  feature: 'NOTIFICATIONS',
  answer: attachedUrlSchema,
});

export const getNotification = defineCall(endpoints.getNotification, {
  summary: 'One notification.',
  feature: 'NOTIFICATIONS',
  answer: notificationSchema,
});

export const getNotificationPreferences = defineCall(endpoints.getNotificationPreferences, {
  summary: 'By which channels the user wants each type of notification.',
  feature: 'NOTIFICATIONS',
  answer: list(notificationPreferenceSchema),
});

export const putNotificationPreferences = defineCall(endpoints.putNotificationPreferences, {
  summary: 'Sets by which channels the user wants each type of notification.',
  feature: 'NOTIFICATIONS',
  body: notificationPreferenceChangesSchema,
  answer: list(notificationPreferenceSchema),
});

export const getNotifications = defineCall(endpoints.getNotifications, {
  summary: 'Notifications by page.',
  feature: 'NOTIFICATIONS',
  query: z.object({ perPage: queryParameters.perPage, typeFilterId: queryParameters.typeFilterId }),
  answer: notificationPageSchema,
});

export const markNotificationsRead = defineCall(endpoints.markNotificationsRead, {
  summary: 'Marks notifications as read.',
  feature: 'NOTIFICATIONS',
  body: notificationIdsSchema,
  answer: null,
  errors: ['not-found'],
});

export const getPushSettings = defineCall(endpoints.getPushSettings, {
  summary: "What a browser needs to be told of notifications, and the user's devices that are.",
  feature: 'NOTIFICATIONS',
  answer: pushSettingsSchema,
});

export const putPushSubscription = defineCall(endpoints.putPushSubscription, {
  summary:
    'Tells a device of the user of notifications; one that told somebody else before tells the user now.',
  feature: 'NOTIFICATIONS',
  body: pushSubscriptionBodySchema,
  answer: pushSettingsSchema,
});

export const deletePushSubscription = defineCall(endpoints.deletePushSubscription, {
  summary: 'Tells a device of the user of nothing any more.',
  feature: 'NOTIFICATIONS',
  answer: null,
});
