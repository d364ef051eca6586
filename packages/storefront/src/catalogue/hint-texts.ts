import { defineNamespace } from '@gastroshop/i18n';
import type { StorefrontSearchHintsTexts } from '../i18next-resources';
import de from './texts/storefront-search-hints.de.json';
import en from './texts/storefront-search-hints.en.json';

/** What the list says of what was typed. */
export const hintTexts = /* @__PURE__ */ defineNamespace<StorefrontSearchHintsTexts>(
  'storefront-search-hints',
  { de, en },
);
