import { defineTexts } from '@gastroshop/i18n';

/** What is said when articles went into the cart together. */
export const addTexts = defineTexts('storefront-cart-add', {
  de: {
    added_one: '{{count}} Artikel im Warenkorb',
    added_other: '{{count}} Artikel im Warenkorb',
    toCart: 'Zum Warenkorb',
  },
  en: {
    added_one: '{{count}} product in the cart',
    added_other: '{{count}} products in the cart',
    toCart: 'To the cart',
  },
});
