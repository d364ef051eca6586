import { defineTexts } from '@gastroshop/i18n';

/** What a page says that only editors are to see. */
export const pageTexts = defineTexts('preview-page', {
  de: {
    unknownKind: 'Unbekannter Baustein „{{kind}}“',
    wrongShape: 'Fehlerhafter Baustein „{{kind}}“',
    visitorsSeeNothing: 'Im Shop steht hier nichts.',
    notOnThisDay: 'An diesem Tag nicht zu sehen: {{kind}}',
    noSuchArticle: 'Diesen Artikel gibt es nicht. Im Shop fehlt er.',
    priceAndAmount: 'Preis und Menge',
    notSent: 'In der Vorschau wird nichts gesendet. Die Regeln der Felder gelten wie im Shop.',
    wouldBeSent: 'So würde das Formular im Shop gesendet.',
    signUp: 'Anmelden',
  },
  en: {
    unknownKind: 'Unknown block “{{kind}}”',
    wrongShape: 'Faulty block “{{kind}}”',
    visitorsSeeNothing: 'In the shop there is nothing here.',
    notOnThisDay: 'Not shown on this day: {{kind}}',
    noSuchArticle: 'There is no such product. It is missing in the shop.',
    priceAndAmount: 'Price and amount',
    notSent: 'Nothing is sent in the preview. The rules of the fields hold as in the shop.',
    wouldBeSent: 'In the shop the form would now be sent.',
    signUp: 'Sign up',
  },
});
