import { defineTexts } from '@gastroshop/i18n';

/** What is said in the place of a page that cannot be shown. */
export const routeTexts = defineTexts('shell-route', {
  de: {
    pageFailed: 'Diese Seite konnte nicht angezeigt werden.',
    pageFailedText: 'Was Sie eingegeben haben, ist gespeichert. Bitte versuchen Sie es noch einmal.',
    newVersion: 'Es gibt eine neue Version des Shops.',
    newVersionText: 'Bitte laden Sie die Seite neu. Was Sie eingegeben haben, ist gespeichert.',
    notHere: 'Diese Seite ist ohne Verbindung nicht verfügbar.',
    notHereText: 'Seiten, die Sie zuletzt geöffnet haben, und der Warenkorb funktionieren weiter.',
    reload: 'Neu laden',
    toHome: 'Zur Startseite',
  },
  en: {
    pageFailed: 'This page could not be shown.',
    pageFailedText: 'What you have typed is saved. Please try again.',
    newVersion: 'There is a new version of the shop.',
    newVersionText: 'Please reload the page. What you have typed is saved.',
    notHere: 'This page is not available without a connection.',
    notHereText: 'Pages you have opened recently and the cart continue to work.',
    reload: 'Reload',
    toHome: 'To the start page',
  },
});
