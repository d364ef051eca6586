import { defineTexts } from '@gastroshop/i18n';

/** What is said when an app cannot start. */
export const startTexts = defineTexts('shell-start', {
  de: { unreachable: 'Der Shop ist gerade nicht erreichbar.', unreachableTry: 'Erneut versuchen' },
  en: { unreachable: 'The shop cannot be reached at the moment.', unreachableTry: 'Try again' },
});
