import type { ParseKeys } from 'i18next';
import type { NotificationType } from '@gastroshop/api-contract';
import type { Locale } from '@gastroshop/i18n';
import de from './texts/notification-types.de.json';
import { texts } from '../../text-files';

/** Id of what a notification is about; users choose channels for each. */
export type NotificationTypeId = ParseKeys<'notification-types'>;

/** Ids of all types, in the order in which users read them. */
export const NOTIFICATION_TYPE_IDS = [
  'ORDER',
  'DELIVERY',
  'OFFER',
  'RANGE',
  'PRICE',
  'SERVICE',
] as const satisfies readonly NotificationTypeId[];

/** Whether a text is the id of a type. */
export const isNotificationTypeId = (id: string): id is NotificationTypeId => Object.hasOwn(de, id);

/** What a type is called. */
export const notificationTypeName = (id: NotificationTypeId, locale: Locale): string =>
  texts.getFixedT(locale, 'notification-types')(id);

/** A type in a language. One that is unknown (of an older installation) keeps the name it was stored with. */
export const typeInLanguage = ({ id, name }: NotificationType, locale: Locale): NotificationType => ({
  id,
  name: isNotificationTypeId(id) ? notificationTypeName(id, locale) : name,
});
