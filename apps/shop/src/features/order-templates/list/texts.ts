import { defineNamespace } from '@gastroshop/i18n';
import type { TemplateListTexts } from '../../../i18next-resources';
import de from './texts/template-list.de.json';
import en from './texts/template-list.en.json';

/** What the overview of the templates says. */
export const listTexts = defineNamespace<TemplateListTexts>('template-list', { de, en });
