import { z } from 'zod';
import { registerComponent, type Schema } from './register-component';
import { list } from './list-schema';
import { pageInfoSchema } from './page';
import { boundedString, idSchema, momentSchema } from './scalars';

/** Ways a notification reaches the user (NOT-3). */
export const NOTIFICATION_CHANNELS = ['WEBSHOP', 'EMAIL', 'PUSH_NOTIFICATION'] as const;
/** Way a notification reaches the user, see {@link NOTIFICATION_CHANNELS}. */
export type NotificationChannel = (typeof NOTIFICATION_CHANNELS)[number];

const notificationTypeShape = z
  .object({
    id: z.string().describe('Key of the type, for filters and preferences'),
    name: z.string().describe('Name in the language asked for'),
  })
  .describe('A type of notification.');
/** A type of notification. */
export interface NotificationType extends z.infer<typeof notificationTypeShape> {}
export const notificationTypeSchema: Schema<NotificationType> = registerComponent(
  'NotificationType',
  notificationTypeShape,
);

const attachedUrlShape = z
  .object({
    url: z.string().describe('Address to open: a path of the shop, or an address it may lead to'),
    caption: z.string().optional().describe('Words of the link; missing: the address'),
  })
  .describe('An address a notification leads to.');
/** An address a notification leads to. */
export interface AttachedUrl extends z.infer<typeof attachedUrlShape> {}
export const attachedUrlSchema: Schema<AttachedUrl> = registerComponent('AttachedUrl', attachedUrlShape);

const notificationShape = z
  .object({
    id: z.string().describe('Key of the notification'),
    targetCustomers: list(z.string())
      .optional()
      .describe('Customers of this user it is meant for; missing: all'),
    unread: z.boolean().describe('Whether this user has not read it yet'),
    publishedAt: momentSchema.describe('When it was published'),
    subject: z.string().describe('Subject in the language asked for'),
    content: z.string().describe('Text in the language asked for'),
    notificationType: notificationTypeSchema.describe('What kind of message it is'),
    attachedProducts: list(z.string()).optional().describe('Article numbers'),
    attachedUrl: attachedUrlSchema.optional().describe('Where it leads, if anywhere'),
    isImportant: z.boolean().describe('Whether it is urgent: shown above the page until it is read'),
  })
  .describe('A message to the user.');
/** A message to the user. */
export interface Notification extends z.infer<typeof notificationShape> {}
export const notificationSchema: Schema<Notification> = registerComponent('Notification', notificationShape);

const notificationPageShape = z
  .object({
    notifications: list(notificationSchema).describe('Notifications of this page, the latest first'),
    page: pageInfoSchema.describe('Which part of all it is'),
  })
  .describe('Notifications, by page.');
/** Notifications, by page. */
export interface NotificationPage extends z.infer<typeof notificationPageShape> {}
export const notificationPageSchema: Schema<NotificationPage> = registerComponent(
  'NotificationPage',
  notificationPageShape,
);

const urgentNotificationsShape = z
  .object({
    numberOfOlderUnread: z.int().min(0).describe('Urgent ones before it that are unread as well'),
    mostRecentUnread: notificationSchema
      .optional()
      .describe('The latest unread urgent one; missing: there is none'),
  })
  .describe('The latest unread urgent notification, if there is one.');
/** The latest unread urgent notification, if there is one. */
export interface UrgentNotifications extends z.infer<typeof urgentNotificationsShape> {}
export const urgentNotificationsSchema: Schema<UrgentNotifications> = registerComponent(
  'UrgentNotifications',
  urgentNotificationsShape,
);

const notificationPreferenceShape = z
  .object({
    notificationType: notificationTypeSchema.describe('The type it is about'),
    channels: list(z.enum(NOTIFICATION_CHANNELS)).describe('Ways it reaches the user; empty: by none'),
  })
  .meta({
    description: 'By which channels a type of notification reaches the user.',
    examples: [{ notificationType: { id: 'PRICE', name: 'Preise' }, channels: ['WEBSHOP', 'EMAIL'] }],
  });
