import type { Locale } from '@gastroshop/i18n';

/** Words of an order template on paper. */
export interface TemplateWords {
  readonly title: string;
  readonly customer: string;
  readonly comment: string;
  readonly createdBy: string;
  readonly lastEdited: string;
  readonly article: string;
  readonly par: string;
  readonly amount: string;
  readonly price: string;
  readonly total: string;
  readonly onRequest: string;
  readonly notAvailable: string;
  readonly sum: string;
  readonly removed: string;
  readonly priceNote: string;
  readonly estimateNote: string;
  readonly state: (date: string) => string;
}

/** The words in both languages. */
export const TEMPLATE_WORDS: Readonly<Record<Locale, TemplateWords>> = {
  'de-AT': {
    title: 'Bestellvorlage',
    customer: 'Kunde',
    comment: 'Anmerkung',
    createdBy: 'Angelegt von',
    lastEdited: 'Zuletzt geändert',
    article: 'Artikel',
    par: 'Soll',
    amount: 'Menge',
    price: 'Preis',
    total: 'Summe',
    onRequest: 'auf Anfrage',
    notAvailable: 'derzeit nicht verfügbar',
    sum: 'Waren netto (exkl. USt)',
    removed: 'Nicht mehr im Sortiment',
    priceNote: 'Alle Preise netto, exkl. USt. Es gelten die Preise am Tag der Bestellung.',
    estimateNote: 'Mit „ca.“ bezeichnete Beträge werden nach Gewicht abgerechnet.',
    state: (date) => `Stand: ${date}`,
  },
  'en-GB': {
    title: 'Order template',
    customer: 'Customer',
    comment: 'Comment',
    createdBy: 'Created by',
    lastEdited: 'Last edited',
    article: 'Product',
    par: 'Par',
    amount: 'Amount',
    price: 'Price',
    total: 'Total',
    onRequest: 'on request',
    notAvailable: 'not available at present',
    sum: 'Goods net (excl. VAT)',
    removed: 'No longer in the range',
    priceNote: 'All prices are net, excl. VAT. The prices of the day of the order apply.',
    estimateNote: 'Amounts marked “ca.” are billed by weight.',
    state: (date) => `As of ${date}`,
  },
};
