import { defineTexts } from '@gastroshop/i18n';

/** What is said of an open order of the same day and address. */
export const joinTexts = defineTexts('storefront-join-order', {
  de: {
    title: 'Für diesen Tag und diese Adresse gibt es schon eine offene Bestellung',
    join: 'Zu Bestellung {{number}} dazunehmen',
    joinHint_one: '{{count}} Position · selber Tag, selbe Adresse',
    joinHint_other: '{{count}} Positionen · selber Tag, selbe Adresse',
    apart: 'Eigene Bestellung',
    apartHint: 'zweiter Lieferschein, zweite Rechnung',
    joinShort: 'Dazunehmen',
  },
  en: {
    title: 'There is an open order for this day and address already',
    join: 'Add to order {{number}}',
    joinHint_one: '{{count}} item · same day, same address',
    joinHint_other: '{{count}} items · same day, same address',
    apart: 'An order of its own',
    apartHint: 'second delivery note, second invoice',
    joinShort: 'Add',
  },
});
