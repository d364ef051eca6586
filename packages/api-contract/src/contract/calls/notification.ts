import { z } from 'zod';
import * as endpoints from '../../endpoints';
import {
  attachedUrl,
  list,
  notification,
  notificationIds,
  notificationPage,
  notificationPreference,
  notificationPreferenceChanges,
  queryParameters,
  urgentNotifications,
} from '../../shapes';
import { defineCall } from '../call';

export const getUnreadNotificationCount = defineCall(endpoints.getUnreadNotificationCount, {
  summary: 'How many notifications are unread.',
  answer: z.int().min(0),
});

export const getUrgentNotifications = defineCall(endpoints.getUrgentNotifications, {
  summary: 'The latest urgent notification that is unread, and how many older ones there are.',
  answer: urgentNotifications,
});

export const getNotificationAttachmentUrl = defineCall(endpoints.getNotificationAttachmentUrl, {
  summary: "The address a notification's attachment leads to.",
  answer: attachedUrl,
});

export const getNotification = defineCall(endpoints.getNotification, {
  summary: 'One notification.',
  answer: notification,
});

export const getNotificationPreferences = defineCall(endpoints.getNotificationPreferences, {
  summary: 'By which channels the user wants each type of notification.',
  answer: list(notificationPreference),
});

export const putNotificationPreferences = defineCall(endpoints.putNotificationPreferences, {
  summary: 'Sets by which channels the user wants each type of notification.',
  body: notificationPreferenceChanges,
  answer: list(notificationPreference),
});

export const getNotifications = defineCall(endpoints.getNotifications, {
  summary: 'Notifications by page.',
  query: z.object({ perPage: queryParameters.perPage, typeFilterId: queryParameters.typeFilterId }),
  answer: notificationPage,
});

export const markNotificationsRead = defineCall(endpoints.markNotificationsRead, {
  summary: 'Marks notifications as read.',
  body: notificationIds,
  answer: null,
  errors: ['not-found'],
});
