import { defineNamespace } from '@gastroshop/i18n';
import type { StorefrontSaveTemplateTexts } from '../../i18next-resources';
import de from './texts/storefront-save-template.de.json';
import en from './texts/storefront-save-template.en.json';

/** What making a template says. */
export const saveTexts = defineNamespace<StorefrontSaveTemplateTexts>('storefront-save-template', { de, en });
