import { defineNamespace } from '@gastroshop/i18n';
import type { StorefrontCompletionTexts } from '../i18next-resources';
import de from './texts/storefront-completion.de.json';
import en from './texts/storefront-completion.en.json';

/** What the suggestions say where something can be ordered. */
export const completionTexts = /* @__PURE__ */ defineNamespace<StorefrontCompletionTexts>(
  'storefront-completion',
  { de, en },
);
