import { z } from 'zod';
import { component, type Shape } from './component';
import { list } from './list';
import { pageInfo } from './page';
import { boundedText, id, moment } from './scalar';

/** Ways a notification reaches the user (NOT-3). */
export const NOTIFICATION_CHANNELS = ['WEBSHOP', 'EMAIL', 'PUSH_NOTIFICATION'] as const;
/** Way a notification reaches the user, see {@link NOTIFICATION_CHANNELS}. */
export type NotificationChannel = (typeof NOTIFICATION_CHANNELS)[number];

const notificationTypeShape = z
  .object({ id: z.string(), name: z.string() })
  .describe('A type of notification.');
/** A type of notification. */
export interface NotificationType extends z.infer<typeof notificationTypeShape> {}
export const notificationType: Shape<NotificationType> = component('NotificationType', notificationTypeShape);

const attachedUrlShape = z
  .object({ url: z.string(), caption: z.string().optional() })
  .describe('An address a notification leads to.');
/** An address a notification leads to. */
export interface AttachedUrl extends z.infer<typeof attachedUrlShape> {}
export const attachedUrl: Shape<AttachedUrl> = component('AttachedUrl', attachedUrlShape);

const notificationShape = z
  .object({
    id: z.string(),
    targetCustomers: list(z.string()).optional(),
    unread: z.boolean(),
    publishedAt: moment,
    subject: z.string(),
    content: z.string(),
    notificationType: notificationType,
    attachedProducts: list(z.string()).optional().describe('Article numbers'),
    attachedUrl: attachedUrl.optional(),
    isImportant: z.boolean(),
  })
  .describe('A message to the user.');
/** A message to the user. */
export interface Notification extends z.infer<typeof notificationShape> {}
export const notification: Shape<Notification> = component('Notification', notificationShape);

const notificationPageShape = z
  .object({ notifications: list(notification), page: pageInfo })
  .describe('Notifications, by page.');
/** Notifications, by page. */
export interface NotificationPage extends z.infer<typeof notificationPageShape> {}
export const notificationPage: Shape<NotificationPage> = component('NotificationPage', notificationPageShape);

const urgentNotificationsShape = z
  .object({ numberOfOlderUnread: z.int().min(0), mostRecentUnread: notification.optional() })
  .describe('The latest unread urgent notification, if there is one.');
/** The latest unread urgent notification, if there is one. */
export interface UrgentNotifications extends z.infer<typeof urgentNotificationsShape> {}
export const urgentNotifications: Shape<UrgentNotifications> = component(
  'UrgentNotifications',
  urgentNotificationsShape,
);

const notificationPreferenceShape = z
  .object({ notificationType, channels: list(z.enum(NOTIFICATION_CHANNELS)) })
  .meta({
    description: 'By which channels a type of notification reaches the user.',
    examples: [{ notificationType: { id: 'PRICE', name: 'Preise' }, channels: ['WEBSHOP', 'EMAIL'] }],
  });
/** By which channels a type of notification reaches the user. */
export interface NotificationPreference extends z.infer<typeof notificationPreferenceShape> {}
export const notificationPreference: Shape<NotificationPreference> = component(
  'NotificationPreference',
  notificationPreferenceShape,
);

const notificationPreferenceChangeShape = z
  .strictObject({
    notificationType: z.strictObject({ id, name: boundedText(200).optional() }),
    channels: list(z.enum(NOTIFICATION_CHANNELS), 3),
  })
  .describe('By which channels a type of notification is to reach the user.');
/** By which channels a type of notification is to reach the user. */
export interface NotificationPreferenceChange extends z.infer<typeof notificationPreferenceChangeShape> {}
export const notificationPreferenceChange: Shape<NotificationPreferenceChange> = component(
  'NotificationPreferenceChange',
  notificationPreferenceChangeShape,
);

export const notificationPreferenceChanges = component(
  'NotificationPreferenceChanges',
  list(notificationPreferenceChange, 300).describe('Channels by type of notification'),
);
export const notificationIds = component('NotificationIds', list(id, 300).describe('Ids of notifications'));
