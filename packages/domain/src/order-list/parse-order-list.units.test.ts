import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { orderLineStatus } from './order-line-status';
import { parseOrderList } from './parse-order-list';

const KNOWN = ['Ktn', 'Karton', 'Dose', 'Kübel', 'Stk', 'Packung', 'Kiste', 'Fl', 'kg', '½ Kiste', 'Tasse'];
const UNKNOWN = ['Container', 'Handvoll', 'Fuhre', 'Palette', 'XY', 'Rolli', 'Steige', 'c/s', 'Wanne', 'PAL'];
const UNIT_HEADINGS = ['EH', 'ME', 'Einheit', 'Einh.', 'Unit', 'Gebinde', 'UOM'];
const GTIN_HEADINGS = ['EAN', 'GTIN', 'EAN Code'];
const AMOUNT_HEADINGS = ['Anzahl', 'Menge', 'Bestellmenge', 'Qty'];
/** Columns beside the three, with what they hold. */
const FURTHER: Readonly<Record<string, readonly string[]>> = {
  MwSt: ['10 %', '20 %', '4,9 %'],
  Preis: ['3,50', '12,90', '1.204,00'],
  Bestand: ['0', '7', '36'],
  Bezeichnung: ['Paradeiser geschält', 'Bergkäse 6 Monate', 'Obers 36 %'],
};

const gtinOf = (serial: number): string => {
  const body = `1909900${String(serial).padStart(6, '0')}`;
  const sum = Array.from(body).reduce(
    (total, digit, at) => total + Number(digit) * (at % 2 === 0 ? 3 : 1),
    0,
  );
  return `${body}${(10 - (sum % 10)) % 10}`;
};

interface Written {
  readonly gtin: string;
  readonly unit: string;
  readonly amount: string;
  readonly further: Readonly<Record<string, string>>;
}

const unit = fc.oneof(fc.constantFrom(...KNOWN), fc.constantFrom(...UNKNOWN), fc.constant(''));
const amount = fc.oneof(fc.integer({ min: 1, max: 300 }).map(String), fc.constant(''));
const further = fc.record(
  Object.fromEntries(Object.entries(FURTHER).map(([name, cells]) => [name, fc.constantFrom(...cells)])),
);

const list = fc
  .record({
    headings: fc.tuple(
      fc.constantFrom(...UNIT_HEADINGS),
      fc.constantFrom(...GTIN_HEADINGS),
      fc.constantFrom(...AMOUNT_HEADINGS),
    ),
    columns: fc.subarray(Object.keys(FURTHER), { maxLength: 2 }),
    order: fc.integer(),
    separator: fc.constantFrom(';', '\t', '|', ',', '   '),
    title: fc.constantFrom(undefined, 'Bestellung', 'Gasthof Muster', 'Gasthof Muster¦¦Kundennr. 27144'),
    rows: fc.array(fc.record({ unit, amount, further }), { minLength: 1, maxLength: 9 }),
  })
  .map(({ headings: [ofUnit, ofGtin, ofAmount], columns, order, separator, title, rows }) => {
    const heads = [ofUnit, ofGtin, ofAmount, ...columns];
    // Any order of the columns, by rotating and mirroring.
    const turned = heads.map((_, at) => heads[(at + Math.abs(order)) % heads.length] ?? '');
    const placed = order % 2 === 0 ? turned : turned.toReversed();
    const written: readonly Written[] = rows.map((row, at) => ({ ...row, gtin: gtinOf(100 + at * 7) }));
    const cellOf = (row: Written, head: string): string => {
      if (head === ofUnit) return row.unit;
      if (head === ofGtin) return row.gtin;
      return head === ofAmount ? row.amount : (row.further[head] ?? '');
    };
    const lines = [placed, ...written.map((row) => placed.map((head) => cellOf(row, head)))].map((cells) =>
      cells.join(separator),
    );
    const above = title === undefined ? [] : [title.replaceAll('¦', separator)];
    return { text: [...above, ...lines].join('\n'), written };
  });

