import { defineNamespace } from '@gastroshop/i18n';
import type { StorefrontCartTexts } from '../../i18next-resources';
import de from './texts/storefront-cart.de.json';
import en from './texts/storefront-cart.en.json';

/** What the cart says. */
export const cartTexts = defineNamespace<StorefrontCartTexts>('storefront-cart', { de, en });
