import type { Random } from '../../money-oracle';

const HOUSES = [
  'Gasthof zur Post',
  'Hotel Alpenblick ****',
  'Kantine Werk 2',
  'Café Zentral',
  'Schutzhaus 1912',
  'Betriebsküche Halle 7',
];
const PLACES = ['5020 Salzburg', '6020 Innsbruck', 'A-5700 Zell am See', '1010 Wien', '8010 Graz'];

const number = (random: Random, first: number, last: number): string => String(random.whole(first, last));

/** Rows that stand above a table. */
export const titleRow = (random: Random): readonly string[] =>
  random.pick([
    () => [random.pick(HOUSES), '', '', `Kundennr. ${number(random, 10_000, 99_999)}`],
    () => [random.pick(HOUSES)],
    () => ['Kundennummer', number(random, 10_000, 99_999)],
    () => ['Kundennummer:', number(random, 100_000, 999_999)],
    () => ['Kd.-Nr.', '', number(random, 1000, 99_999)],
    () => [`Bestellformular KW ${number(random, 1, 52)}`],
    () => ['BESTELLUNG'],
    () => ['Bestellung vom', '24.11.2026', '', 'Seite', '1'],
    () => ['Lieferdatum:', '27.11.2026'],
    () => ['Lieferung am 27.11.2026 bis 10 Uhr'],
    () => [random.pick(PLACES)],
    () => ['Hauptstraße 12', '', random.pick(PLACES)],
    () => ['Tel.', `+43 6542 ${number(random, 1000, 99_999)}`],
    () => ['Purchase order', `PO-${number(random, 10_000, 99_999)}`],
    () => ['Order date', '2026-11-24', '', 'Page 1 of 2'],
    () => ['Stand: 24.11.2026 14:03'],
    () => ['Kostenstelle', number(random, 100, 9999)],
    () => ['UID', 'ATU12345678'],
    () => [`Filiale ${number(random, 1, 30)}`, '', 'Küche'],
    () => ['bitte ausfüllen und bis 12 Uhr zurückschicken!'],
    () => ['Bestell-Nr.', number(random, 100_000, 999_999), '', 'Datum', '24.11.26'],
    () => ['Ansprechpartner', 'Maria Huber', 'Tel. 0664 1234567'],
  ])();

/** Rows that stand below it. */
export const totalRow = (random: Random): readonly string[] =>
  random.pick([
    () => ['', '', 'Summe', number(random, 10, 400), '', '1.234,50'],
    () => ['Summe', '', '', number(random, 10, 400)],
    () => ['Gesamtsumme netto', '', '', '', '2.345,60 €'],
    () => ['', 'Gesamt', number(random, 10, 400)],
    () => ['Anzahl Positionen', number(random, 1, 90)],
    () => ['Total', '', number(random, 10, 400)],
    () => ['Zwischensumme', '340,20'],
    () => ['zzgl. 10 % USt', '34,02'],
    () => ['Seite 1 von 3'],
    () => ['Seite 2'],
    () => ['Page 1 of 2'],
    () => ['Datum, Unterschrift: ______________'],
    () => ['Druckdatum 24.11.2026 14:03', '', 'Benutzer: huber'],
    () => ['Mindestbestellwert 150 €'],
    () => ['Übertrag', '', '', '812,40'],
    () => ['---'],
    () => ['Ende der Liste'],
    () => ['Gewicht gesamt', '', '412,5 kg'],
  ])();

/** Rows between the articles of a form. */
export const groupRow = (random: Random): readonly string[] =>
  random.pick([
    ['Obst & Gemüse'],
    ['TK'],
    ['Molkereiprodukte', '', ''],
    ['', 'GETRÄNKE'],
    ['Warengruppe 12', ''],
    ['*** Trockensortiment ***'],
    ['Kühlhaus 2'],
    ['Dairy'],
    ['= Non Food ='],
  ]);

/** What begins a message. */
export const greeting = (random: Random): readonly string[] =>
  random.pick([
    ['Hallo,', '', 'anbei unsere Bestellung für Samstag, 28.11.:'],
    ['Sehr geehrte Damen und Herren,', '', 'bitte liefern Sie uns zum 27.11. (vor 8 Uhr):'],
    ['Servus Franz,', 'für morgen bitte:'],
    ['Guten Morgen!', 'Bestellung Kundennr. 48213, Lieferung Freitag 27.11.2026'],
    ['Hi,', 'please deliver on Friday, 27 November:'],
    ['Bestellung KW 48'],
    ['Liebes Team,', 'wir haben 120 Personen am Samstag und brauchen:'],
    [
      'Von: kueche@gasthof-post.example',
      'Gesendet: Dienstag, 24. November 2026 14:03',
      'Betreff: Bestellung 4711',
      '',
    ],
    ['Am 24.11.2026 um 14:03 schrieb Maria Huber <kueche@gasthof-post.example>:'],
    ['Dear all,', 'our order no. 20261124 for house 2:'],
    [],
  ]);

/** What ends it. */
export const signature = (random: Random): readonly string[] =>
  random.pick([
    ['Danke und liebe Grüße', 'Maria'],
    [
      'Mit freundlichen Grüßen',
      '',
      'Maria Huber',
      'Küchenchefin',
      'Hotel Alpenblick',
      'Hauptstraße 12, 5700 Zell am See',
      'Tel. +43 6542 5550-12',
      'UID ATU12345678',
    ],
    [
      '-- ',
      'Gasthof zur Post | Marktplatz 3 | 5020 Salzburg',
      'T 0662/123456 F 0662/123456-9',
      'IBAN AT61 1904 3002 3457 3201',
    ],
    ['lg'],
    ['Danke!'],
    ['Kind regards,', 'John Miller', 'Purchasing', '+43 664 1234567'],
    ['Von meinem iPhone gesendet'],
    ['Sent from my Galaxy'],
    ['Lieferung bitte bis 10 Uhr, Einfahrt 2', 'Vielen Dank'],
    ['Diese E-Mail kann vertrauliche Informationen enthalten.', 'FN 123456a, LG Salzburg'],
    [],
  ]);

/** What people write between their lines. */
export const aside = (random: Random): string =>
  random.pick([
    'und bitte pünktlich, letztes Mal war es 11 Uhr!',
    'Gemüse:',
    'Für die Bar:',
    'Letzte Lieferung fehlten 2 Kisten',
    'Leergut: 14 Kisten zum Mitnehmen',
    'Danke',
    'Küche 2',
    'TK',
    '---',
    '***',
    'Bitte um Rückruf 0664 1234567',
    'Rechnung 2026-1234 ist noch offen',
    'Dairy:',
    'Hochzeit 120 Pers. am 5.12.',
  ]);
