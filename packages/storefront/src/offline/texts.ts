import { defineNamespace } from '@gastroshop/i18n';
import type { StorefrontOfflineTexts } from '../i18next-resources';
import de from './texts/storefront-offline.de.json';
import en from './texts/storefront-offline.en.json';

/** What is said about answers from before the connection was lost. */
export const offlineTexts = /* @__PURE__ */ defineNamespace<StorefrontOfflineTexts>('storefront-offline', {
  de,
  en,
});
