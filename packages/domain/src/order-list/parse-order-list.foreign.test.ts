import { describe, expect, it } from 'vitest';
import type { OrderListLine } from './order-list-line';
import { parseOrderList } from './parse-order-list';

/** A line as one short text: "READY 3 Ktn 373326", with what was guessed behind it. */
const told = ({ status, amount, unit, article, guesses }: OrderListLine): string =>
  status === 'NOISE'
    ? status
    : [
        status,
        ...(amount === undefined ? [] : [amount]),
        ...(unit === undefined ? [] : [unit]),
        article?.text ?? '?',
        ...guesses.map(({ kind }) => kind),
      ].join(' ');

const read = (list: string): readonly string[] => parseOrderList(list).lines.map(told);

describe('lines as kitchens write them', () => {
  it.each([
    ['373326*3', 'GUESSED 3 373326 UNIT_NOT_WRITTEN'],
    ['3*373326', 'GUESSED 3 373326 UNIT_NOT_WRITTEN'],
    ['3x373326 Paradeiser', 'GUESSED 3 373326 UNIT_NOT_WRITTEN'],
    ['373326x3Ktn', 'READY 3 Ktn 373326'],
    ['３７３３２６　３ Ｋｔｎ', 'READY 3 Ktn 373326'],
    ['373326 (3)', 'GUESSED 3 373326 UNIT_NOT_WRITTEN'],
    ['373326 /3', 'GUESSED 3 373326 UNIT_NOT_WRITTEN'],
    ['373326 · 12 Stk', 'GUESSED 12 Stk 373326 ORDER_DOUBTED'],
    ['373326 · Paradeiser · 3 Ktn', 'READY 3 Ktn 373326'],
    ['Artikelnummer: 373326, Menge: 3, Einheit: Ktn', 'READY 3 Ktn 373326'],
    ['Tomaten................3 Ktn', 'READY 3 Ktn Tomaten'],
    ['Senf ................ 2 Kübel', 'READY 2 Kübel Senf'],
    ['Tomaten _____ 3', 'GUESSED 3 Tomaten UNIT_NOT_WRITTEN'],
    ['Salat ........ 6 Kisten bitte', 'READY 6 Kisten Salat'],
    ['Eier  Freiland  M  30er = 12', 'GUESSED 12 Eier Freiland M 30er UNIT_NOT_WRITTEN'],
    ['Eier, 3 Kartons à 180 Stk', 'GUESSED 3 Kartons Eier NUMBER_IN_NAME'],
    ['373326 3 Ktn à 6 Dosen', 'GUESSED 3 Ktn 373326 NUMBER_IN_NAME'],
    ['373326 Paradeiser à 12,90 3 Ktn', 'READY 3 Ktn 373326'],
    ['please send 3 cases of peeled tomatoes', 'READY 3 cases peeled tomatoes'],
    ['could we have 4 trays of eggs', 'READY 4 trays eggs'],
    ['Kunde 48213', 'NOISE'],
    ['[26.11.26, 06:12] Koch Peter: guten morgen', 'NOISE'],
    ['[26.11.26, 06:14] Koch Peter: danke', 'NOISE'],
  ])('%j', (line, expected) => {
    expect(read(line)).toEqual([expected]);
  });

  it('cuts a line at the semicolons between whole orders, and only there', () => {
    expect(read('373326 3 Ktn; 145576 2 Kübel; 142616 1 Kiste')).toEqual([
      'GUESSED 3 Ktn 373326 SEVERAL_IN_LINE',
      'GUESSED 2 Kübel 145576 SEVERAL_IN_LINE',
      'GUESSED 1 Kiste 142616 SEVERAL_IN_LINE',
    ]);
    expect(read('373326;3;Ktn')).toEqual(['READY 3 Ktn 373326']);
  });

  it('offers so many of a package where a name ends in what may be one', () => {
    const others = (line: string) =>
      parseOrderList(line).lines[0]?.alternatives.map(({ article, amount }) => [article.text, amount]);
    expect(others('Milch 12 x 1l')).toEqual([['Milch 1l', 12]]);
    expect(others('Zucker 10x1kg')).toEqual([['Zucker 1kg', 10]]);
  });

  it('takes a blank that nobody filled in for nothing ordered', () => {
    expect(read('☐ Milch ____\n[ ] Eier: ____ Stk\n☑ Butter: 3 Stk')).toEqual([
      'NOT_ORDERED Milch',
      'NOT_ORDERED Eier',
      'READY 3 Stk Butter',
    ]);
  });
});

