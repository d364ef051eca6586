import { describe, expect, it } from 'vitest';
import type { OrderListLine } from './order-list-line';
import { type OrderListOptions, parseOrderList } from './parse-order-list';

const told = ({ status, amount, unit, article, guesses }: OrderListLine): string =>
  [
    status,
    ...(status === 'NOISE'
      ? []
      : [amount ?? '?', ...(unit === undefined ? [] : [unit]), article?.text ?? '?']),
    ...guesses.map(({ kind }) => kind),
  ].join(' ');

const read = (source: Parameters<typeof parseOrderList>[0], options?: OrderListOptions): readonly string[] =>
  parseOrderList(source, options).lines.map(told);

describe('a row of a form without an amount is not ordered', () => {
  it.each(['', '-', '–', '0', '0,00', '/'])('%j', (nothing) => {
    expect(
      read(
        `EAN;Bezeichnung;Menge;Einheit\n9099000018550;Paradeiser geschält;3;Dose\n9099000011056;Paradeiser in Öl;${nothing};Kübel`,
      ),
    ).toEqual(['NOISE', 'READY 3 Dose 9099000018550', 'NOT_ORDERED ? Kübel 9099000011056']);
  });
});

describe('the column of the amount by its heading', () => {
  it.each([
    'Menge',
    'MENGE',
    'Stück',
    'Stk.',
    'Bestellung',
    'Menge (VE)',
    'Anz.',
    'Anzahl',
    'Bedarf',
    'Mge',
    'Mge.',
    'QTY ORDERED',
    'Qty',
    'Order Qty.',
    'Ihre Bestellung',
    'Bestellung KW 48',
    'bestellen',
    'zu bestellen',
    'Stückzahl',
    'Kolli',
    'Bestell-Menge',
    'Bestellmenge 26.11.',
    'Amount',
    'Quantity',
  ])('%s', (heading) => {
    for (const other of [
      'Bestand',
      'Lagerbestand',
      'Preis 2026',
      'Preis',
      'Mindestmenge',
      'Letzte Bestellung',
      'Soll',
      'Pos.',
      'EK netto',
    ]) {
      const table = `Artikelnummer;Bezeichnung;${other};${heading};Einheit\n373326;Paradeiser geschält;20;3;Ktn`;
      const { lines, table: columns, question } = parseOrderList(table);
      expect(lines.map(told)).toEqual(['NOISE', 'READY 3 Ktn 373326']);
      expect(columns?.amountBy).toBe('HEADING');
      expect(question).toBeUndefined();
    }
  });

  it.each([
    ['Menge in Ktn', 'ktn'],
    ['Bestellmenge Stk', 'stk'],
    ['Anzahl Kisten', 'kisten'],
  ])('%s names the unit of all amounts', (heading, unit) => {
    expect(read(`Artikelnummer;${heading}\n373326;3`)).toEqual(['NOISE', `READY 3 ${unit} 373326`]);
  });

  it('asks for the unit where nothing names it', () => {
    expect(read('Artikelnummer;Menge (VE)\n373326;3')).toEqual([
      'NOISE',
      'GUESSED 3 373326 UNIT_NOT_WRITTEN',
    ]);
  });
});

describe('a column that only says whether a row is ordered', () => {
  it.each(['Bestellen?', 'Bestellung', 'Order', 'gewünscht'])(
    'leaves the amount to its own: %s',
    (heading) => {
      const list = [
        `Artikelnummer;${heading};Menge;Einheit`,
        '373326;ja;3;Ktn',
        '145576;nein;2;Kübel',
        '138694;X;4;Kiste',
        '142616;;5;Kiste',
      ];
      expect(
        parseOrderList(list.join('\n')).lines.map(({ status, amount, unit }) => [status, amount, unit]),
      ).toEqual([
        ['NOISE', undefined, undefined],
        ['READY', 3, 'Ktn'],
        ['NOT_ORDERED', undefined, 'Kübel'],
        ['READY', 4, 'Kiste'],
        ['GUESSED', 5, 'Kiste'],
      ]);
    },
  );

  it('is the amount where there is no other, and says none', () => {
    const list = 'Artikelnummer;Bestellung;Einheit\n373326;ja;Ktn';
    expect(parseOrderList(list).lines[1]).toMatchObject({ status: 'INCOMPLETE' });
  });
});

