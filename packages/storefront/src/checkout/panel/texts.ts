import { defineTexts } from '@gastroshop/i18n';

/** What the cart beside lists says. */
export const panelTexts = defineTexts('storefront-cart-panel', {
  de: {
    title: 'Warenkorb',
    positions_one: '{{count}} Position',
    positions_other: '{{count}} Positionen',
    fold: 'Warenkorb einklappen',
    unfold: 'Warenkorb zeigen, {{positions}}',
    otherGroup: 'Ohne Warengruppe',
    remove: '{{name}} entfernen',
    toDelivery: 'Zur Lieferung',
    toCart: 'Warenkorb öffnen',
    empty: 'Noch nichts im Warenkorb.',
    emptyText: 'Tippen Sie eine Menge ein und drücken Sie Enter.',
    net: 'Waren netto',
    gross: 'Gesamt brutto',
  },
  en: {
    title: 'Cart',
    positions_one: '{{count}} item',
    positions_other: '{{count}} items',
    fold: 'Fold the cart',
    unfold: 'Show the cart, {{positions}}',
    otherGroup: 'No category',
    remove: 'Remove {{name}}',
    toDelivery: 'To delivery',
    toCart: 'Open cart',
    empty: 'Nothing in the cart yet.',
    emptyText: 'Type an amount and press Enter.',
    net: 'Goods net',
    gross: 'Gross total',
  },
});
