import { defineNamespace } from '@gastroshop/i18n';
import type { StorefrontNothingFoundTexts } from '../i18next-resources';
import de from './texts/storefront-nothing-found.de.json';
import en from './texts/storefront-nothing-found.en.json';

/** What the list says where it holds nothing. */
export const nothingTexts = /* @__PURE__ */ defineNamespace<StorefrontNothingFoundTexts>(
  'storefront-nothing-found',
  { de, en },
);
