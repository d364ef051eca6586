import { defineTexts } from '@gastroshop/i18n';

/** What the app says where nothing else can. */
export const appTexts = defineTexts('preview-app', {
  de: {
    failed: 'Die Seite konnte nicht angezeigt werden.',
    failedText: 'Laden Sie sie neu. Am Inhalt ist nichts verloren.',
  },
  en: {
    failed: 'The page could not be shown.',
    failedText: 'Please reload it. No content has been lost.',
  },
});
