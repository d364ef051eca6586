import type { NotificationType } from '@gastroshop/api-contract';
import { defineNamespace, translator, type Locale } from '@gastroshop/i18n';
import type { NotificationTypesTexts } from '../../i18next-resources';
import de from './texts/notification-types.de.json';
import en from './texts/notification-types.en.json';

const texts = defineNamespace<NotificationTypesTexts>('notification-types', { de, en });

/** Id of what a notification is about; users choose channels for each. */
export type NotificationTypeId = keyof NotificationTypesTexts;

/** Ids of all types, in the order in which users read them. */
export const NOTIFICATION_TYPE_IDS = [
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
  translator(texts, locale)(id);

/** A type in a language. One that is unknown (of an older installation) keeps the name it was stored with. */
export const typeInLanguage = ({ id, name }: NotificationType, locale: Locale): NotificationType => ({
  id,
  name: isNotificationTypeId(id) ? notificationTypeName(id, locale) : name,
});
