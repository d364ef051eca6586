import { describe, expect, it } from 'vitest';
import { parseHeading } from './heading';
import { createUnitWordTest } from './unit-words';

const isUnitWord = createUnitWordTest();

const HEADINGS = {
  SKU: 'Artikelnummer,Artikel-Nr.,Art.-Nr.,Art.Nr.,ArtNr,Art-Nr,Artikelcode,Bestellnummer,Best.-Nr.,Materialnummer,Mat.-Nr.,Artikelnummer (6-stellig),Item no.,Item number,SKU,Product code,Order code,Supplier item no.,Art.Nr. Lieferant',
  GTIN: 'EAN,EAN-Code,GTIN,EAN/GTIN,Barcode,Strichcode,EAN13,GTIN-13,UPC',
  NAME: 'Bezeichnung,Artikelbezeichnung,Name,Beschreibung,Artikelname,Produktbezeichnung,Text,Ware,Description,Product name,Item description,Bez.,Art.-Bez.,Bez. lang',
  ARTICLE: 'Artikel,Produkt,Item,Product,Article',
  AMOUNT:
    'Menge,Anzahl,Bestellmenge,Anz.,Bestellung,Mge,Bedarf,Menge (VE),Ihre Bestellung,bestellen,Stückzahl,Stück,Stk.,Kolli,Best.-Menge,Menge KW 48,Bestellmenge 2026,zu bestellen,Bestellmenge 27.11.,Menge in Ktn,Bestellmenge Stk,Quantity,Qty,QTY ORDERED,Order qty,Amount,Your order,To order,Quantity (units),Menge (Einheiten),Menge in Einheiten',
  UNIT: 'Einheit,ME,Mengeneinheit,EH,VE,VPE,Gebinde,Bestelleinheit,Verpackungseinheit,Verpackung,Unit,UOM,Unit of measure,Order unit',
  DAY: 'Mo,Di,Freitag,Sat,Monday,Mo 23.11.',
  OTHER:
    'Info,Infos,Pos,Pos.,lfd. Nr.,#,Preis,Preis 2026,Einzelpreis,EP,Summe,Betrag,Gesamtpreis,Amount EUR,Bestand,Lagerstand,Ist,Soll,Stock,On hand,Letzte Bestellung,Vorwoche,Last order,Lieferdatum,Wunschtermin,Bestelldatum,Liefertag,Delivery date,MwSt,Bemerkung,Warengruppe,Gewicht kg',
} as const;

describe('what the name of a column says', () => {
  it.each(
    Object.entries(HEADINGS).flatMap(([kind, texts]) =>
      texts.split(',').map((text) => [text, kind] as const),
    ),
  )('%j: %s', (text, kind) => {
    for (const written of [
      text,
      text.toUpperCase(),
      text.toLowerCase(),
      `${text}:`,
      ` ${text} *`,
      `${text}\n`,
    ])
      expect(parseHeading(written, isUnitWord)?.kind, written).toBe(kind);
  });
});

describe('what sounds like an amount and is none', () => {
  const kindOf = (text: string) => parseHeading(text, (word) => ['stk', 'ktn', 'dose'].includes(word))?.kind;
  it.each([
    ...['Bestelltag', 'Bestellwoche', 'Order week', 'Bestellpunkt', 'Bestellrhythmus', 'Order line'],
    ...[
      'Bestellstatus',
      'Restmenge',
      'Retourmenge',
      'Fehlmenge',
      'Menge Gutschrift',
      'Menge je Karton',
      'Menge/VPE',
    ],
    ...[
      'Vorgeschlagene Menge',
      'Empfohlene Menge',
      'Suggested qty',
      'Offene Menge',
      'Open qty',
      'Geplante Menge',
    ],
    ...['Per case', 'je Karton', 'pro VE', 'per box'],
    ...['VPE-Menge', 'VE-Menge', 'Gebindemenge', 'Packungsmenge', 'Case qty', 'Pack quantity'],
    ...['Menge pro Einheit', 'Menge pro Tag', 'Menge mal 10', 'Menge in 1000', 'Storno', 'Bestellvorschlag'],
  ])('%s', (text) => {
    expect(kindOf(text)).not.toBe('AMOUNT');
  });

  it.each([
    ...[
      'Bestellung',
      'Ihre Bestellung',
      'Bestellmenge Stk',
      'Bestellt',
      'zu bestellen',
      'Order qty',
      'QTY ORDERED',
    ],
    ...['Menge neu', 'Neue Menge', 'New qty', 'Menge Altstadt', 'Menge Gold'],
    ...[
      'Bedarf',
      'Tagesbedarf',
      'Menge (VE)',
      'Menge in Ktn',
      'Bestellung KW 48',
      'Bestellte Menge',
      'Wunschmenge',
    ],
  ])('%s is one', (text) => {
    expect(kindOf(text)).toBe('AMOUNT');
  });
});
