import { describe, expect, it } from 'vitest';
import { type ForeignList, ordersIn } from './testing/orders-in';

const LISTS: readonly ForeignList[] = [
  {
    name: 'CSV of a wholesaler, semicolons',
    list: [
      '"Kundennr";"Artikelnr";"Artikelbezeichnung";"Bestellmenge";"VPE";"Einzelpreis";"Gesamt"',
      '"48213";"373326";"Paradeiser geschält 6x2,5kg";"3";"Ktn";"12,90";"38,70"',
      '"48213";"145576";"Senf scharf 5kg";"2";"Kübel";"8,00";"16,00"',
    ],
    ready: ['3 Ktn 373326', '2 Kübel 145576'],
  },
  {
    name: 'CSV of a wholesaler, commas, English',
    list: [
      'Order No,Line,Product Code,Description,Pack Size,Qty,UOM,Price',
      'SO-1001,1,373326,"Tomatoes, peeled",6x2.5kg,3,CS,12.90',
      'SO-1001,2,145576,Mustard,5kg,2,TUB,8.00',
    ],
    ready: ['3 CS 373326', '2 TUB 145576'],
  },
  {
    name: 'SAP list',
    list: [
      'Material|Kurztext|Menge|BME|Lieferdatum|Werk',
      '000000000000373326|PARADEISER GESCHÄLT|3,000|KAR|27.11.2026|1000',
      '000000000000145576|SENF SCHARF|2,000|KUE|27.11.2026|1000',
    ],
    ready: ['3 KAR 000000000000373326', '2 KUE 000000000000145576'],
  },
  {
    name: 'till system, sales instead of orders',
    list: ['Artikel;Verkauft;Bestellen;Einheit', '373326;48;3;Ktn', '145576;12;2;Kübel'],
    ready: ['3 Ktn 373326', '2 Kübel 145576'],
  },
  {
    name: 'stock program, GTIN',
    list: [
      'GTIN;Artikel;Anzahl;Einheit',
      '9099000018550;Paradeiser;3;Dose',
      '9099000011056;Paradeiser in Öl;;Kübel',
    ],
    ready: ['3 Dose 9099000018550'],
  },
  {
    name: 'menu planner with persons',
    list: [
      'Rezept;Personen;Zutat;Menge;Einheit',
      'Gulasch;120;Rindfleisch;24;kg',
      'Gulasch;120;Zwiebel;18;kg',
    ],
    ready: ['24 kg Rindfleisch', '18 kg Zwiebel'],
  },
  {
    name: 'pipe table of a wiki',
    list: [
      '| Artikel | Menge | Einheit |',
      '|---------|-------|---------|',
      '| 373326  | 3     | Ktn     |',
      '| 145576  | 2     | Kübel   |',
    ],
    ready: ['3 Ktn 373326', '2 Kübel 145576'],
  },
  {
    name: 'delivery note copied from a PDF',
    list: [
      'Lieferschein 20261126-77',
      'Pos  Art.-Nr.  Bezeichnung               Menge  EH     Preis',
      '1    373326    Paradeiser geschält           3  Ktn    12,90',
      '2    145576    Senf scharf                   2  Kübel   8,00',
      'Summe                                                  54,70',
    ],
    ready: ['3 Ktn 373326', '2 Kübel 145576'],
  },
  {
    name: 'price list without amounts',
    list: ['Artikelnummer;Artikel;Preis;Einheit', '373326;Paradeiser;12,90;Ktn', '145576;Senf;8,00;Kübel'],
    ready: [],
  },
  {
    name: 'CSV with dates beside amounts',
    list: ['Datum;Artikel;Menge;Einheit', '26.11.2026;373326;3;Ktn', '26.11.2026;145576;2;Kübel'],
    ready: ['3 Ktn 373326', '2 Kübel 145576'],
  },
  {
    name: 'an export of one article that is ordered twice, for two days',
    list: [
      'Artikelnummer;Bezeichnung;Menge;Einheit',
      '373326;Paradeiser f. Montag;3;Ktn',
      '373326;Paradeiser;4;Ktn',
    ],
    ready: ['3 Ktn 373326', '4 Ktn 373326'],
  },
  {
    name: 'one article twice, and one by its name alone',
    list: ['373326;Paradeiser geschält;3;Ktn', '373326;Paradeiser;4;Ktn', ';Obers;2;Ktn'],
    ready: ['3 Ktn 373326', '4 Ktn 373326', '2 Ktn Obers'],
  },
  {
    name: 'the same article in every row, without headings',
    list: ['373326;Paradeiser geschält;3;Ktn', '373326;Paradeiser geschält;4;Ktn'],
    ready: ['3 Ktn 373326', '4 Ktn 373326'],
  },
  {
    name: 'number of the order in every row',
    list: ['Order No;Description;Qty;UOM', '100234;Tomatoes;3;CS', '100234;Mustard;2;TUB'],
    ready: ['3 CS Tomatoes', '2 TUB Mustard'],
  },
  {
    name: 'number of the branch in every row',
    list: ['48213;Paradeiser;3;Ktn', '48213;Senf;2;Kübel', '48213;Limetten;1;Kiste'],
    ready: [],
    asked: ['3 Ktn Paradeiser', '2 Kübel Senf', '1 Kiste Limetten'],
  },
];

describe('order lists that other programs write', () => {
  it.each(LISTS)(
    'nothing is ready that was not ordered, and nothing ordered is lost: $name',
    ({ list, ready, asked = [] }) => {
      const orders = ordersIn(list);
      expect(orders.ready).toEqual(ready);
      for (const order of asked) expect(orders.asked).toContain(order);
    },
  );
});
