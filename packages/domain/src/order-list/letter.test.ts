import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseOrderList } from './parse-order-list';

const UNITS = ['Karton', 'Ktn', 'Kiste', '½ Kiste', 'kl. Dose', 'Netz'];
const read = (...lines: readonly string[]) => parseOrderList(lines.join('\n'), { unitWords: UNITS }).lines;
const statuses = (...lines: readonly string[]) => read(...lines).map(({ status }) => status);

const ORDER = '3 Ktn Tomaten geschält';

/** What letters say before, between and behind their orders. */
const BEFORE = [
  'Hallo, bitte liefern Sie morgen bis 7 Uhr:',
  'Bitte Lieferung bis 8 Uhr',
  'Lieferung am 27.11. bis 8:30 Uhr',
  'Für Samstag, 28.11.2026',
  'for Friday',
  'wir sind 120 Personen',
  'Kundennummer 48213',
  'Bitte an Rampe 2 liefern',
  '-----Ursprüngliche Nachricht-----',
  'Am 24.11.2026 um 14:03 schrieb Maria Huber <kueche@gasthof.example>:',
  'Letzte Lieferung war zu spät',
  'please deliver on Friday, 27 November:',
  'Bestellung Kundennr. 48213, Lieferung Freitag 27.11.2026',
  'Gemüse:',
  'Rabatt 5 %',
  'Skonto 2 % bei Zahlung in 8 Tagen',
];
const CLOSING = ['LG', 'MfG', 'Danke und liebe Grüße', 'Mit freundlichen Grüßen', 'Kind regards,', '--'];
const SIGNATURE = [
  'Maria Huber',
  'Küchenchefin',
  'Gasthof zur Post',
  'Hauptstraße 12\n8010 Graz',
  'Marktplatz 3, 5020 Salzburg',
  'Seeallee 4\nA-5700 Zell am See',
  'UID ATU12345678',
  'FN 123456a, LG Salzburg',
  'IBAN AT61 1904 3002 3457 3201',
  'Tel. 0664 1234567',
  '+43 664 1234567',
  'kueche@gasthof.example',
];

describe('a letter around an order', () => {
  it.each(BEFORE)('%j is no line of it', (line) => {
    expect(statuses(line, ORDER)).toEqual(['NOISE', 'READY']);
  });

  it('has a name and an address below, in any order, and takes no order for them', () => {
    fc.assert(
      fc.property(
        fc.subarray(BEFORE),
        fc.array(fc.constantFrom(ORDER, '- 2 Kiste Cola', '142616 2 halbe Kisten', '4 Netz Zwiebel'), {
          minLength: 1,
          maxLength: 4,
        }),
        fc.constantFrom(...CLOSING),
        fc.shuffledSubarray(SIGNATURE),
        (before, orders, closing, signature) => {
          const read = statuses(...before, ...orders, closing, ...signature);
          expect(read).toEqual([
            ...before.map(() => 'NOISE'),
            ...orders.map(() => 'READY'),
            'NOISE',
            ...signature.flatMap((part) => part.split('\n').map(() => 'NOISE')),
          ]);
        },
      ),
    );
  });

  it.each([
    ['PS: noch 12 Semmeln', 'GUESSED', 'Semmeln'],
    ['PS bitte auch Semmeln', 'INCOMPLETE', 'PS bitte auch Semmeln'],
    ['noch 2 Ktn Cola', 'READY', 'Cola'],
    ['2 Ktn Cola', 'READY', 'Cola'],
  ])('goes on behind its end: %j', (line, status, product) => {
    expect(read(ORDER, 'LG Maria', line).at(-1)).toMatchObject({ status, article: { text: product } });
  });

  it.each([
    'Extrawurstring 5 Stk',
    'Wurstring 5',
    'BIC Kugelschreiber 3',
    'Bankettservietten 3',
    'Kontorhausbrot 2',
    '1200 Servietten',
    '4711 Mehl glatt',
    'Tafelspitz 3',
  ])('keeps %j, wherever it stands: it looks like an address or a firm, and may be ordered', (line) => {
    for (const around of [
      [line, ORDER],
      ['Danke!', line, ORDER],
      [ORDER, 'Danke!', line],
      [ORDER, 'LG Maria', line],
    ]) {
      const found = read(...around).find(({ text }) => text === line);
      expect(found?.status, around.join(' / ')).not.toBe('NOISE');
    }
  });

  it('keeps what may be a product: names that begin like remarks, a thing named after thanks in the middle', () => {
    expect(statuses('Hochzeitssuppe', 'Rechnungsblock A5', 'Bestellblock', 'Für-dich Riegel', ORDER)).toEqual(
      ['INCOMPLETE', 'INCOMPLETE', 'INCOMPLETE', 'INCOMPLETE', 'READY'],
    );
    expect(statuses('Danke', 'Kräuterlimonade 24 × 0,33 l', ORDER)).toEqual(['NOISE', 'INCOMPLETE', 'READY']);
  });

  it('takes a name and a colon for a row without an amount where others have one', () => {
    expect(statuses('Tomaten: 3 Ktn', 'Gurken:', 'Cola: 2 Kisten')).toEqual([
      'READY',
      'NOT_ORDERED',
      'READY',
    ]);
  });

  it.each([
    ['3 Stk Torte für 12 Personen', 'Torte für 12 Personen', 3],
    ['Raclette für 4 Personen 2 Stk', 'Raclette für 4 Personen', 2],
    ['12 kg Mais', 'Mais', 12],
    ['3 kg Marillen', 'Marillen', 3],
    ['5 kg Mehl für Freitag 27.11.', 'Mehl für Freitag 27.11.', 5],
  ])('takes no time and no guests for an amount: %j', (line, product, amount) => {
    expect(read(line)).toMatchObject([{ status: 'READY', article: { text: product }, amount }]);
  });
});

