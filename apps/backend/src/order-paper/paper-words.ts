import type { DocumentType } from '@gastroshop/api-contract';
import type { TemperatureGroup } from '@gastroshop/domain/delivery';
import type { Locale } from '@gastroshop/i18n';

/** The words of an order on paper and in mails. */
export interface PaperWords {
  /** What the paper is. */
  readonly titles: Readonly<Record<DocumentType, string>>;
  readonly dated: string;
  readonly toOrder: string;
  readonly orderedOn: string;
  readonly orderedBy: string;
  readonly customer: string;
  readonly fair: string;
  readonly ownNumber: string;
  readonly deliverTo: string;
  readonly unloadingArea: string;
  readonly comment: string;
  readonly supplierNote: (supplierId: string) => string;
  readonly withoutDay: string;
  readonly nonWebshopItems: string;
  readonly freeItems: string;
  readonly delivery: string;
  readonly goods: Readonly<Record<TemperatureGroup, string>>;
  readonly article: string;
  readonly amount: string;
  readonly unitPrice: string;
  readonly rowTotal: string;
  readonly onRequest: string;
  readonly preOrder: string;
  readonly delivered: string;
  readonly lot: string;
  readonly bestBefore: string;
  /** Of a line that is billed by what it weighs. */
  readonly byWeight: string;
  readonly alcohol: (percent: string) => string;
  readonly costCentre: string;
  readonly yourArticleNumber: string;
  readonly net: string;
  readonly discount: string;
  readonly bonus: string;
  readonly fees: string;
  /** Of the tax at a rate, with what it is taken of. */
  readonly vat: (percent: string, base: string) => string;
  readonly deposit: Readonly<Record<'SINGLE_USE' | 'MULTI_USE', string>>;
  readonly gross: string;
  readonly priceNote: string;
  readonly estimateNote: string;
  /** How goods with alcohol are handed over. */
  readonly alcoholNote: string;
  readonly mailSubject: (number: string, shop: string) => string;
  readonly mailGreeting: string;
  readonly mailIntro: (number: string) => string;
  readonly mailClosing: (shop: string) => string;
}

/** The words in both languages; goods and sums are called what the shop calls them, whose cart buyers compare with the paper. */
export const PAPER_WORDS: Readonly<Record<Locale, PaperWords>> = {
  'de-AT': {
    titles: {
      order: 'Bestellung',
      invoice: 'Rechnung',
      creditmemo: 'Gutschrift',
      deliverynote: 'Lieferschein',
    },
    dated: 'Datum',
    toOrder: 'Zur Bestellung',
    orderedOn: 'Bestellt am',
    orderedBy: 'Bestellt von',
    customer: 'Kunde',
    fair: 'Messe',
    ownNumber: 'Ihre Bestellnummer',
    deliverTo: 'Lieferadresse',
    unloadingArea: 'Abladestelle',
    comment: 'Anmerkung',
    supplierNote: (supplierId) => `Hinweis an Lieferant ${supplierId}`,
    withoutDay: 'Ohne Liefertag',
    nonWebshopItems: 'Artikel außerhalb des Shops',
    freeItems: 'Freitext-Positionen',
    delivery: 'Lieferung am',
    goods: { AMBIENT: 'Trocken', FRESH: 'Frische', FROZEN: 'Tiefkühl' },
    article: 'Artikel',
    amount: 'Menge',
    unitPrice: 'Preis',
    rowTotal: 'Summe',
    onRequest: 'Preis auf Anfrage',
    preOrder: 'Vorbestellung',
    delivered: 'Geliefert',
    lot: 'Charge',
    bestBefore: 'haltbar bis',
    byWeight: 'Verrechnung nach Gewicht',
    alcohol: (percent) => `Alkohol ${percent} % vol: Übergabe nur an Erwachsene`,
    costCentre: 'Kostenstelle',
    yourArticleNumber: 'Ihre Artikelnummer',
    net: 'Waren netto (exkl. USt)',
    discount: 'Darin berücksichtigter Rabatt',
    bonus: 'Bonus, wird später gutgeschrieben',
    fees: 'Zuschläge',
    vat: (percent, base) => `USt ${percent} auf ${base}`,
    deposit: { SINGLE_USE: 'Pfand Einweg', MULTI_USE: 'Pfand Mehrweg' },
    gross: 'Gesamt brutto',
    priceNote: 'Alle Artikelpreise netto, exkl. USt.',
    estimateNote: 'Mit „ca.“ bezeichnete Beträge werden nach Gewicht abgerechnet.',
    alcoholNote: 'Diese Bestellung enthält Alkohol. Er wird bei der Lieferung nur an Erwachsene übergeben.',
    mailSubject: (number, shop) => `Ihre Bestellung ${number} – ${shop}`,
    mailGreeting: 'Guten Tag,',
    mailIntro: (number) => `wir haben Ihre Bestellung ${number} erhalten. Vielen Dank!`,
    mailClosing: (shop) => `Mit freundlichen Grüßen\n${shop}`,
  },
  'en-GB': {
    titles: {
      order: 'Order',
      invoice: 'Invoice',
      creditmemo: 'Credit note',
      deliverynote: 'Delivery note',
    },
    dated: 'Date',
    toOrder: 'Order',
    orderedOn: 'Ordered on',
    orderedBy: 'Ordered by',
    customer: 'Customer',
    fair: 'Fair',
    ownNumber: 'Your order number',
    deliverTo: 'Delivery address',
    unloadingArea: 'Unloading area',
    comment: 'Comment',
    supplierNote: (supplierId) => `Note to supplier ${supplierId}`,
    withoutDay: 'Without a day of delivery',
    nonWebshopItems: 'Products outside the shop',
    freeItems: 'Free-text items',
    delivery: 'Delivery on',
    goods: { AMBIENT: 'Dry', FRESH: 'Chilled', FROZEN: 'Frozen' },
    article: 'Product',
    amount: 'Amount',
    unitPrice: 'Price',
    rowTotal: 'Total',
    onRequest: 'Price on request',
    preOrder: 'Pre-order',
    delivered: 'Delivered',
    lot: 'Lot',
    bestBefore: 'best before',
    byWeight: 'Billed by weight',
    alcohol: (percent) => `Alcohol ${percent} % vol: handed to adults only`,
    costCentre: 'Cost centre',
    yourArticleNumber: 'Your product number',
    net: 'Goods net (excl. VAT)',
    discount: 'Discount already taken off',
    bonus: 'Bonus, credited later',
    fees: 'Surcharges',
    vat: (percent, base) => `VAT ${percent} on ${base}`,
    deposit: { SINGLE_USE: 'Single-use deposit', MULTI_USE: 'Reusable deposit' },
    gross: 'Gross total',
    priceNote: 'All product prices are net, excl. VAT.',
    estimateNote: 'Amounts marked “ca.” are billed by weight.',
    alcoholNote: 'This order contains alcohol, which is handed over to adults only.',
    mailSubject: (number, shop) => `Your order ${number} – ${shop}`,
    mailGreeting: 'Hello,',
    mailIntro: (number) => `we have received your order ${number}. Thank you!`,
    mailClosing: (shop) => `Kind regards\n${shop}`,
  },
};
