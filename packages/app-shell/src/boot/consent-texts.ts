import { defineNamespace } from '@gastroshop/i18n';
import type { ShellConsentTexts } from '../i18next-resources';
import de from './texts/shell-consent.de.json';
import en from './texts/shell-consent.en.json';

/** The question for the consent: with what is said when nothing can be reached, the only words there before the code. */
export const consentTexts = /* @__PURE__ */ defineNamespace<ShellConsentTexts>('shell-consent', { de, en });
