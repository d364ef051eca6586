import { defineTexts } from '@gastroshop/i18n';

/** What the parts of an order are called, in the list and on its page. */
export const orderWords = defineTexts('storefront-order-words', {
  de: {
    WEBSHOP: 'Webshop',
    SUBSHOP: 'Messe',
    BEST_FRIEND: 'Handgerät',
    OTHER: 'Telefon und andere',
    RECEIVED: 'Eingelangt',
    CONFIRMED: 'Bestätigt',
    IN_PREPARATION: 'In Bearbeitung',
    SHIPPED: 'Unterwegs',
    DELIVERED: 'Geliefert',
    CANCELLED: 'Storniert',
    at: '{{day}}, {{time}} Uhr',
  },
  en: {
    WEBSHOP: 'Web shop',
    SUBSHOP: 'Fair',
    BEST_FRIEND: 'Hand-held device',
    OTHER: 'Phone and others',
    RECEIVED: 'Received',
    CONFIRMED: 'Confirmed',
    IN_PREPARATION: 'In preparation',
    SHIPPED: 'On its way',
    DELIVERED: 'Delivered',
    CANCELLED: 'Cancelled',
    at: '{{day}}, {{time}}',
  },
});
