import { defineNamespace } from '@gastroshop/i18n';
import type { LikelyTexts } from '../../i18next-resources';
import de from './texts/likely.de.json';
import en from './texts/likely.en.json';

/** What is said of what is likely to be ordered today. */
export const likelyTexts = defineNamespace<LikelyTexts>('likely', { de, en });
