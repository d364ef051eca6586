import { defineTexts } from '@gastroshop/i18n';

/** Titles of the steps in the browser's tabs; the cart's is the app's own. */
export const stepTexts = defineTexts('shell-checkout', {
  de: { delivery: 'Lieferung', confirmation: 'Bestätigung' },
  en: { delivery: 'Delivery', confirmation: 'Confirmation' },
});
