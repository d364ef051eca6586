import { defineNamespace } from '@gastroshop/i18n';
import type { StorefrontPaperTableTexts } from '../i18next-resources';
import de from './texts/storefront-paper-table.de.json';
import en from './texts/storefront-paper-table.en.json';

/** The heads of a table on paper. */
export const paperTableTexts = defineNamespace<StorefrontPaperTableTexts>('storefront-paper-table', {
  de,
  en,
});