describe('headings below whatever stands above', () => {
  it.each([
    'Gasthof Muster;;;;Kundennr. 48213',
    'Bestellung KW 48',
    'Bestellung;KW 48;26.11.2026',
    'Seite 1 von 3;;;',
    'Kundennummer;48213',
    'Gasthof Muster;;;;Kundennr. 48213\nSteinergasse 3;5700 Zell am See\n\nLieferung;Do 26.11.',
  ])('%j', (above) => {
    const lines = read(`${above}\nArtikelnummer;Bezeichnung;Menge;Einheit\n373326;Paradeiser;3;Ktn`);
    expect(lines.at(-1)).toBe('READY 3 Ktn 373326');
    expect(new Set(lines.slice(0, -1))).toEqual(new Set(['NOISE']));
  });

  it('knows totals and repeated headings for what they are', () => {
    const heads = 'Artikelnummer;Bezeichnung;Menge;Einheit';
    expect(read(`${heads}\n373326;Paradeiser;3;Ktn\n${heads}\n145576;Obers;2;Ktn\nSumme;;5;`)).toEqual([
      'NOISE',
      'READY 3 Ktn 373326',
      'NOISE',
      'READY 2 Ktn 145576',
      'NOISE',
    ]);
  });
});

describe('several columns that could be the amount', () => {
  const days = 'Artikelnummer;Bezeichnung;Mo;Di;Mi\n373326;Paradeiser;3;;2\n145576;Obers;2;1;';

  it('are a question, and nothing is ready before it is answered', () => {
    const { lines, question, table } = parseOrderList(days);
    expect(lines.map(({ status }) => status)).toEqual(['NOISE', 'GUESSED', 'GUESSED']);
    expect(lines.slice(1).every(({ guesses }) => guesses.some(({ kind }) => kind === 'COLUMN'))).toBe(true);
    expect(question).toEqual({
      candidates: [
        { column: 2, heading: 'Mo' },
        { column: 3, heading: 'Di' },
        { column: 4, heading: 'Mi' },
      ],
      rows: [
        ['373326', 'Paradeiser', '3', '', '2'],
        ['145576', 'Obers', '2', '1', ''],
      ],
    });
    expect(table).toMatchObject({ layoutKey: 'artikelnummer|bezeichnung|mo|di|mi', amountBy: 'GUESS' });
  });

  it.each([
    [{ columns: [4], mode: 'ONE' }, ['2 373326', '? 145576']],
    [{ columns: [2, 3, 4], mode: 'ADD' }, ['5 373326', '3 145576']],
    ['NONE', ['? 373326', '? 145576']],
  ] as const)('answered by %j', (amountColumns, expected) => {
    const { lines, question, table } = parseOrderList(days, { amountColumns });
    expect(lines.slice(1).map(({ amount, article }) => `${amount ?? '?'} ${article?.text ?? ''}`)).toEqual(
      expected,
    );
    for (const { amount, status } of lines.slice(1))
      expect(status).toBe(amount === undefined ? 'NOT_ORDERED' : 'GUESSED');
    expect(question).toBeUndefined();
    expect(table?.amountBy).toBe('CHOICE');
  });

  it.each([
    ['Art.Nr.;Menge;Anzahl\n373326;3;4\n145576;1;2', [1, 2]],
    ['Art.Nr.;Menge;Menge\n373326;3;4\n145576;1;2', [1, 2]],
    ['4711;3;12\n4712;4;6\n4713;1;24', [1, 2]],
  ])('%j', (list, columns) => {
    const { question, lines } = parseOrderList(list);
    expect(question?.candidates.map(({ column }) => column)).toEqual(columns);
    expect(lines.some(({ status }) => status === 'READY')).toBe(false);
  });

  it.each([
    'Art.Nr.;Menge;Bestellmenge;Einheit\n373326;20;3;Ktn',
    'Art.Nr.;Menge;Bestellung;Einheit\n373326;;3;Ktn',
    'Art.Nr.;Menge;Stück;Einheit\n373326;3;;Ktn',
  ])('%j is no question', (list) => {
    expect(parseOrderList(list).question).toBeUndefined();
    expect(read(list)).toEqual(['NOISE', 'READY 3 Ktn 373326']);
  });

  it('guesses a column whose heading says nothing', () => {
    expect(read('Art.Nr.;Name;KW 48;Einheit\n373326;Paradeiser;4;Ktn')).toEqual([
      'NOISE',
      'GUESSED 4 Ktn 373326 COLUMN',
    ]);
  });
});

