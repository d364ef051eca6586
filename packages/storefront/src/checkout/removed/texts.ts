import { defineNamespace } from '@gastroshop/i18n';
import type { StorefrontRemovedLinesTexts } from '../../i18next-resources';
import de from './texts/storefront-removed-lines.de.json';
import en from './texts/storefront-removed-lines.en.json';

/** What is said about lines that were taken out of the cart, and about a cart that was emptied. */
export const removedTexts = defineNamespace<StorefrontRemovedLinesTexts>('storefront-removed-lines', {
  de,
  en,
});
