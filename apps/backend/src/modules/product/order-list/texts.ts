import { defineTexts } from '@gastroshop/i18n';

/** Why a line of an order list cannot be ordered as it is. */
export const orderListTexts = defineTexts('order-list', {
  de: {
    articleUnknown: '„{{article}}“ wurde nicht gefunden oder gehört nicht zu Ihrem Sortiment.',
    numberCut:
      'Von der Nummer „{{article}}“ fehlen Ziffern: Die Tabelle hat sie gekürzt. Bitte formatieren Sie die Spalte als Text oder tippen Sie die Nummer ein.',
    articleMissing: 'Die Zeile nennt keinen Artikel.',
    severalArticles: 'Zu „{{article}}“ passen mehrere Artikel. Bitte wählen Sie einen aus.',
    notAvailable: '{{name}} ist derzeit nicht lieferbar.',
    unitUnknown: '{{name}} gibt es nicht in der Einheit „{{unit}}“. Möglich: {{units}}.',
    amountMissing: 'Die Menge fehlt.',
    amountInvalid:
      '„{{amount}}“ ist keine bestellbare Menge. Bestellt werden ganze Einheiten von 1 bis 99.999.',
    amountTooSmall: 'Die Mindestmenge von {{smallest}} {{unit}} darf nicht unterschritten werden.',
    amountTooLarge: 'Eine Zeile fasst höchstens {{largest}} {{unit}}.',
    notInThisUnit: 'Die Mindestmenge lässt sich in {{unit}} nicht bestellen.',
  },
  en: {
    articleUnknown: '“{{article}}” was not found or is not in your range.',
    numberCut:
      'Digits of the number “{{article}}” are missing: the spreadsheet has cut it. Please format the column as text or type the number.',
    articleMissing: 'The line names no article.',
    severalArticles: 'Several articles match “{{article}}”. Please choose one.',
    notAvailable: '{{name}} is not available at the moment.',
    unitUnknown: '{{name}} is not sold by “{{unit}}”. Possible: {{units}}.',
    amountMissing: 'The amount is missing.',
    amountInvalid: '“{{amount}}” cannot be ordered. Please enter a whole number from 1 to 99.999.',
    amountTooSmall: 'The minimum of {{smallest}} {{unit}} must not be undercut.',
    amountTooLarge: 'A line holds {{largest}} {{unit}} at most.',
    notInThisUnit: 'The minimum quantity cannot be ordered by {{unit}}.',
  },
});