describe('a column for each unit', () => {
  it.each([
    ['Ktn', 'Stk'],
    ['Kiste', 'kg'],
    ['Kartons', 'Dosen'],
    ['Menge Ktn', 'Menge Stk'],
    ['Bestellmenge Kiste', 'Bestellmenge kg'],
  ])('holds how many of it are ordered, where each row fills one: %s, %s', (one, other) => {
    const list = `Art.Nr.;Bezeichnung;${one};${other}\n373326;Paradeiser;3;\n145576;Senf;;2\n124375;Obers;;\n126151;Liptauer;-;4`;
    const [unit = '', further = ''] = [one, other].map((heading) => heading.split(' ').at(-1)?.toLowerCase());
    expect(parseOrderList(list).question).toBeUndefined();
    expect(read(list)).toEqual([
      'NOISE',
      `READY 3 ${unit} 373326`,
      `READY 2 ${further} 145576`,
      'NOT_ORDERED ? 124375',
      `READY 4 ${further} 126151`,
    ]);
  });

  it('may hold how many are in another where rows fill both: that is asked, and nothing is added up', () => {
    const list = 'Art.Nr.;Bezeichnung;Ktn;Stk\n373326;Paradeiser;3;18\n145576;Senf;2;';
    const { question, lines } = parseOrderList(list);
    expect(question?.candidates.map(({ heading }) => heading)).toEqual(['Ktn', 'Stk']);
    expect(lines.map(({ status }) => status)).not.toContain('READY');
    const added = parseOrderList(list, { amountColumns: { columns: [2, 3], mode: 'ADD' } }).lines;
    expect(added[1]).toMatchObject({ status: 'INCOMPLETE' });
    expect(added[2]).toMatchObject({ status: 'READY', amount: 2, unit: 'ktn' });
    const [, one] = parseOrderList(list, { amountColumns: { columns: [3], mode: 'ONE' } }).lines;
    expect(one).toMatchObject({ amount: 18, unit: 'stk' });
  });

  it('is none in a row of a list', () => {
    expect(read('Ware;Dose;3')).not.toContain('NOISE');
  });
});

