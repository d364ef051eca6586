import { defineNamespace } from '@gastroshop/i18n';
import type { StorefrontProductDetailTexts } from '../../i18next-resources';
import de from './texts/storefront-product-detail.de.json';
import en from './texts/storefront-product-detail.en.json';

/** What the page of an article says. */
export const detailTexts = defineNamespace<StorefrontProductDetailTexts>('storefront-product-detail', {
  de,
  en,
});
