import { defineTexts } from '@gastroshop/i18n';

/** Titles of the steps in the browser's tabs. */
export const checkoutTexts = defineTexts('shop-checkout', {
  de: { cart: 'Warenkorb', delivery: 'Lieferung', confirmation: 'Bestätigung' },
  en: { cart: 'Cart', delivery: 'Delivery', confirmation: 'Confirmation' },
});
