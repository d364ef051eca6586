import type { NotificationType } from '@gastroshop/api-contract';
import type { Locale } from '@gastroshop/i18n';

/** What notifications are about, by the type's id; users choose channels for each. */
export const NOTIFICATION_TYPES = {
  DELIVERY: { 'de-AT': 'Lieferung', 'en-GB': 'Delivery' },
  OFFER: { 'de-AT': 'Aktionen', 'en-GB': 'Offers' },
  RANGE: { 'de-AT': 'Sortiment', 'en-GB': 'Range' },
  PRICE: { 'de-AT': 'Preise', 'en-GB': 'Prices' },
  SERVICE: { 'de-AT': 'Service', 'en-GB': 'Service' },
} as const satisfies Readonly<Record<string, Readonly<Record<Locale, string>>>>;

/** Id of a type, see {@link NOTIFICATION_TYPES}. */
export type NotificationTypeId = keyof typeof NOTIFICATION_TYPES;

/** Ids of all types, in the order in which users read them. */
export const NOTIFICATION_TYPE_IDS = [
  'DELIVERY',
  'OFFER',
  'RANGE',
  'PRICE',
  'SERVICE',
] as const satisfies readonly NotificationTypeId[];

/** Whether a text is the id of a type. */
export const isNotificationTypeId = (id: string): id is NotificationTypeId =>
  Object.hasOwn(NOTIFICATION_TYPES, id);

/** A type in a language. One that is unknown (of an older installation) keeps the name it was stored with. */
export const typeInLanguage = ({ id, name }: NotificationType, locale: Locale): NotificationType => ({
  id,
  name: isNotificationTypeId(id) ? NOTIFICATION_TYPES[id][locale] : name,
});
