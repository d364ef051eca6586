import { describe, expect, it } from 'vitest';
import type { OrderListLine } from './order-list-line';
import { parseOrderList } from './parse-order-list';

/** A line as one short text: "READY 3 Ktn Tomaten", with what was guessed behind it. */
const told = ({ status, amount, unit, article, guesses }: OrderListLine): string =>
  [
    status,
    amount ?? '?',
    ...(unit === undefined ? [] : [unit]),
    article?.text ?? '?',
    ...guesses.map(({ kind }) => kind),
  ].join(' ');

const read = (line: string): string => parseOrderList(line).lines.map(told).join(' | ');

describe('numbers within names are no amounts', () => {
  it.each([
    ['Bio Dinkelmehl Type 700 Mühle Steiner', 'INCOMPLETE ? Bio Dinkelmehl Type 700 Mühle Steiner'],
    ['10 Kisten Cola Sprizzo 24 × 0,33 l', 'READY 10 Kisten Cola Sprizzo 24 × 0,33 l'],
    ['Cola Sprizzo 24x0,33l 10 Kisten', 'READY 10 Kisten Cola Sprizzo 24x0,33l'],
    ['Cola Sprizzo 24/0,33 l', 'INCOMPLETE ? Cola Sprizzo 24/0,33 l'],
    ['6 Fl Zweigelt Burgenland 2024 Weinhof Pichl', 'READY 6 Fl Zweigelt Burgenland 2024 Weinhof Pichl'],
    ['Zweigelt 2024', 'INCOMPLETE ? Zweigelt 2024'],
    ['Zweigelt 2024 6 Fl', 'READY 6 Fl Zweigelt 2024'],
    ['2x6 Cola', 'INCOMPLETE ? 2x6 Cola'],
    ['1/2 Kiste Paprika', 'INCOMPLETE ? Kiste Paprika'],
    ['½ Kiste Paprika', 'INCOMPLETE ? Kiste Paprika'],
    ['3 1/2 kg Mehl', 'INCOMPLETE ? kg Mehl'],
    ['10er Eier', 'INCOMPLETE ? 10er Eier'],
    ['Kaffee Crema 1000 gr. 9 Stk', 'READY 9 Stk Kaffee Crema 1000 gr.'],
    ['Kaffee Crema 500 gr 9 Stk', 'READY 9 Stk Kaffee Crema 500 gr'],
    ['Handschuh Gr. 9 4 Stk', 'READY 4 Stk Handschuh Gr. 9'],
    ['3 Ktn 10er Eier', 'READY 3 Ktn 10er Eier'],
    ['Käse am Stück', 'INCOMPLETE ? Käse am Stück'],
    ['2 kg Käse am Stück', 'READY 2 kg Käse am Stück'],
    ['3 Käse am Stück', 'GUESSED 3 Käse am Stück UNIT_NOT_WRITTEN'],
    ['Obers 36 % 3 Ktn', 'READY 3 Ktn Obers 36 %'],
    ['12 Milch 3,5 %', 'GUESSED 12 Milch 3,5 % UNIT_NOT_WRITTEN'],
    ['7 Stk 7up 0,33l', 'READY 7 Stk 7up 0,33l'],
    ['2 Fl. 0,75 l Zweigelt', 'READY 2 Fl. 0,75 l Zweigelt'],
    ['Servietten 33x33 cm 2 Pkg', 'READY 2 Pkg Servietten 33x33 cm'],
    ['Cola 24 Kisten 0,33 l', 'READY 24 Kisten Cola 0,33 l'],
    ['373326 Paradeiser geschält 2,5 kg 3 Ktn', 'READY 3 Ktn 373326'],
    ['373326 3 Ktn Paradeiser 2,5 kg', 'READY 3 Ktn 373326'],
    ['373326 Eier 10 Stk 3 Ktn', 'GUESSED 3 Ktn 373326 NUMBER_IN_NAME'],
    ['Spargel 500g', 'GUESSED 500 g Spargel NUMBER_IN_NAME'],
    ['Mango Stücke 7', 'GUESSED 7 Stücke Mango NUMBER_IN_NAME'],
    ['Mango Stücke: 7', 'GUESSED 7 Mango Stücke UNIT_NOT_WRITTEN'],
    ['Fette X40 7 Ktn', 'READY 7 Ktn Fette X40'],
    ['7 Ktn Smoothie Plus Multitalent 300ml', 'READY 7 Ktn Smoothie Plus Multitalent 300ml'],
    ['7 Ktn Haftwickler Set, 15 Stück, 21mm', 'READY 7 Ktn Haftwickler Set, 15 Stück, 21mm'],
    ['kaffee 6', 'GUESSED 6 kaffee UNIT_NOT_WRITTEN'],
    ['Mehl 480', 'GUESSED 480 Mehl UNIT_NOT_WRITTEN'],
    ['12 500 g Butter', 'GUESSED 12 500 g Butter UNIT_NOT_WRITTEN'],
    ['Tomaten 3 kg Paprika', 'GUESSED 3 kg Tomaten NUMBER_IN_NAME'],
  ])('%j', (line, expected) => {
    expect(read(line)).toBe(expected);
  });

  it('offers the other ways to read them', () => {
    const others = (line: string) =>
      parseOrderList(line).lines[0]?.alternatives.map(({ article, amount, unit }) => [
        article.text,
        amount,
        unit,
      ]);
    expect(others('2x6 Cola')).toEqual([
      ['Cola', 2, undefined],
      ['Cola', 12, undefined],
    ]);
    expect(others('½ Kiste Paprika')).toEqual([['Paprika', 1, '½ Kiste']]);
    expect(others('kaffee 6')).toEqual([['kaffee 6', undefined, undefined]]);
    expect(others('3 Fuder Heu')).toEqual([
      ['Heu', 3, 'Fuder'],
      ['3 Fuder Heu', undefined, undefined],
    ]);
    expect(others('3 Ktn Tomaten')).toEqual([]);
  });
});

