import { defineNamespace } from '@gastroshop/i18n';
import type { PreviewPageTexts } from '../i18next-resources';
import de from './texts/preview-page.de.json';
import en from './texts/preview-page.en.json';

/** What a page says that only editors are to see. */
export const pageTexts = defineNamespace<PreviewPageTexts>('preview-page', { de, en });
