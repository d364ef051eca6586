import { defineNamespace } from '@gastroshop/i18n';
import type { StorefrontHeaderSearchTexts } from '../i18next-resources';
import de from './texts/storefront-header-search.de.json';
import en from './texts/storefront-header-search.en.json';

/** What the search in the header says. */
export const headerTexts = /* @__PURE__ */ defineNamespace<StorefrontHeaderSearchTexts>(
  'storefront-header-search',
  { de, en },
);
