import { defineNamespace } from '@gastroshop/i18n';
import type { ShopCheckoutTexts } from '../../i18next-resources';
import de from './texts/shop-checkout.de.json';
import en from './texts/shop-checkout.en.json';

/** Title of the cart in the browser's tabs. */
export const checkoutTexts = defineNamespace<ShopCheckoutTexts>('shop-checkout', { de, en });
