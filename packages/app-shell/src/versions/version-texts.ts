import { defineTexts } from '@gastroshop/i18n';

/** What is said about a newer version of the app. */
export const versionTexts = defineTexts('shell-version', {
  de: { newVersionTake: 'Neu laden', newVersionShort: 'Neue Version verfügbar.' },
  en: { newVersionTake: 'Reload', newVersionShort: 'A new version is available.' },
});