describe('a table with a column of units', () => {
  it('never orders without the unit that was written, another amount, or what nothing was written for', () => {
    fc.assert(
      fc.property(list, ({ text, written }) => {
        const { lines } = parseOrderList(text, { unitWords: KNOWN });
        const meant = new Map(written.map((row) => [row.gtin, `${row.amount} ${row.unit}`]));
        const wrong = lines.filter(
          ({ status, article, amount, unit = '' }) =>
            status === 'READY' && `${amount} ${unit}` !== meant.get(article?.text ?? ''),
        );
        // One comparison a list: each takes as long as reading one.
        if (wrong.length > 0) expect(wrong).toEqual([]);
      }),
      { numRuns: 3_000 },
    );
  });

  it.each([
    // A stroke in front of an empty first cell is no line at the side of the table.
    'Qty|EH|Bestand|EAN\n|Kübel|30|19099009379642\n2|Flasche|15|19099006342915',
    // Most of the column says how many are in a package, and one row names a package nobody knows.
    'EH;EAN;Anzahl;MwSt\n6;19099009379642;2;10 %\n12;19099006342915;;10 %\nFlasche;19099006342915;2;10 %',
    // Decimal commas move the cells behind them.
    'EAN,Preis,Menge,EH\n19099009379642,3,50,1,Kübel\n19099006342915,12,90,2,Flasche',
    // Printed, but not below one another.
    'MwSt   Menge   EH   EAN\n10 %   1   Kübel   19099009379642\n4,9 %   2   Flasche   19099006342915',
  ])('keeps the unit of %j', (text) => {
    const line = parseOrderList(text, { unitWords: KNOWN }).lines.at(-1);
    expect(line).toMatchObject({ article: { text: '19099006342915' }, amount: 2, unit: 'Flasche' });
  });

  it.each([
    'EAN Menge EH\n30 Kübel 19099009379642 und 3 Wannen',
    'USt   Menge   Bestand   EH   EAN\n10 %   2   8   Kübel   19099009379642\n20 %      15   Fl   19099006342915',
  ])('does not order by a row that keeps to no column: %j', (text) => {
    const line = parseOrderList(text, { unitWords: KNOWN }).lines.at(-1);
    expect(line?.status).not.toBe('READY');
  });
});

describe('a unit beside that of the amount', () => {
  /** The buyer has said which column the amount is. */
  const ANSWER = { columns: [2], mode: 'ONE' } as const;
  const rows = [
    'Pfefferoni mild 5 kg;;9 Kübel;67,68;24',
    'Äpfel Gala 2 kg;;20 Ki.;24,50;4',
    'Apfelsaft klar 1 l;Dtzd;2 Pckg;67,12;19',
    'Erdäpfelknödel 60 Stk;;14 KAR;80,46;1',
  ];
  it.each([
    [
      'below a heading that nobody knows',
      ['Artikel;Einheit / Unit;x;Gesamtpreis;letzte Bestellung', ...rows],
    ],
    ['without headings', rows],
  ])('leaves no line ready %s', (_, list) => {
    const { lines } = parseOrderList(list.join('\n'), { unitWords: KNOWN, amountColumns: ANSWER });
    const line = lines.find(({ text }) => text.startsWith('Apfelsaft'));
    expect(line?.status).toBe('GUESSED');
    expect(line?.guesses.map(({ kind }) => kind)).toContain('COLUMN');
  });
});

describe('what is written besides the order', () => {
  it.each([
    ']C10109099000002283 00014',
    '(01)09099000002283 14',
    '(01)09099000002283,14',
    '[01]09099000002283 14',
  ])('a count behind a code with signs is the amount: %s', (text) => {
    const [line] = parseOrderList(text, { unitWords: KNOWN, scanned: true }).lines;
    expect(line).toMatchObject({ status: 'READY', amount: 14, article: { gtin: '09099000002283' } });
  });

  it.each([
    'Kiwi 10 Stk (5 Kisten)',
    '3 Ktn Tomaten (2 Kisten)',
    '373326 3 Ktn (4 Dosen)',
    'Bananen 18 kg (1 Karton)',
    'Kiwi 10 Stk (5)',
    'Salatgurke 12 Stk (6 ½ Kiste)',
    'Kiwi 10 Stk (9 Kisten),',
    'Karfiol 6 Stk - 75 für Samstag',
    '373326\t0\t10\tKtn',
  ])('a second amount in brackets may be the one that was meant: %s', (text) => {
    expect(parseOrderList(text, { unitWords: KNOWN }).lines[0]?.status).toBe('GUESSED');
  });

  it.each(['3 Stk Käse (ca. 2 kg)', '3 Ktn Tomaten (5 kg)', '3 Ktn Tomaten (rund)'])(
    'what is in one, or how it is, is none: %s',
    (text) => {
      expect(parseOrderList(text, { unitWords: KNOWN }).lines[0]?.status).toBe('READY');
    },
  );

  it('titles that sound like headings are none where a row below names an article', () => {
    const { lines, table } = parseOrderList(
      '| Bestellung vom | 24.11.2026 |  | Seite | 1 |\n| Einheit | EAN | Lager | Wieviel |\n| Ktn | 19099000002075 | 24 |  |',
      { unitWords: KNOWN },
    );
    expect(table?.headings).toEqual(['Einheit', 'EAN', 'Lager', 'Wieviel']);
    expect(lines.map(({ status }) => status)).toEqual(['NOISE', 'NOISE', 'NOT_ORDERED']);
  });

  it('a table with a year over its amounts orders nothing by what is in a package', () => {
    const { lines } = parseOrderList('Beschreibung\t2026\tGebinde\tInhalt Stk\nZanderfilet 1 kg\t\tPkg\t24', {
      unitWords: [...KNOWN, 'Pkg'],
    });
    expect(lines[1]).not.toHaveProperty('amount');
  });

  it('an order above headings is read all the same', () => {
    const { lines } = parseOrderList('3 Ktn Tomaten\nEAN;Menge;ME\n19099000002075;2;Ktn', {
      unitWords: KNOWN,
    });
    expect(lines.map(({ status }) => status)).toEqual(['READY', 'NOISE', 'READY']);
  });

  it('a line with its prices, as mails print it, is an order and no row of headings', () => {
    const { lines } = parseOrderList(
      '1 Ktn  Paradeiser (100003)  € 4,15  € 1.204,15\n38 Kübel  Mehl (107922)  € 4,15  € 1.204,15',
      { unitWords: KNOWN },
    );
    expect(lines.map(({ amount, unit }) => [amount, unit])).toEqual([
      [1, 'Ktn'],
      [38, 'Kübel'],
    ]);
  });
});

