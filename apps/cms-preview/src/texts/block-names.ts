import { defineNamespace } from '@gastroshop/i18n';
import type { PreviewBlocksTexts } from '../i18next-resources';
import de from './texts/preview-blocks.de.json';
import en from './texts/preview-blocks.en.json';

/** What editors call the kinds of blocks. */
export const blockNames = defineNamespace<PreviewBlocksTexts>('preview-blocks', { de, en });
