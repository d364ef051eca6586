import { defineNamespace } from '@gastroshop/i18n';
import type { StorefrontFilterTexts } from '../i18next-resources';
import de from './texts/storefront-filter.de.json';
import en from './texts/storefront-filter.en.json';

/** What filters and their values are called. */
export const filterTexts = /* @__PURE__ */ defineNamespace<StorefrontFilterTexts>('storefront-filter', {
  de,
  en,
});
