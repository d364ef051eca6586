import { defineNamespace } from '@gastroshop/i18n';
import type { StorefrontCatalogueTexts } from '../i18next-resources';
import de from './texts/storefront-catalogue.de.json';
import en from './texts/storefront-catalogue.en.json';

/** What the list of articles says. */
export const catalogueTexts = /* @__PURE__ */ defineNamespace<StorefrontCatalogueTexts>(
  'storefront-catalogue',
  { de, en },
);