describe('units of two words', () => {
  it.each([
    ['3 halbe Kisten Paprika', 3, 'halbe Kisten'],
    ['142616 2 halbe Kisten', 2, 'halbe Kisten'],
    ['Paprika 2 halbe Kiste', 2, 'halbe Kiste'],
    ['½ Kiste Paprika', 1, '½ Kiste'],
    ['Paprika 1/2 Kiste', 1, '1/2 Kiste'],
    ['2 x ½ Kiste Paprika', 2, '½ Kiste'],
    ['3 kl. Dose Mais', 3, 'kl. Dose'],
    ['142616;2;½ Kiste', 2, '½ Kiste'],
  ])('%j', (line, amount, unit) => {
    expect(read(line)).toMatchObject([{ status: 'READY', amount, unit }]);
  });

  it.each(['2 ½ Kiste Paprika', '142616 2 1/2 Kiste', '½ kg Butter', '1/2 Netz Zwiebel'])(
    '%j may be two halves, or no whole unit',
    (line) => {
      expect(read(line)).toMatchObject([{ status: 'INCOMPLETE' }]);
    },
  );
});

describe('dashes that touch the amount', () => {
  it('are bullets where every line has one, to be confirmed', () => {
    const lines = read('Hallo,', '-3 Ktn Tomaten', '-2 Kiste Cola', '> -12 x Semmeln', 'LG');
    expect(lines.map(({ status, amount, text }) => [status, amount, text])).toEqual([
      ['NOISE', undefined, 'Hallo,'],
      ['GUESSED', 3, '-3 Ktn Tomaten'],
      ['GUESSED', 2, '-2 Kiste Cola'],
      ['GUESSED', 12, '> -12 x Semmeln'],
      ['NOISE', undefined, 'LG'],
    ]);
    expect(lines[1]?.guesses).toEqual([{ kind: 'NUMBER_IN_NAME', text: '-3' }]);
  });

  it.each([['-3 Ktn Tomaten'], ['3 Ktn Tomaten', '-2 Kiste Cola', '-1 Kiste Cola']])(
    'take away where one line has it, or others have none',
    (...lines) => {
      expect(read(...lines).at(-1)).toMatchObject({
        status: 'INCOMPLETE',
        remarks: [{ code: 'AMOUNT_NEGATIVE' }],
      });
    },
  );
});
