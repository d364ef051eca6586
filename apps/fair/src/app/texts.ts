import { defineNamespace } from '@gastroshop/i18n';
import type { FairAppTexts } from '../i18next-resources';
import de from './texts/fair-app.de.json';
import en from './texts/fair-app.en.json';

/** What the frame of a fair says. */
export const fairTexts = defineNamespace<FairAppTexts>('fair-app', { de, en });
