import { defineNamespace } from '@gastroshop/i18n';
import type { StorefrontCartAddTexts } from '../i18next-resources';
import de from './texts/storefront-cart-add.de.json';
import en from './texts/storefront-cart-add.en.json';

/** What is said when articles went into the cart together. */
export const addTexts = defineNamespace<StorefrontCartAddTexts>('storefront-cart-add', { de, en });
