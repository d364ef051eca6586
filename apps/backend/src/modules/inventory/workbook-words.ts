import type { Locale } from '@gastroshop/i18n';

/** The words of an inventory's spreadsheet. */
interface WorkbookWords {
  readonly title: string;
  readonly fileName: string;
  readonly merged: string;
  readonly inventories: (count: number) => string;
  readonly countedBy: (day: string, name: string) => string;
  readonly place: string;
  readonly comment: string;
  readonly customer: string;
  readonly sku: string;
  readonly gtin: string;
  readonly article: string;
  readonly category: string;
  readonly quantity: string;
  readonly unit: string;
  readonly storageQuantity: string;
  readonly storageUnit: string;
  readonly unitPrice: string;
  readonly value: string;
  readonly note: string;
  /** Of what is ordered by the piece and priced by weight. */
  readonly estimated: (unit: string) => string;
  readonly onRequest: string;
  readonly notFromUs: string;
  readonly sum: string;
  readonly priceNote: (day: string) => string;
}

/** The words in both languages. */
export const WORKBOOK_WORDS: Readonly<Record<Locale, WorkbookWords>> = {
  'de-AT': {
    title: 'Inventur',
    fileName: 'Inventur',
    merged: 'Summe',
    inventories: (count) => (count === 1 ? '1 Inventur' : `${count} Inventuren`),
    countedBy: (day, name) => `Gezählt am ${day} von ${name}`,
    place: 'Ort',
    comment: 'Kommentar',
    customer: 'Kunde',
    sku: 'Artikelnummer',
    gtin: 'GTIN',
    article: 'Artikel',
    category: 'Kategorie',
    quantity: 'Menge',
    unit: 'Einheit',
    storageQuantity: 'Menge in Lagereinheiten',
    storageUnit: 'Lagereinheit',
    unitPrice: 'Preis',
    value: 'Wert',
    note: 'Hinweis',
    estimated: (unit) => `Preis je ${unit}, Gewicht geschätzt`,
    onRequest: 'Preis auf Anfrage',
    notFromUs: 'Nicht im Sortiment',
    sum: 'Summe',
    priceNote: (day) => `Werte zu Tagespreisen vom ${day}, exkl. USt`,
  },
  'en-GB': {
    title: 'Stock-taking',
    fileName: 'Stock-taking',
    merged: 'Total',
    inventories: (count) => (count === 1 ? '1 stock-taking' : `${count} stock-takings`),
    countedBy: (day, name) => `Counted on ${day} by ${name}`,
    place: 'Place',
    comment: 'Comment',
    customer: 'Customer',
    sku: 'Product number',
    gtin: 'GTIN',
    article: 'Product',
    category: 'Category',
    quantity: 'Amount',
    unit: 'Unit',
    storageQuantity: 'Amount in storage units',
    storageUnit: 'Storage unit',
    unitPrice: 'Price',
    value: 'Value',
    note: 'Note',
    estimated: (unit) => `Price per ${unit}, weight estimated`,
    onRequest: 'Price on request',
    notFromUs: 'Not from the shop',
    sum: 'Total',
    priceNote: (day) => `Values at the prices of ${day}, excl. VAT`,
  },
};
