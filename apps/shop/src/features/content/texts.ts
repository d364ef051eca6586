import { defineTexts } from '@gastroshop/i18n';

/** What the pages of content say themselves. */
export const contentPageTexts = defineTexts('shop-content', {
  de: {
    home: 'Start',
    signInToSee: 'Diese Seite ist für angemeldete Kundinnen und Kunden.',
    notLoaded: 'Die Seite konnte nicht geladen werden.',
    tryAgain: 'Bitte versuchen Sie es noch einmal.',
    shelfNotLoaded: 'Diese Artikel konnten nicht geladen werden.',
    earlier: 'Vorige Artikel',
    later: 'Weitere Artikel',
  },
  en: {
    home: 'Start',
    signInToSee: 'This page is for signed-in customers.',
    notLoaded: 'The page could not be loaded.',
    tryAgain: 'Please try again.',
    shelfNotLoaded: 'These products could not be loaded.',
    earlier: 'Previous products',
    later: 'More products',
  },
});
