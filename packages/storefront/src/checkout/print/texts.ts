import { defineNamespace } from '@gastroshop/i18n';
import type { StorefrontPaperTexts } from '../../i18next-resources';
import de from './texts/storefront-paper.de.json';
import en from './texts/storefront-paper.en.json';

/** What stands on paper. */
export const paperTexts = defineNamespace<StorefrontPaperTexts>('storefront-paper', { de, en });