describe('a column of which nothing says what it holds', () => {
  it.each(['Küche', 'XY', ''])('leaves no row not ordered that has a number there alone: %j', (heading) => {
    const list = `Art.Nr.;Bezeichnung;Menge;${heading};Einheit\n373326;Paradeiser;3;;Ktn\n145576;Senf;;5;Kübel\n124375;Obers;;;Pkg\n126151;Liptauer;2;;Pkg`;
    expect(read(list).map((line) => line.split(' ').slice(0, 2).join(' '))).toEqual([
      'NOISE',
      'READY 3',
      'INCOMPLETE ?',
      'NOT_ORDERED ?',
      'READY 2',
    ]);
  });

  it('is none of the amount where the buyer said which column is', () => {
    const list = 'Art.Nr.;Bezeichnung;Menge;XY;Einheit\n373326;Paradeiser;3;;Ktn\n145576;Senf;;5;Kübel';
    const { lines } = parseOrderList(list, { amountColumns: { columns: [2], mode: 'ONE' } });
    expect(lines.map(({ status }) => status)).toEqual(['NOISE', 'READY', 'NOT_ORDERED']);
  });

  it('is of the article where most rows have a number there', () => {
    const list =
      'Art.Nr.;Bezeichnung;Menge;XY;Einheit\n373326;Paradeiser;3;6;Ktn\n145576;Senf;;5;Kübel\n124375;Obers;;12;Pkg';
    expect(read(list).slice(2)).toEqual(['NOT_ORDERED ? Kübel 145576', 'NOT_ORDERED ? Pkg 124375']);
  });
});

describe('two columns that claim one role', () => {
  it.each([
    'Artikel;Art.Nr.;Menge;Einheit\nParadeiser;373326;3;Ktn',
    'Art.Nr.;Artikel;Menge;Einheit\n373326;Paradeiser;3;Ktn',
    'Artikel;Bezeichnung;Menge;Einheit\n373326;Paradeiser;3;Ktn',
    'Nr.;Artikelnummer;Bezeichnung;Menge;Einheit\n1;373326;Paradeiser;3;Ktn',
    'Nr.;Artikelnummer;Bezeichnung;Menge;Einheit\n7;373326;Paradeiser;3;Ktn',
    'EAN;Artikelnummer;Menge;Einheit\n9099000018550;373326;3;Ktn',
  ])('%j', (list) => {
    expect(read(list).at(-1)).toBe('READY 3 Ktn 373326');
  });

  it('takes number, then GTIN, then name in each row', () => {
    expect(
      read('EAN;Artikelnummer;Bezeichnung;Menge;Einheit\n9099000018550;;Paradeiser;3;Ktn\n;;Obers;2;Ktn'),
    ).toEqual(['NOISE', 'READY 3 Ktn 9099000018550', 'READY 2 Ktn Obers']);
  });
});

describe('tables without headings', () => {
  it.each([
    ['373326;Paradeiser geschält;22,80\n145576;Obers;4,10', ['INCOMPLETE ? 373326', 'INCOMPLETE ? 145576']],
    [
      '373326;Paradeiser;3;22,80\n145576;Obers;2;4,00',
      ['GUESSED 3 373326 UNIT_NOT_WRITTEN', 'GUESSED 2 145576 UNIT_NOT_WRITTEN'],
    ],
    ['1\t3\tKtn\t373326\tParadeiser\n2\t4\tKtn\t145576\tObers', ['READY 3 Ktn 373326', 'READY 4 Ktn 145576']],
    ['1;373326;3;Ktn\n2;145576;4;Stk', ['READY 3 Ktn 373326', 'READY 4 Stk 145576']],
    ['3;Ktn;Obers\n2;Stk;Butter', ['READY 3 Ktn Obers', 'READY 2 Stk Butter']],
    ['Obers;3 Ktn\nButter;2 Stk', ['READY 3 Ktn Obers', 'READY 2 Stk Butter']],
    ['142616;1;½ Kiste\n373326;3;Ktn à 6 Dosen', ['READY 1 ½ Kiste 142616', 'READY 3 Ktn à 6 Dosen 373326']],
  ])('%j', (list, expected) => {
    expect(read(list)).toEqual(expected);
  });
});

