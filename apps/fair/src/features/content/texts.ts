import { defineTexts } from '@gastroshop/i18n';

/** What the pages of content say themselves. */
export const contentPageTexts = defineTexts('fair-content', {
  de: {
    signInToSee: 'Diese Seite ist für angemeldete Kundinnen und Kunden.',
    tryAgain: 'Bitte versuchen Sie es noch einmal.',
  },
  en: {
    signInToSee: 'This page is for signed-in customers.',
    tryAgain: 'Please try again.',
  },
});
