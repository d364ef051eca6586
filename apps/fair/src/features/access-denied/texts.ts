import { defineNamespace } from '@gastroshop/i18n';
import type { FairRefusalTexts } from '../../i18next-resources';
import de from './texts/fair-refusal.de.json';
import en from './texts/fair-refusal.en.json';

/** What is said where a fair does not let somebody in; FAI-3 has its sentence among the messages all parts share. */
export const refusalTexts = defineNamespace<FairRefusalTexts>('fair-refusal', { de, en });
