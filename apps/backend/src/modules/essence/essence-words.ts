import type { Locale } from '@gastroshop/i18n';

/** Words of the essence list on paper and of the allergen list. */
export interface EssenceWords {
  readonly title: string;
  readonly customer: string;
  readonly period: string;
  readonly days: (days: string) => string;
  readonly count: string;
  readonly article: string;
  readonly lastBought: string;
  readonly price: string;
  readonly onRequest: string;
  readonly wanted: string;
  readonly priceNote: string;
  readonly state: (date: string) => string;
  readonly allergenTitle: string;
  readonly allergenHeading: string;
  readonly allergenKey: string;
  readonly sku: string;
  readonly category: string;
  readonly letters: string;
  readonly traces: string;
  readonly unknown: string;
  readonly contained: string;
  readonly note: string;
}

/** The words in both languages. */
export const ESSENCE_WORDS: Readonly<Record<Locale, EssenceWords>> = {
  'de-AT': {
    title: 'Stammartikel',
    customer: 'Kunde',
    period: 'Zeitraum',
    days: (days) => `gekauft in den letzten ${days} Tagen`,
    count: 'Artikel auf der Liste',
    article: 'Artikel',
    lastBought: 'Zuletzt gekauft',
    price: 'Preis',
    onRequest: 'auf Anfrage',
    wanted: 'Menge',
    priceNote: 'Alle Preise netto, exkl. USt, für die kleinste Bestellmenge.',
    state: (date) => `Stand: ${date}`,
    allergenTitle: 'Allergenliste',
    allergenHeading: 'Allergeninformation gemäß Codex-Empfehlung',
    allergenKey:
      'X = enthalten · Spuren = kann Spuren enthalten · ? = nicht bekannt · leer = nicht enthalten',
    sku: 'Artikelnummer',
    category: 'Kategorie',
    letters: 'Enthält',
    traces: 'Spuren',
    unknown: '?',
    contained: 'X',
    note: 'Hinweis',
  },
  'en-GB': {
    title: 'Regular products',
    customer: 'Customer',
    period: 'Period',
    days: (days) => `bought in the last ${days} days`,
    count: 'Products on the list',
    article: 'Product',
    lastBought: 'Last bought',
    price: 'Price',
    onRequest: 'on request',
    wanted: 'Amount',
    priceNote: 'All prices are net, excl. VAT, for the smallest amount that can be ordered.',
    state: (date) => `As of ${date}`,
    allergenTitle: 'Allergen list',
    allergenHeading: 'Allergen information according to the Austrian Codex recommendation',
    allergenKey: 'X = contained · Traces = may contain traces · ? = not known · empty = not contained',
    sku: 'Product number',
    category: 'Category',
    letters: 'Contains',
    traces: 'Traces',
    unknown: '?',
    contained: 'X',
    note: 'Note',
  },
};