describe('a code names its unit only where no other may have been written', () => {
  const CODE = '19099000002075';
  /** As the shop shows it: the code was found, and no unit was handed on. */
  const shown = (text: string) =>
    parseOrderList(text, { unitWords: KNOWN })
      .lines.filter(({ article }) => article?.gtin !== undefined)
      .map(({ unit: written, ...line }) =>
        written === undefined
          ? orderLineStatus(line, { outcome: 'FOUND', unitFrom: 'GTIN' }).status
          : `WRITTEN ${written}`,
      );

  const word = fc.constantFrom(...KNOWN, ...UNKNOWN, 'halbe Fuhre', 'Bottich', 'Fass (groß)');
  const count = fc.integer({ min: 1, max: 300 }).map(String);
  const separators = fc.constantFrom(';', '\t', ' | ');
  const orders = fc.shuffledSubarray(['UNIT', 'CODE', 'COUNT'], { minLength: 3 });
  const heads = fc.constantFrom('', 'Abpackg', 'Bemerkung', 'Inhalt', 'Größe', 'EH', 'Verpackung');

  it('holds for cells in any order, without headings and below any', () => {
    fc.assert(
      fc.property(
        fc.array(fc.tuple(word, count), { minLength: 1, maxLength: 5 }),
        orders,
        separators,
        heads,
        (rows, order, separator, head) => {
          const line = (cells: Readonly<Record<string, string>>): string =>
            order.map((cell) => cells[cell] ?? '').join(separator);
          const above = head === '' ? [] : [line({ UNIT: head, CODE: 'EAN', COUNT: 'Anzahl' })];
          const below = rows.map(([UNIT, COUNT]) => line({ UNIT, CODE, COUNT }));
          const isRemark = head !== '' && !['Abpackg', 'EH', 'Verpackung'].includes(head);
          // Below a heading that says what else is meant only words for units are units.
          if (isRemark && rows.some(([UNIT]) => !KNOWN.includes(UNIT))) return;
          expect(shown([...above, ...below].join('\n'))).not.toContain('READY');
        },
      ),
      { numRuns: 2_000 },
    );
  });

  it.each([`Container ${CODE} 9`, `9 Fuhren Paradeiser ${CODE}`, `${CODE} 9 Fuhren Paradeiser`])(
    'holds for words: %s',
    (text) => {
      expect(shown(text)).not.toContain('READY');
    },
  );

  it.each([`${CODE};9`, `EAN;Bezeichnung;Anzahl\n${CODE};Paradeiser;9`, `EAN;Anzahl;MwSt\n${CODE};9;10 %`])(
    'leaves the unit of the code where nothing else can be one: %j',
    (text) => {
      expect(shown(text)).toEqual(['READY']);
    },
  );

  it('a title with an empty cell between its strokes is no heading of printed columns', () => {
    const text = `| Bestell-Nr. | 571069 |  | Datum | 24.11.26 |\n| EH | EAN | Anzahl | MwSt |\n| Container | ${CODE} | 9 | 10 % |`;
    expect(shown(text)).toEqual(['WRITTEN Container']);
  });
});
