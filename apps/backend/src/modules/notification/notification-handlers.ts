import type { AttachedUrl, Notification } from '@gastroshop/api-contract';
import type { CallRequest, Handlers } from '../../calls';
import type { Queries } from '../../db';
import { throwProblem } from '../../http';
import type { Services } from '../services';
import { signedFileAddress } from './file-link';
import { markRead } from './mark-read';
import { notificationPage, urgentNotifications } from './notification-page';
import { notificationPreferences, setPreferences } from './preferences';
import { pushSettings, subscribe, unsubscribe } from './push-subscriptions';
import { readNotifications } from './read-notifications';
import { isAddressedTo, type NotificationReader } from './readers';
import { sql } from 'kysely';
import { unreadCount } from './unread-count';

type AnyRequest = Pick<CallRequest<'getNotification'>, 'caller' | 'customer' | 'now' | 'today'>;

/** For the customer acted for; while none is chosen, for any of the user's. */
const readerOf = ({ caller, customer, now, today }: AnyRequest): NotificationReader => ({
  caller,
  customerId: customer?.id,
  now,
  today,
});

/** For any of the user's customers: an id names one notification, whichever customer is chosen. */
const readerOfAny = (request: AnyRequest): NotificationReader => ({
  ...readerOf(request),
  customerId: undefined,
});

/** Notifications: what the branch tells its customers, and by which channels each user wants to hear it. */
export const notificationHandlers = ({ keyRing, externalOrigins, push }: Services) => {
  const oneOf = async (
    queries: Queries,
    request: CallRequest<'getNotification' | 'getNotificationAttachmentUrl'>,
  ): Promise<Notification> => {
    const reader = readerOfAny(request);
    const [found] = await readNotifications(
      queries,
      reader,
      { locale: request.locale, externalOrigins },
      { where: sql<boolean>`(${isAddressedTo(reader)} and n.id = ${request.path.notificationId})`, limit: 1 },
    );
    return found ?? throwProblem('not-found');
  };

  const attachmentOf = async (
    queries: Queries,
    request: CallRequest<'getNotificationAttachmentUrl'>,
  ): Promise<AttachedUrl> => {
    const { id, attachedUrl = throwProblem('not-found') } = await oneOf(queries, request);
    const { tenant, caller, now } = request;
    const file = await queries
      .selectFrom('notification_file')
      .select('file_name')
      .where('tenant', '=', tenant)
      .where('notification_id', '=', id)
      .executeTakeFirst();
    if (file === undefined) return attachedUrl;
    return {
      url: signedFileAddress(keyRing, { tenant, notificationId: id, userId: caller.userId, now }),
      caption: attachedUrl.caption ?? file.file_name,
    };
  };

  return {
    getUnreadNotificationCount: (request, queries) => unreadCount(queries, readerOf(request)),
    getUrgentNotifications: (request, queries) =>
      urgentNotifications(queries, readerOf(request), { locale: request.locale, externalOrigins }),
    getNotifications: (request, queries) =>
      notificationPage(
        queries,
        readerOf(request),
        { locale: request.locale, externalOrigins },
        { ...request.query, pageIndex: request.path.pageIndex },
      ),
    getNotification: (request, queries) => oneOf(queries, request),
    getNotificationAttachmentUrl: (request, queries) => attachmentOf(queries, request),
    markNotificationsRead: async (request, queries) => {
      await markRead(queries, readerOfAny(request), request.body);
      return undefined;
    },
    getNotificationPreferences: ({ caller, locale }, queries) =>
      notificationPreferences(queries, caller, locale),
    putNotificationPreferences: async ({ caller, locale, body }, queries) => {
      await setPreferences(queries, caller, body);
      return notificationPreferences(queries, caller, locale);
    },
    getPushSettings: ({ caller }, queries) => pushSettings(queries, caller, push),
    putPushSubscription: async ({ caller, body, now }, queries) => {
      await subscribe(queries, caller, body, { push, now });
      return pushSettings(queries, caller, push);
    },
    deletePushSubscription: async ({ caller, path }, queries) => {
      await unsubscribe(queries, caller, path.subscriptionId);
      return undefined;
    },
  } satisfies Handlers;
};
