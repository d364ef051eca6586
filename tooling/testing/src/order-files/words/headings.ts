/** What a column of an order form holds. */
export type ColumnKind =
  | 'POSITION'
  | 'SKU'
  | 'GTIN'
  | 'NAME'
  | 'AMOUNT'
  | 'UNIT'
  | 'PACK'
  | 'PER_PACK'
  | 'PRICE'
  | 'SUM'
  | 'STOCK'
  | 'PAR'
  | 'LAST'
  | 'WEIGHT'
  | 'VAT'
  | 'GROUP'
  | 'NOTE'
  | 'DATE';

/** Languages lists are written in. */
export type ListLanguage = 'de' | 'en';

/** The words above the columns, by language. */
export const HEADINGS: Readonly<Record<ColumnKind, Readonly<Record<ListLanguage, readonly string[]>>>> = {
  POSITION: {
    de: ['Pos', 'Pos.', 'Position', '#', 'lfd. Nr.', 'Zeile', 'Lfd.Nr.'],
    en: ['Pos', 'Line', '#', 'Row', 'Pos.'],
  },
  SKU: {
    de: [
      'Artikelnummer',
      'Artikelnr.',
      'Artikel-Nr.',
      'Art.-Nr.',
      'Art.Nr.',
      'Art. Nr.',
      'ArtNr',
      'Art-Nr',
      'Artikel Nr.',
      'ARTIKELNUMMER',
      'Art.Nr. Lieferant',
      'Artikelcode',
      'Bestellnummer',
      'Best.-Nr.',
      'Materialnummer',
      'Mat.-Nr.',
      'Lief.-Art.-Nr.',
      'Artikelnummer Lieferant',
      'Nummer',
      'Artikelnummer (6-stellig)',
    ],
    en: [
      'Item no.',
      'Item No',
      'Item number',
      'Article no.',
      'Article number',
      'SKU',
      'Product code',
      'Item #',
      'Order code',
      'Supplier item no.',
      'Item code',
      'Product number',
    ],
  },
  GTIN: {
    de: ['EAN', 'EAN-Code', 'GTIN', 'EAN/GTIN', 'Barcode', 'Strichcode', 'EAN-Nr.', 'EAN13', 'EAN Code'],
    en: ['Barcode', 'GTIN', 'EAN', 'GTIN-13', 'EAN code'],
  },
  NAME: {
    de: [
      'Bezeichnung',
      'Artikelbezeichnung',
      'Artikel',
      'Produkt',
      'Name',
      'Artikeltext',
      'Beschreibung',
      'Ware',
      'Artikelname',
      'Produktbezeichnung',
      'Bez.',
      'Text',
      'Artikelbez.',
    ],
    en: ['Description', 'Product', 'Item', 'Product name', 'Item description', 'Article', 'Name', 'Goods'],
  },
  AMOUNT: {
    de: [
      'Menge',
      'Anzahl',
      'Bestellmenge',
      'Anz.',
      'Anz',
      'Bestellung',
      'Mge',
      'Mge.',
      'Bedarf',
      'Menge (VE)',
      'Ihre Bestellung',
      'bestellen',
      'Stückzahl',
      'Best.-Menge',
      'Bestell-Menge',
      'Menge KW 48',
      'Bestellmenge 2026',
      'zu bestellen',
      'BESTELLMENGE',
      'MENGE',
      'Menge:',
      'Bestellmenge*',
      'Bestellte Menge',
      'Bestellmenge 27.11.',
    ],
    en: [
      'Quantity',
      'Qty',
      'Qty.',
      'QTY ORDERED',
      'Order qty',
      'Amount',
      'Order quantity',
      'Your order',
      'To order',
      'Ordered',
      'Order',
      'Qty to order',
      'Quantity (units)',
    ],
  },
  UNIT: {
    de: [
      'Einheit',
      'ME',
      'Mengeneinheit',
      'EH',
      'Einh.',
      'VE',
      'Gebinde',
      'VPE',
      'Bestelleinheit',
      'Verpackung',
      'Verpackungseinheit',
      'Einheit ME',
    ],
    en: ['Unit', 'UOM', 'UoM', 'Unit of measure', 'Order unit', 'Units'],
  },
  PACK: { de: ['Inhalt', 'Packung', 'Größe', 'Abpackung'], en: ['Size', 'Content', 'Packing'] },
  PER_PACK: {
    de: ['Stk/VE', 'Stk. pro Ktn', 'Faktor', 'Inhalt Stk', 'VE-Größe'],
    en: ['Units/case', 'Case size', 'Factor', 'Per case'],
  },
  PRICE: {
    de: [
      'Preis',
      'EP',
      'Einzelpreis',
      'Preis €',
      'Preis 2026',
      'Netto',
      'Preis/EH',
      'EUR',
      'VK netto',
      'Listenpreis',
    ],
    en: ['Price', 'Unit price', 'Net price', 'Price 2026', 'EUR'],
  },
  SUM: {
    de: ['Summe', 'Gesamt', 'GP', 'Gesamtpreis', 'Betrag', 'Wert', 'Wert EUR'],
    en: ['Total', 'Amount EUR', 'Line total', 'Value'],
  },
  STOCK: {
    de: ['Bestand', 'Lagerstand', 'Lager', 'Ist', 'Vorrat', 'IST-Bestand', 'Lagerbestand', 'Bestand 24.11.'],
    en: ['Stock', 'On hand', 'Inventory', 'In stock'],
  },
  PAR: {
    de: ['Soll', 'Sollbestand', 'Mindestbestand', 'Max', 'Min', 'Meldebestand'],
    en: ['Par', 'Par level', 'Min', 'Max'],
  },
  LAST: {
    de: [
      'Letzte Bestellung',
      'Vorwoche',
      'Letzte Menge',
      'Verbrauch Vorjahr',
      'Ø Verbrauch',
      'Geliefert',
      'Menge Vorjahr',
    ],
    en: ['Last order', 'Usage', 'Last week', 'Delivered', 'Last qty'],
  },
  WEIGHT: { de: ['Gewicht kg', 'kg/VE', 'Gewicht'], en: ['Weight kg', 'Weight'] },
  VAT: { de: ['MwSt', 'USt %', 'Steuer', 'MwSt.-Satz'], en: ['VAT', 'VAT %', 'Tax'] },
  GROUP: {
    de: ['Warengruppe', 'Kategorie', 'WG', 'Lagerort', 'Lieferant'],
    en: ['Category', 'Group', 'Location', 'Supplier'],
  },
  NOTE: {
    de: ['Bemerkung', 'Anmerkung', 'Info', 'Hinweis', 'Notiz'],
    en: ['Note', 'Remark', 'Comment', 'Notes'],
  },
  DATE: { de: ['Lieferdatum', 'Wunschtermin', 'Liefertag'], en: ['Delivery date', 'Date'] },
};

/** Headings of amounts that can be something else as well. */
export const MURKY_AMOUNTS = {
  de: ['Stück', 'Stk.', 'Kolli', 'Soll', 'Wieviel', 'Wunsch', 'KW 48', 'Samstag', '2026', 'St.', 'x'],
  en: ['Pieces', 'Cases', 'Need', 'Saturday', 'No.', 'Count'],
} as const;
