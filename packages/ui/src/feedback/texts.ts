import { defineNamespace } from '@gastroshop/i18n';
import type { UiFeedbackTexts } from '../i18next-resources';
import de from './texts/ui-feedback.de.json';
import en from './texts/ui-feedback.en.json';

/** Words of messages, empty lists and failures. */
export const feedbackTexts = defineNamespace<UiFeedbackTexts>('ui-feedback', { de, en });
