import { defineNamespace } from '@gastroshop/i18n';
import type { TemplateShareTexts } from '../../../i18next-resources';
import de from './texts/template-share.de.json';
import en from './texts/template-share.en.json';

/** What sharing a template says. */
export const shareTexts = defineNamespace<TemplateShareTexts>('template-share', { de, en });
