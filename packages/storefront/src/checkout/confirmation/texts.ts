import { defineNamespace } from '@gastroshop/i18n';
import type { StorefrontConfirmationTexts } from '../../i18next-resources';
import de from './texts/storefront-confirmation.de.json';
import en from './texts/storefront-confirmation.en.json';

/** What the confirmation says. */
export const confirmationTexts = defineNamespace<StorefrontConfirmationTexts>('storefront-confirmation', {
  de,
  en,
});