describe('cells as a worksheet shows them', () => {
  it('are read as they are', () => {
    expect(
      read([
        ['Bestellung', '', '', ''],
        ['Pos.', 'Artikel-Nr.', 'Menge', 'EH'],
        ['1', '373 326', '2.9999999999999996', 'Ktn'],
        ['2', '145 576', '1 200', 'Stk'],
        ['3', '="145576"', '1,200.00', 'Stk'],
        ['4', '145578', '1.200', 'Stk'],
        ['5', '145579', '2,5', 'kg'],
        ['6', '145580', '5 kg', 'Sack'],
        ['', '', '', ''],
      ]),
    ).toEqual([
      'NOISE',
      'NOISE',
      'READY 3 Ktn 373 326',
      'GUESSED 1200 Stk 145 576 THOUSANDS',
      'READY 1200 Stk ="145576"',
      'GUESSED 1200 Stk 145578 THOUSANDS',
      'INCOMPLETE ? kg 145579',
      'GUESSED 5 Sack 145580 COLUMN',
    ]);
  });

  it.each([
    '| Artikelnummer | Menge | Einheit |\n|---|---|---|\n| 373326 | 3 | Ktn |',
    'Artikelnummer|Menge|Einheit\n373326|3|Ktn',
    '"Artikelnummer","Menge","Einheit"\n"373326","3","Ktn"',
    'sep=;\nArtikelnummer;Menge;Einheit\n373326;3;Ktn',
  ])('%j', (list) => {
    expect(read(list).at(-1)).toBe('READY 3 Ktn 373326');
  });
});

describe('a table that commas separate, without headings', () => {
  const SEPARATORS_IN_NAMES = [
    'Toilettenpapier weiß 10x150,17,Stk',
    'Rum 37,5% vol,4,Stk',
    'Wein Cuvée 2024,6,Stk',
    'Milch 3,5% 1 l,12,Stk',
  ];

  it('tells by the other rows whether a comma between digits separates', () => {
    const { lines } = parseOrderList(['Apfel rot,3,Stk', ...SEPARATORS_IN_NAMES].join('\n'));
    expect(lines.map(({ status, article, amount, unit }) => [status, article?.text, amount, unit])).toEqual([
      ['READY', 'Apfel rot', 3, 'Stk'],
      ['READY', 'Toilettenpapier weiß 10x150', 17, 'Stk'],
      ['READY', 'Rum 37,5% vol', 4, 'Stk'],
      ['READY', 'Wein Cuvée 2024', 6, 'Stk'],
      ['READY', 'Milch 3,5% 1 l', 12, 'Stk'],
    ]);
  });

  it.each([
    'Pizzakarton 33 cm 100 Stk 2,5 Kart.',
    'Zwiebel 2,5',
    'Cola 24 x 0,33 l 1,5 Kiste',
    'Mehl Type 7,00 2,5',
  ])('never cuts an amount with decimals in silence: %s', (text) => {
    const { lines } = parseOrderList(
      ['Mehl 5kg, 2 Sack', 'Zwiebel gelb, 3 Netz', 'Salz, 4 Pkg', text].join('\n'),
    );
    expect(lines.slice(0, 3).map(({ status }) => status)).toEqual(['READY', 'READY', 'READY']);
    expect(lines[3]?.status).not.toBe('READY');
  });
});

describe('a separator behind the last cell, in a table that commas separate', () => {
  it.each([
    // A rate without its sign may be cut by a comma, or the amount stand behind it.
    ['VAT', 'Hummus,kübel,145613,10,19,', 'INCOMPLETE'],
    ['On stock', 'Hummus,kübel,145613,45,16,', 'INCOMPLETE'],
    // A price says by its cents that it is one, a rate by its sign.
    ['Price', 'Hummus,kübel,145613,3,50,', 'NOT_ORDERED'],
    ['VAT', 'Hummus,kübel,145613,4,9 %,', 'NOT_ORDERED'],
    ['VAT', 'Hummus,kübel,145613,10,', 'NOT_ORDERED'],
  ])('below %s never makes a row that is not ordered of one that may be: %j', (heading, row, status) => {
    const list = [`Description,Unit,Item #,${heading},Your order`, 'Topfen,kübel,145614,10,4', row].join(
      '\n',
    );
    expect(parseOrderList(list).lines.at(-1)?.status).toBe(status);
  });
});

