import { defineNamespace } from '@gastroshop/i18n';
import type { StorefrontTermsTexts } from '../../i18next-resources';
import de from './texts/storefront-terms.de.json';
import en from './texts/storefront-terms.en.json';

/** What is said about the time in which orders are taken. */
export const termsTexts = defineNamespace<StorefrontTermsTexts>('storefront-terms', { de, en });
