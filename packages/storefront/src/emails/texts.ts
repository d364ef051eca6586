import { defineNamespace } from '@gastroshop/i18n';
import type { StorefrontEmailsTexts } from '../i18next-resources';
import de from './texts/storefront-emails.de.json';
import en from './texts/storefront-emails.en.json';

/** What a list of e-mail addresses says. */
export const emailTexts = defineNamespace<StorefrontEmailsTexts>('storefront-emails', { de, en });