describe('decoration in front of an order', () => {
  const decorations = [
    '- ',
    '• ',
    '•',
    '– ',
    '— ',
    '* ',
    '+ ',
    '☐ ',
    '☑',
    '[ ] ',
    '[x] ',
    '> ',
    '>> ',
    '1. ',
    '12. ',
    '1) ',
    '(1) ',
    'bitte ',
    'Bitte noch ',
    'noch ',
    'ca. ',
    'und ',
    'wir brauchen ',
    'Please ',
    'we need ',
    'Hallo, bitte ',
    'Guten Morgen Anna, ',
    '[25.11.26, 10:48:12] Küche: ',
    '[10:48, 25.11.2026] Küche: ',
    '25.11.2026, 10:48 - Anna Muster: ',
    '25.11.26, 10:48 - +43 664 1234567: ',
    '> - bitte ',
  ];

  it.each(decorations)('%j is none of it', (decoration) => {
    for (const [order, expected] of [
      ['3 Ktn Tomaten', 'READY 3 Ktn Tomaten'],
      ['373326 3 Ktn', 'READY 3 Ktn 373326'],
      ['3x Tomaten', 'GUESSED 3 Tomaten UNIT_NOT_WRITTEN'],
    ] as const) {
      expect(read(`${decoration}${order}`)).toBe(expected);
      expect(parseOrderList(`${decoration}${order}`).lines[0]?.text).toBe(`${decoration}${order}`);
    }
  });

  it.each([
    ['Tomaten: 7 Ktn', 'READY 7 Ktn Tomaten'],
    ['Tomaten = 7 Ktn', 'READY 7 Ktn Tomaten'],
    ['Tomaten - 7 Ktn', 'READY 7 Ktn Tomaten'],
    ['Tomaten: 7', 'GUESSED 7 Tomaten UNIT_NOT_WRITTEN'],
    ['Cola 5: 10', 'GUESSED 10 Cola 5 UNIT_NOT_WRITTEN'],
    ['7 mal Tomaten', 'GUESSED 7 Tomaten UNIT_NOT_WRITTEN'],
    ['3 Ktn Tomaten bitte!', 'READY 3 Ktn Tomaten'],
    ['3 cartons of milk, please', 'READY 3 cartons milk'],
  ])('%j', (line, expected) => {
    expect(read(line)).toBe(expected);
  });

  it.each([
    'Hallo Anna,',
    'Guten Morgen!',
    'Liebe Grüße',
    'MfG',
    'Danke und LG',
    'Bestellung für Freitag:',
    'Unsere Bestellung',
    '25.11.2026',
    'Do, 26.11.',
    'Freitag:',
    'Betreff: Bestellung 12',
    'Tel. 06542 12345',
    'kueche@hotel.example',
    '-----',
  ])('%j orders nothing', (line) => {
    expect(parseOrderList(`${line}\n3 Ktn Tomaten`).lines.map(({ status }) => status)).toEqual(
      line === '-----' ? ['READY'] : ['NOISE', 'READY'],
    );
  });
});

