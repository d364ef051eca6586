import { defineTexts } from '@gastroshop/i18n';

/** What stands on paper. */
export const paperTexts = defineTexts('storefront-paper', {
  de: {
    cart: 'Warenkorb',
    order: 'Bestellung {{number}}',
    customer: 'Kunde',
    date: 'Stand',
    ordered: 'Bestellt',
    delivery: 'Lieferung',
    address: 'Lieferadresse',
    ownNumber: 'Eigene Bestellnummer',
    note: 'Hinweis',
    otherGroup: 'Ohne Warengruppe',
    none: 'noch nicht bestellt',
  },
  en: {
    cart: 'Cart',
    order: 'Order {{number}}',
    customer: 'Customer',
    date: 'As of',
    ordered: 'Ordered',
    delivery: 'Delivery',
    address: 'Delivery address',
    ownNumber: 'Own order number',
    note: 'Note',
    otherGroup: 'No category',
    none: 'not ordered yet',
  },
});
