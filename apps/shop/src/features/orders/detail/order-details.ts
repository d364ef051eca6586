import type { Order } from '@gastroshop/api-contract';
import { formatLongDate, type Locale } from '@gastroshop/i18n';
import { addressWords } from '@gastroshop/storefront/checkout';
import type { TFunction } from 'i18next';
import { wallClock } from '../wall-clock';

/** What facts need to speak. */
export interface DetailTexts {
  readonly t: TFunction<'order'>;
  readonly words: TFunction<'order-words'>;
  readonly locale: Locale;
}

/** A fact in words. */
export interface DetailItem {
  readonly label: string;
  readonly value: string;
}

/** All that is known of an order as a whole; what is not known is left out. */
export const orderDetails = (order: Order, { t, words, locale }: DetailTexts): readonly DetailItem[] => {
  const { deliverySlotDate, deliverySlotTime, userName } = order;
  const day = (date: string | undefined): string | undefined => date && formatLongDate(date, locale);
  const moment = (at: string): string => {
    const { date, time } = wallClock(at);
    return words('at', { day: formatLongDate(date, locale), time });
  };
  const ordered = moment(order.creationTime);
  const delivery = day(deliverySlotDate);
  // Fresh and frozen goods are told apart only where they travel on other days.
  const onItsOwn = (date: string | undefined) => (date === deliverySlotDate ? undefined : day(date));
  return [
    {
      label: t('ordered'),
      value: userName === undefined ? ordered : t('orderedBy', { at: ordered, name: userName }),
    },
    { label: t('source'), value: words(order.source) },
    {
      label: t('delivery'),
      value:
        delivery === undefined || deliverySlotTime === undefined
          ? delivery
          : t('deliveryAt', { day: delivery, time: deliverySlotTime }),
    },
    { label: t('fresh'), value: onItsOwn(order.requestedDeliveryDateFreshProducts) },
    { label: t('frozen'), value: onItsOwn(order.requestedDeliveryDateFrozenProducts) },
    { label: t('address'), value: order.deliveryAddress && addressWords(order.deliveryAddress) },
    { label: t('unloadingArea'), value: order.unloadingArea },
    { label: t('ownNumber'), value: order.customerOrderId },
    { label: t('note'), value: order.comment },
    { label: t('mails'), value: order.confirmationEmails.join(', ') },
    { label: t('gln'), value: order.glnTenant },
    {
      label: t('revision'),
      value: order.revision === undefined || order.revision < 2 ? undefined : String(order.revision),
    },
    { label: t('editableUntil'), value: order.editableUntil && moment(order.editableUntil) },
  ].flatMap(({ label, value }) => (value === undefined || value === '' ? [] : [{ label, value }]));
};