describe('a column without a telling name that holds amounts with their units', () => {
  it.each(['x', 'KW 48', 'Anna', ''])('named %j is no column of names, and to be confirmed', (heading) => {
    const rows = [
      ['Artikelnummer', heading, 'VE'],
      ['251755', '7 Karton', ''],
      ['251163', '16 Stück', ''],
      ['109797', '', ''],
    ];
    const { lines } = parseOrderList(rows);
    expect(lines.map(({ status, amount, unit }) => [status, amount, unit])).toEqual([
      ['NOISE', undefined, undefined],
      ['GUESSED', 7, 'Karton'],
      ['GUESSED', 16, 'Stück'],
      ['NOT_ORDERED', undefined, undefined],
    ]);
    expect(lines[1]?.guesses).toMatchObject([{ kind: 'COLUMN' }]);
  });
});

describe('a row that does not keep to its headings', () => {
  // The second line of a heading that was broken, and the rest of it on the line above.
  it.each([
    ['Order', 'qty;SKU;Product name', 'Pkg.;15;376767;Meersalz grob 1 kg;9099000019489'],
    ['Art.-Nr.', 'Menge;ME;Bezeichnung', ';381725;24;Caesar-Dressing 5 l'],
  ])('is shown and never said to be not ordered: %s / %s / %s', (...list) => {
    const line = parseOrderList(list.join('\n'), { unitWords: ['Pkg', 'Ktn'] }).lines.at(-1);
    expect(line?.status).not.toBe('NOT_ORDERED');
    expect(line?.status).not.toBe('READY');
  });

  it('is not ordered where it has the cells that the headings name', () => {
    const list = ['Art.-Nr.;Menge;ME;Bezeichnung', '381725;;Ktn;Caesar-Dressing 5 l'];
    expect(parseOrderList(list.join('\n'), { unitWords: ['Ktn'] }).lines.at(-1)?.status).toBe('NOT_ORDERED');
  });
});

describe('what stands around the rows of a table', () => {
  it('sums below them say nothing about their columns', () => {
    const list = [
      'Einh.;Text;Soll',
      'Pkg;Beinschinken 1 kg;16',
      'Ktn;Cola 24 × 0,5 l;7',
      ';;Summe;23;;1.234,50;',
    ];
    const { lines, table } = parseOrderList(list.join('\n'), { unitWords: ['Pkg', 'Ktn'] });
    expect(table?.amountColumns).toEqual([]);
    expect(lines.map(({ status }) => status)).toEqual(['NOISE', 'INCOMPLETE', 'INCOMPLETE', 'NOISE']);
  });

  it('a comma behind the last cell opens no column, and a price in quotation marks is whole', () => {
    const list = ['EAN,Einheit,Bezeichnung,Gesamtpreis,Menge', '9099000018550,Dose,Paradeiser,"26,80",6,'];
    const line = parseOrderList(list.join('\n'), { unitWords: ['Dose'] }).lines.at(-1);
    expect(line).toMatchObject({ status: 'READY', amount: 6, unit: 'Dose' });
  });
});

describe('a drawn table with a broken heading', () => {
  it('keeps its columns', () => {
    const list = [
      '| zu',
      'bestellen | ME | Mat.-Nr. | Tag |',
      '| 16 | Pkg | 615173 | Fr |',
      '|  | Stk | 108872 |  |',
    ];
    const { lines } = parseOrderList(list.join('\n'), { unitWords: ['Pkg', 'Stk'] });
    expect(lines.map(({ status, amount, article }) => [status, amount, article?.text])).toEqual([
      ['NOISE', undefined, undefined],
      ['NOISE', undefined, undefined],
      ['READY', 16, '615173'],
      ['NOT_ORDERED', undefined, '108872'],
    ]);
  });
});
