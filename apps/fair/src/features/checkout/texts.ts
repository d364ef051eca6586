import { defineTexts } from '@gastroshop/i18n';

/** Titles of the steps in the browser's tabs. */
export const checkoutTexts = defineTexts('fair-checkout', {
  de: { cart: 'Messekorb', delivery: 'Lieferung', confirmation: 'Bestätigung' },
  en: { cart: 'Fair cart', delivery: 'Delivery', confirmation: 'Confirmation' },
});