describe('names of columns', () => {
  it('are none where what they name stands beside them, so that no order above them is lost', () => {
    expect(read('373326 3 Ktn\n145576 - 2\nArtikelnummer: 142616, Menge: 1, Einheit: Kiste')).toEqual([
      'READY 3 Ktn 373326',
      'GUESSED 2 145576 UNIT_NOT_WRITTEN',
      'READY 1 Kiste 142616',
    ]);
  });

  it('do not make a title of a number with its amount above them', () => {
    expect(read('373326 3\nArtikelnummer;Menge;Einheit\n145576;2;Kübel')).toEqual([
      'GUESSED 3 373326 UNIT_NOT_WRITTEN',
      'NOISE',
      'READY 2 Kübel 145576',
    ]);
  });

  it.each([
    ['Material;Kurztext;Bestellmenge;BME;Werk', '000000000000373326;PARADEISER;3;KAR;1000'],
    ['CODE ARTICLE;DESIGNATION;QTE', '373326;Tomates;3'],
    ['Codice;Descrizione;Quantità', '373326;Pomodori;3'],
    ['Artikelnummer;Bezeichnung;Best.', '373326;Paradeiser;3'],
  ])('%j are no order', (headings, row) => {
    const [first, second] = parseOrderList(`${headings}\n${row}\n${row}`).lines;
    expect(first?.status).toBe('NOISE');
    expect(second?.amount).toBe(3);
  });

  it('are none where a paper is called so', () => {
    const list = 'Alpingastro\tOrder template\tSKU\nProduct\tAmount\tSKU\nTomatoes\t3 Ktn\t373326';
    expect(read(list)).toEqual(['NOISE', 'NOISE', 'READY 3 Ktn 373326']);
  });

  it('of storage units count where there are no others', () => {
    const stock = 'SKU;Product;Amount in storage units;Storage unit';
    expect(read(`${stock}\n373326;Tomatoes;18;Dose\n145576;Mustard;2;Kübel`).slice(1)).toEqual([
      'READY 18 Dose 373326',
      'READY 2 Kübel 145576',
    ]);
    const both = 'SKU;Product;Amount;Unit;Amount in storage units;Storage unit';
    expect(read(`${both}\n373326;Tomatoes;3;Ktn;18;Dose\n145576;Mustard;2;Kübel;2;Kübel`).slice(1)).toEqual([
      'READY 3 Ktn 373326',
      'READY 2 Kübel 145576',
    ]);
  });

  it('of branches and weeks are several columns of amounts', () => {
    const { lines, question } = parseOrderList('Artikel;Filiale 1;Filiale 2\n373326;3;2\n145576;4;');
    expect(lines[0]?.status).toBe('NOISE');
    expect(question?.candidates.map(({ heading }) => heading)).toEqual(['Filiale 1', 'Filiale 2']);
  });

  it('with a year are of the past beside one without', () => {
    expect(
      read('Artikelnummer;Einheit;Menge 2025;Menge\n373326;Ktn;30;3\n145576;Kübel;20;2').slice(1),
    ).toEqual(['READY 3 Ktn 373326', 'READY 2 Kübel 145576']);
  });
});

