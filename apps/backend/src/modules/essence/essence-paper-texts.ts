import { defineNamespace } from '@gastroshop/i18n';
import type { EssencePaperTexts } from '../../i18next-resources';
import de from './texts/essence-paper.de.json';
import en from './texts/essence-paper.en.json';

/** Words of the essence list on paper and of the allergen list. */
export const essencePaperTexts = defineNamespace<EssencePaperTexts>('essence-paper', { de, en });