/** By which channels a type of notification reaches the user. */
export interface NotificationPreference extends z.infer<typeof notificationPreferenceShape> {}
export const notificationPreferenceSchema: Schema<NotificationPreference> = registerComponent(
  'NotificationPreference',
  notificationPreferenceShape,
);

const notificationPreferenceChangeShape = z
  .strictObject({
    notificationType: z
      .strictObject({
        id: idSchema.describe('Key of the type'),
        name: boundedString(200)
          .optional()
          .describe('Taken so that an answer can be sent back; changes nothing'),
      })
      .describe('The type it is about'),
    channels: list(z.enum(NOTIFICATION_CHANNELS), 3).describe('Ways it is to reach the user; empty: by none'),
  })
  .describe('By which channels a type of notification is to reach the user.');
/** By which channels a type of notification is to reach the user. */
export interface NotificationPreferenceChange extends z.infer<typeof notificationPreferenceChangeShape> {}
export const notificationPreferenceChangeSchema: Schema<NotificationPreferenceChange> = registerComponent(
  'NotificationPreferenceChange',
  notificationPreferenceChangeShape,
);

export const notificationPreferenceChangesSchema = registerComponent(
  'NotificationPreferenceChanges',
  list(notificationPreferenceChangeSchema, 300).meta({
    description: 'Channels by type of notification',
    examples: [[{ notificationType: { id: 'PRICE' }, channels: ['WEBSHOP', 'EMAIL'] }]],
  }),
);
export const notificationIdsSchema = registerComponent(
  'NotificationIds',
  list(idSchema, 300).meta({ description: 'Ids of notifications', examples: [['n-1', 'n-2']] }),
);

const pushSubscriptionBodyShape = z
  .strictObject({
    endpoint: boundedString(1000)
      .regex(/^https?:\/\//)
      .describe("Address of the browser's push service for this device; https"),
    keys: z
      .strictObject({
        p256dh: z
          .string()
          .regex(/^[\w-]{87}=?$/)
          .describe('Public key of the browser: 65 bytes in base64url'),
        auth: z
          .string()
          .regex(/^[\w-]{22}={0,2}$/)
          .describe('Secret of the browser: 16 bytes in base64url'),
      })
      .describe('What messages are encrypted with, so that nobody on the way reads them (RFC 8291)'),
  })
  .meta({
    description: "A browser's subscription to push messages, as its PushSubscription says.",
    examples: [
      {
        endpoint: 'https://push.example/send/abc123',
        keys: {
          p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
          auth: 'BTBZMqHH6r4Tts7J_aSIgg',
        },
      },
    ],
  });
/** A browser's subscription to push messages, as its PushSubscription says. */
export interface PushSubscriptionBody extends z.infer<typeof pushSubscriptionBodyShape> {}
export const pushSubscriptionBodySchema: Schema<PushSubscriptionBody> = registerComponent(
  'PushSubscriptionBody',
  pushSubscriptionBodyShape,
);

const pushSettingsShape = z
  .object({
    publicKey: z
      .string()
      .optional()
      .describe(
        'Key a browser subscribes with: 65 bytes in base64url (RFC 8292); missing: this installation sends no push messages',
      ),
    subscriptions: list(
      z.object({
        id: z
          .string()
          .describe('SHA-256 of the endpoint in hexadecimal digits: a browser knows its own by it'),
      }),
    ).describe('Devices of the user that are told of notifications'),
  })
  .describe('What a browser needs to be told of notifications while the shop is closed.');
/** What a browser needs to be told of notifications while the shop is closed. */
export interface PushSettings extends z.infer<typeof pushSettingsShape> {}
export const pushSettingsSchema: Schema<PushSettings> = registerComponent('PushSettings', pushSettingsShape);