describe('cells of tables', () => {
  it('reads amounts that a spreadsheet keeps as texts', () => {
    expect(read('Artikelnummer;Menge;Einheit\n="373326";="3";Ktn\n\'145576;\'2;Kübel').slice(1)).toEqual([
      'READY 3 Ktn ="373326"',
      "READY 2 Kübel '145576",
    ]);
  });

  it('takes ",000" below every amount for decimals, below one alone for a guess', () => {
    const heading = 'Artikelnummer;Menge;Einheit';
    expect(read(`${heading}\n373326;3,000;KAR\n145576;2,000;KUE`).slice(1)).toEqual([
      'READY 3 KAR 373326',
      'READY 2 KUE 145576',
    ]);
    expect(read(`${heading}\n373326;3,000;KAR\n145576;2;KUE`)[1]).toBe('GUESSED 3 KAR 373326 THOUSANDS');
  });

  it('reads what stands in columns without headings, with a title and a total around it', () => {
    expect(
      read(
        [
          'Lieferschein Nr. 4711/26',
          '373326  Paradeiser geschält 6x2,5kg   Ktn    3    38,70',
          '145576  Senf 5kg                      Kübel  2    16,00',
          'Summe 54,70',
        ].join('\n'),
      ),
    ).toEqual(['NOISE', 'READY 3 Ktn 373326', 'READY 2 Kübel 145576', 'NOISE']);
  });

  it('cuts no decimals where most lines have commas in their names alone', () => {
    expect(
      read('373326 Paradeiser 2,5kg 3 Ktn\n145576 Senf 5,5kg 2 Kübel\n3 Ktn Paradeiser, Art. 373326'),
    ).toEqual(['READY 3 Ktn 373326', 'READY 2 Kübel 145576', 'READY 3 Ktn 373326']);
  });
});

describe('what a buyer writes beside an order', () => {
  it('reaches the line from the columns of a list', () => {
    const list = [
      'Ihre Art.-Nr.;Art.-Nr.;Bezeichnung;Menge;Einheit;Bemerkung;Kostenstelle',
      '1001;373326;Paradeiser;3;Ktn;reif;Küche',
      '1002;145576;Senf;2;Kübel;;',
    ].join('\n');
    const [, first, second] = parseOrderList(list).lines;
    expect(first).toMatchObject({
      status: 'READY',
      article: { text: '373326' },
      details: { customerArticleNumber: '1001', note: 'reif', costCentre: 'Küche' },
    });
    expect(second).toMatchObject({ article: { text: '145576' }, details: { customerArticleNumber: '1002' } });
    expect(second?.details).not.toHaveProperty('note');
  });
});

