import { defineNamespace } from '@gastroshop/i18n';
import type { StorefrontRemarksTexts } from '../i18next-resources';
import de from './texts/storefront-remarks.de.json';
import en from './texts/storefront-remarks.en.json';

/** What is said of note, cost centre and own number of a line. */
export const remarkTexts = defineNamespace<StorefrontRemarksTexts>('storefront-remarks', { de, en });
