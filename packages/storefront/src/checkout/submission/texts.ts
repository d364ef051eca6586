import { defineNamespace } from '@gastroshop/i18n';
import type { StorefrontSubmissionTexts } from '../../i18next-resources';
import de from './texts/storefront-submission.de.json';
import en from './texts/storefront-submission.en.json';

/** What is said when an order is not taken as it was sent. */
export const submissionTexts = defineNamespace<StorefrontSubmissionTexts>('storefront-submission', {
  de,
  en,
});
