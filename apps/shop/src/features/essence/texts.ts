import { defineNamespace } from '@gastroshop/i18n';
import type { EssenceTexts } from '../../i18next-resources';
import de from './texts/essence.de.json';
import en from './texts/essence.en.json';

/** What the essence list says. */
export const essenceTexts = defineNamespace<EssenceTexts>('essence', { de, en });
