import { defineTexts } from '@gastroshop/i18n';

/** What is said where a fair does not let somebody in; FAI-3 has its sentence among the messages all parts share. */
export const refusalTexts = defineTexts('fair-refusal', {
  de: {
    unknownTitle: 'Diese Messe gibt es nicht',
    unknownText:
      'Vielleicht ist der Link alt oder unvollständig. Welche Messen gerade laufen, steht im Shop.',
    notActiveText:
      'Sie ist vorbei oder hat noch nicht begonnen. Ihr Messewarenkorb bleibt erhalten; im Shop bestellen Sie wie gewohnt.',
    barredTitle: 'Für diesen Kunden ist die Messe nicht geöffnet',
    barredText:
      'Ihr Betrieb kann auf dieser Messe nicht bestellen. Ihre Filiale sagt Ihnen gern, warum, und was stattdessen möglich ist.',
    limitTitle: 'Sie haben auf dieser Messe schon alles bestellt, was vorgesehen ist',
    limitText:
      'Für Ihren Betrieb ist die Zahl der Messebestellungen erreicht. Was Sie bestellt haben, steht bei Ihren Bestellungen. Soll noch etwas dazu, rufen Sie bitte Ihre Filiale an.',
    tenantTitle: 'Diese Messe gilt nicht für Ihre Filiale',
    tenantText: 'Sie wird von einem anderen Haus der Gruppe veranstaltet.',
    toShop: 'Zum Shop',
    toFairs: 'Aktuelle Messen',
    toFair: 'Zur Messe',
    toOrders: 'Meine Bestellungen',
    toContacts: 'Wen Sie anrufen können',
    otherCustomer: 'Anderen Kunden wählen',
  },
  en: {
    unknownTitle: 'There is no such fair',
    unknownText: 'The link may be old or incomplete. The shop tells which fairs are on.',
    notActiveText: 'It is over or has not begun yet. Your fair cart is kept; in the shop you order as usual.',
    barredTitle: 'The fair is not open to this customer',
    barredText:
      'Your business cannot order at this fair. Your branch will gladly tell you why, and what is possible instead.',
    limitTitle: 'You have placed every order this fair allows',
    limitText:
      'The number of fair orders for your business has been reached. What you ordered is among your orders. If something is missing, please call your branch.',
    tenantTitle: 'This fair is not for your branch',
    tenantText: 'It is held by another house of the group.',
    toShop: 'To the shop',
    toFairs: 'Current fairs',
    toFair: 'To the fair',
    toOrders: 'My orders',
    toContacts: 'Contact',
    otherCustomer: 'Choose another customer',
  },
});
