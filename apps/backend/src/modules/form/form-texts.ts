import { defineNamespace } from '@gastroshop/i18n';
import type { FormAnswersTexts } from '../../i18next-resources';
import de from './texts/form-answers.de.json';
import en from './texts/form-answers.en.json';

/** What is said beside a field, where the form has no words of its own. */
export const formTexts = defineNamespace<FormAnswersTexts>('form-answers', { de, en });
