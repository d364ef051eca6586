import { defineNamespace } from '@gastroshop/i18n';
import type { StorefrontProductTexts } from '../i18next-resources';
import de from './texts/storefront-product.de.json';
import en from './texts/storefront-product.en.json';

/** What this room says. */
export const productRoomTexts = defineNamespace<StorefrontProductTexts>('storefront-product', { de, en });
