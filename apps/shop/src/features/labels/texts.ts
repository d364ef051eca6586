import { defineNamespace } from '@gastroshop/i18n';
import type { LabelsTexts } from '../../i18next-resources';
import de from './texts/labels.de.json';
import en from './texts/labels.en.json';

/** What the list of labels says. */
export const labelTexts = defineNamespace<LabelsTexts>('labels', { de, en });
