import { defineNamespace } from '@gastroshop/i18n';
import type { FairStartTexts } from '../../i18next-resources';
import de from './texts/fair-start.de.json';
import en from './texts/fair-start.en.json';

/** What the start page of a fair says. */
export const startTexts = defineNamespace<FairStartTexts>('fair-start', { de, en });