describe('lines beside an order', () => {
  it.each([
    ...['12 Positionen', '31 Zeilen', 'Positionen: 14', '14 Artikel', '14 Artikel gesamt', 'Total 14 items'],
    ...['Anzahl Artikel: 14', 'Anzahl der Positionen 14', 'insgesamt 14 Positionen', 'Number of items: 14'],
    ...['Gesamt: 14 Artikel', '14 lines', 'Lines: 14', 'Anzahl verschiedener Artikel 9', 'Summe 7 Posten'],
  ])('takes no count of lines for an order: %s', (line) => {
    expect(read(line)).toEqual(['NOISE']);
  });

  const NUMBERS = ['0662 123456', '0664/1234567', '(0662) 12 34 56', '+43 664 1234567', '0043 664 123 45 67'];
  const NAMES = ['', 'Tel. ', 'Telefon: ', 'Mob.: ', 'Handy ', 'T ', 'Fax: '];
  it.each(NUMBERS.flatMap((number) => NAMES.map((name) => `${name}${number}`)))(
    'takes no number of a telephone for an order: %s',
    (line) => {
      expect(read(line)).toEqual(['NOISE']);
      expect(read(`LG Karl, ${line}`)).toEqual(['NOISE']);
    },
  );

  it.each([
    ...[
      'DW 12',
      'Mindestbestellwert 150 Euro',
      'Warenwert 1.234,50',
      'Preis gesamt 120 €',
      'Order value € 90',
    ],
    ...[
      'Hauptstraße 12',
      'Lange Gasse 7a',
      'A-5020 Salzburg',
      'für 120 Personen',
      'Gruppe 40 Pax',
      'Woche 48',
    ],
    ...['Liefertermin 27.11.2026', '26.11.2026 14:30', '14:30', 'Unsere Kundennummer lautet 48213', '- 1 -'],
    ...['Gesendet von meinem iPhone 15', 'A 5020 Salzburg', 'A 5700 Zell am See', 'Cust. no. 48213'],
    ...['Firmenbuch FN 123456a', 'FN 123456 a', 'BLZ 20404 Kto 4711', 'Kontonummer 12345678'],
    ...[
      'Telefonnummer: 0662 123456',
      'Fax-Nr.: 0662 123456',
      'Mobiltelefon: 0664 1234567',
      'Handynummer 06641234567',
    ],
    ...[
      'Bürotel. 0662 123456',
      'Küche Tel. 0662 123456',
      'bitte um Rückruf 0664 1234567',
      'Phone no. 0662 123456',
    ],
    ...['AT61 1904 3002 3457 3201', 'GLN 9012345000004', 'Steuernr.: 12 345/6789', 'Debitor 48213'],
    ...['26. November 2026', 'Donnerstag, 26. Nov. 2026', '26 November 2026', 'November 26, 2026', '3. März'],
    ...[
      'Zeilenanzahl: 12',
      'Positionsanzahl 12',
      'Artikelanzahl: 14',
      '31 rows',
      '12 Artikel bestellt',
      '1 Position',
    ],
    ...['12 verschiedene Artikel', 'Artikel gesamt: 14', '3 Positionen offen'],
  ])('takes nothing else beside it for an order: %s', (line) => {
    expect(read(line)).toEqual(['NOISE']);
  });

  it.each([
    ['3 Stk Telefonkarte', 'READY 3 Stk Telefonkarte'],
    ['Faxpapier 3 Pkg', 'READY 3 Pkg Faxpapier'],
    ['10 Zeilen Etiketten', 'GUESSED 10 Zeilen Etiketten UNIT_NOT_WRITTEN'],
    ['5 Artikelhalter', 'GUESSED 5 Artikelhalter UNIT_NOT_WRITTEN'],
    ['04711 1000', 'GUESSED 1000 04711 UNIT_NOT_WRITTEN'],
    ['0373326 3 Ktn', 'READY 3 Ktn 0373326'],
    ['+3 Ktn 373326', 'READY 3 Ktn 373326'],
    ['Becher Einweg 3 Stk', 'READY 3 Stk Becher Einweg'],
    ['Torte 12 Personen 2 Stk', 'READY 2 Stk Torte 12 Personen'],
    ['12 Personenwaagen', 'GUESSED 12 Personenwaagen UNIT_NOT_WRITTEN'],
    ['Kiwano', 'INCOMPLETE Kiwano'],
    ['Korrekturfluid', 'INCOMPLETE Korrekturfluid'],
    ['MPREIS Wunschplatte', 'INCOMPLETE MPREIS Wunschplatte'],
    ['Bic Rasierer', 'INCOMPLETE Bic Rasierer'],
    ['Bic Feuerzeuge Mini', 'INCOMPLETE Bic Feuerzeuge Mini'],
    ['BIC OPSKATWW', 'NOISE'],
    ['3 PM Pistenraupe', 'GUESSED 3 PM Pistenraupe UNIT_NOT_WRITTEN'],
    ['3 pm sharp', 'NOISE'],
    ['Walnuss Aufstr. 3', 'GUESSED 3 Walnuss Aufstr. UNIT_NOT_WRITTEN'],
    ['D 5000 Stk', 'READY 5000 Stk D'],
    ['Artikel 373326', 'INCOMPLETE Artikel 373326'],
    ['3 Stk Mobiltelefon', 'READY 3 Stk Mobiltelefon'],
    ['3 Märzen', 'GUESSED 3 Märzen UNIT_NOT_WRITTEN'],
    ['5020 3 Ktn', 'READY 3 Ktn 5020'],
    ['9012345000004 3 Ktn', 'READY 3 Ktn 9012345000004'],
  ])('takes an article that sounds alike for one: %s', (line, expected) => {
    expect(read(line)).toEqual([expected]);
  });
});