describe('a brand that sounds like a word between orders', () => {
  it('ends no order, and hides none', () => {
    const { lines } = parseOrderList(
      'bitte 22 ktn Gouda in Scheiben ca. 4 kg und 2 KAR TK Burger Buns m. Sesam 75 g Gastro Plus 48 Stk',
      { unitWords: ['Ktn', 'KAR', 'Stk'] },
    );
    expect(lines.map(({ amount, unit, article }) => [amount, unit, article?.text])).toEqual([
      [22, 'ktn', 'Gouda in Scheiben ca. 4 kg'],
      [2, 'KAR', 'TK Burger Buns m. Sesam 75 g Gastro Plus 48 Stk'],
    ]);
  });
});

describe('pieces within a name', () => {
  it.each([
    'TK Sachertorte 12 Stück vorgeschnitten Gastro Plus 1,6 kg',
    'TK Topfen-Sahnetorte 12 Stück Mehlspeisküche Anna 1,8 kg',
    'Burger Buns 48 Stk Gastro Plus tiefgekühlt',
  ])('begin no further order: %s', (name) => {
    for (const line of [`10 Ktn ${name}`, `10 x ${name}`]) {
      const { lines } = parseOrderList(line, { unitWords: ['Ktn', 'Stk', 'Stück'] });
      expect(lines.map(({ amount, article }) => [amount, article?.text])).toEqual([[10, name]]);
    }
  });
});

describe('several orders in one line', () => {
  it.each([
    [
      '373326 3 Ktn, 145576 2 Kübel',
      'GUESSED 3 Ktn 373326 SEVERAL_IN_LINE | GUESSED 2 Kübel 145576 SEVERAL_IN_LINE',
    ],
    [
      '373326 3 Ktn 145576 2 Kübel',
      'GUESSED 3 Ktn 373326 SEVERAL_IN_LINE | GUESSED 2 Kübel 145576 SEVERAL_IN_LINE',
    ],
    [
      'bitte 3 kisten tomaten und 2 kg butter',
      'GUESSED 3 kisten tomaten SEVERAL_IN_LINE | GUESSED 2 kg butter SEVERAL_IN_LINE',
    ],
    [
      '2 sack zwiebel rot und 1 kiste limetten',
      'GUESSED 2 sack zwiebel rot SEVERAL_IN_LINE | GUESSED 1 kiste limetten SEVERAL_IN_LINE',
    ],
    [
      '3 Ktn Tomaten 2 Ktn Gurken',
      'GUESSED 3 Ktn Tomaten SEVERAL_IN_LINE | GUESSED 2 Ktn Gurken SEVERAL_IN_LINE',
    ],
    ['373326 3 Ktn oder 145576', 'GUESSED 3 Ktn 373326 SEVERAL_IN_LINE ORDER_DOUBTED'],
    ['3 Ktn Salz und Pfeffer', 'READY 3 Ktn Salz und Pfeffer'],
    ['Äpfel, rot 3 kg', 'READY 3 kg Äpfel, rot'],
    ['3 Ktn Eier 10 Stk', 'READY 3 Ktn Eier 10 Stk'],
  ])('%j', (line, expected) => {
    expect(read(line)).toBe(expected);
  });
});

