import { defineNamespace } from '@gastroshop/i18n';
import type { StorefrontSumsTexts } from '../../i18next-resources';
import de from './texts/storefront-sums.de.json';
import en from './texts/storefront-sums.en.json';

/** What the sums say. */
export const sumTexts = defineNamespace<StorefrontSumsTexts>('storefront-sums', { de, en });
