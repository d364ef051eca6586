import { defineTexts } from '@gastroshop/i18n';

/** Title of the cart of the fair in the browser's tabs. */
export const checkoutTexts = defineTexts('fair-checkout', {
  de: { cart: 'Messewarenkorb' },
  en: { cart: 'Fair cart' },
});
