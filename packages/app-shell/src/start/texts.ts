import { defineTexts } from '@gastroshop/i18n';

/** What is said when an app cannot start. */
export const startTexts = defineTexts('shell-start', {
  de: {
    unreachable: 'Der Shop ist gerade nicht erreichbar.',
    unreachableText:
      'Was Sie eingegeben haben, ist gespeichert. Bitte versuchen Sie es in ein paar Minuten noch einmal.',
    unreachableTry: 'Nochmals versuchen',
  },
  en: {
    unreachable: 'The shop cannot be reached at the moment.',
    unreachableText: 'What you have typed is saved. Please try again in a few minutes.',
    unreachableTry: 'Try again',
  },
});
