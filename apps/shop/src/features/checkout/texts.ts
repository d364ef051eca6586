import { defineTexts } from '@gastroshop/i18n';

/** Title of the cart in the browser's tabs. */
export const checkoutTexts = defineTexts('shop-checkout', {
  de: { cart: 'Warenkorb' },
  en: { cart: 'Cart' },
});