describe('article numbers as they are written', () => {
  it.each([
    ['373 326 3 Ktn', 'READY 3 Ktn 373326'],
    ['373\u00a0326 3 Ktn', 'READY 3 Ktn 373326'],
    ['138 694   6', 'GUESSED 6 138694 UNIT_NOT_WRITTEN'],
    ['3 Ktn 373 326', 'READY 3 Ktn 373326'],
    ['#373326 3 Ktn', 'READY 3 Ktn 373326'],
    ['373326: 3 Ktn', 'READY 3 Ktn 373326'],
    ['Art.-Nr. 373326 3 Ktn', 'READY 3 Ktn 373326'],
    ['G203717 3 Ktn', 'READY 3 Ktn G203717'],
    ['000000000000373326 2 Ktn', 'READY 2 Ktn 000000000000373326'],
    ['="145576"', 'INCOMPLETE ? ="145576"'],
    ['9099000018550', 'READY 1 9099000018550'],
    ['9 099000 018550', 'READY 1 9 099000 018550'],
    ['(01)09099000018550', 'READY 1 (01)09099000018550'],
    ['- 9099000018550', 'READY 1 9099000018550'],
    ['—      9099000018550', 'INCOMPLETE ? 9099000018550'],
    ['           9099000018550', 'INCOMPLETE ? 9099000018550'],
    ['12 Säcke 605627 Regeneriersalz grob 25 kg', 'READY 12 Säcke 605627'],
    ['128630 3? 13 Becher', 'GUESSED 13 Becher 128630 NUMBER_IN_NAME ORDER_DOUBTED'],
    ['9099000018550 Paradeiser', 'INCOMPLETE ? 9099000018550'],
    ['4006381333932 2 Ktn', 'GUESSED 2 Ktn 4006381333932 CHECK_DIGIT'],
  ])('%j', (line, expected) => {
    expect(read(line)).toBe(expected);
  });
});

describe('a scanned code beside an amount', () => {
  const codes = [
    '9099000018550',
    '(01)09099000018550',
    '(01) 09099000018550',
    '[01]09099000018550',
    '(01)09099000018550(10)L4711',
    '(10)L4711(01)09099000018550',
    '(01)09099000018550 (17)261231 (10)L1',
    ']C10109099000018550',
    ']d20109099000018550',
    'https://id.gs1.org/01/09099000018550',
  ];
  const forms: readonly ((code: string) => string)[] = [
    (code) => `7 x ${code}`,
    (code) => `7 Ktn ${code}`,
    (code) => `${code} 7 Ktn`,
    (code) => `${code} 7`,
    (code) => `${code} x 7`,
    (code) => `${code};7;Ktn`,
    (code) => `7\tKtn\t${code}`,
    (code) => `- ${code}: 7 Ktn`,
  ];
  it.each(codes.flatMap((code) => forms.map((form) => form(code))))('%j orders seven', (text) => {
    const [line, ...more] = parseOrderList(text).lines;
    expect(more).toEqual([]);
    expect(line).toMatchObject({ status: 'READY', amount: 7 });
    expect(line?.article?.gtin).toMatch(/9099000018550$/);
  });

  it('orders as many as it says itself', () => {
    expect(read('(02)09099000018550(37)12')).toBe('READY 12 09099000018550');
    expect(read('(01) 09099000018550 (37) 3')).toBe('READY 3 09099000018550');
  });
});

