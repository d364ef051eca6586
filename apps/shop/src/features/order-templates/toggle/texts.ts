import { defineNamespace } from '@gastroshop/i18n';
import type { TemplateToggleTexts } from '../../../i18next-resources';
import de from './texts/template-toggle.de.json';
import en from './texts/template-toggle.en.json';

/** What putting an article onto templates says. */
export const toggleTexts = defineNamespace<TemplateToggleTexts>('template-toggle', { de, en });