describe('a unit that was written is never left out', () => {
  it.each([
    ['142616;1;½ Kiste', 'READY 1 ½ Kiste 142616'],
    ['142616;1;1/2 Kiste', 'READY 1 1/2 Kiste 142616'],
    ['373326;3;Ktn à 6 Dosen', 'READY 3 Ktn à 6 Dosen 373326'],
    ['373326;3;Fuder', 'READY 3 Fuder 373326'],
    ['3 Karton(s) 373326', 'READY 3 Karton(s) 373326'],
    ['3 Dose/n Mais', 'READY 3 Dose/n Mais'],
    ['Cola 3 Kiste(n)', 'READY 3 Kiste(n) Cola'],
    ['373326;3;Tomaten Roma', 'GUESSED 3 373326 UNIT_NOT_WRITTEN'],
    ['373326;3', 'GUESSED 3 373326 UNIT_NOT_WRITTEN'],
    ["1'200 Stk Semmeln", 'GUESSED 1200 Stk Semmeln THOUSANDS'],
    ['1 200 Stk Semmeln', 'GUESSED 1200 Stk Semmeln THOUSANDS'],
    ['1.200 Stk Semmeln', 'GUESSED 1200 Stk Semmeln THOUSANDS'],
  ])('%j', (line, expected) => {
    expect(read(line)).toBe(expected);
  });
});

describe('a number in a further cell', () => {
  it.each([
    ['1\t3\tKtn\t373326\tParadeiser', 'READY 3 Ktn 373326'],
    ['20;3;Ktn;373326', 'GUESSED 3 Ktn 373326 COLUMN'],
    ['4711;3;12', 'GUESSED 3 4711 COLUMN UNIT_NOT_WRITTEN'],
    ['373326;3;Ktn;12,50', 'READY 3 Ktn 373326'],
  ])('%j', (line, expected) => {
    expect(read(line)).toBe(expected);
  });
});

describe('a number in front and a weight behind: each could be the amount', () => {
  const counts = [1, 6, 12, 125];
  const names = ['Joghurt', 'griech. Joghurt', 'gek. Schinken', 'Salz fein jodiert'];
  const weights = ['1 kg', '2,5 kg', '10kg', '1 Kilo'];
  it.each(
    counts.flatMap((count) => names.flatMap((name) => weights.map((weight) => `${count} ${name} ${weight}`))),
  )('%s', (text) => {
    const [line, ...more] = parseOrderList(text).lines;
    const [count = '', ...rest] = text.split(' ');
    expect(more).toEqual([]);
    expect(line?.status).toBe('GUESSED');
    expect([line, ...(line?.alternatives ?? [])]).toContainEqual(
      expect.objectContaining({ article: { kind: 'NAME', text: rest.join(' ') }, amount: Number(count) }),
    );
  });

  it('is asked of a package behind the weight as well', () => {
    const [line] = parseOrderList('6 Salz 10 kg Sack').lines;
    expect(line).toMatchObject({ status: 'GUESSED', amount: 6, article: { text: 'Salz 10 kg Sack' } });
    expect(line?.alternatives).toContainEqual(expect.objectContaining({ amount: 10, unit: 'kg' }));
  });

  it('is six of a package of one kilogram first', () => {
    expect(read('6 griech. Joghurt 1 kg')).toBe(
      'GUESSED 6 griech. Joghurt 1 kg NUMBER_IN_NAME UNIT_NOT_WRITTEN',
    );
  });
});

it('cut letters do no harm', () => {
  expect(read('\ud83c3 Ktn Tomaten \udf45')).toBe('READY 3 Ktn Tomaten');
  expect(parseOrderList('3 Ktn Tomaten \ud83c').lines[0]?.text).toBe('3 Ktn Tomaten');
});
