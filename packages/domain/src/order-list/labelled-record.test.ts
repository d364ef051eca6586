import { describe, expect, it } from 'vitest';
import { parseOrderList } from './parse-order-list';
import { ordersIn } from './testing/orders-in';

const NAMES = [
  ['Artikelnummer', 'Menge', 'Einheit'],
  ['Art.-Nr.', 'Anzahl', 'VE'],
  ['SKU', 'Qty', 'UOM'],
  ['EAN', 'Bestellmenge', 'ME'],
] as const;

const number = (name: string): string => (name === 'EAN' ? '9099000018550' : '373326');

describe('an order whose values have their names in front', () => {
  it.each(
    NAMES.flatMap((names) =>
      [', ', '; ', ' | ', ' / ', ',', '\n'].flatMap((between) =>
        [': ', ' ', ':', ' = '].flatMap((sign) =>
          // Alone below one another, names without a colon are words like any other.
          between === '\n' && sign === ' ' ? [] : [[names, between, sign] as const],
        ),
      ),
    ),
  )('is read by them: %j, between %j, with %j', ([article, amount, unit], between, sign) => {
    const list = [
      [article, number(article)],
      [amount, '3'],
      [unit, 'Ktn'],
    ]
      .map((value) => value.join(sign))
      .join(between);
    expect(parseOrderList(list).lines).toMatchObject([
      { lineNumber: 1, status: 'READY', article: { text: number(article) }, amount: 3, unit: 'Ktn' },
    ]);
  });

  it('is one of several, below one another, and nothing around them is lost', () => {
    const list = [
      'Bestellung vom 26.11.2026',
      '',
      'Artikelnummer: 373326',
      'Bezeichnung: Paradeiser geschält',
      'Menge: 3',
      'Einheit: Ktn',
      '',
      'Artikelnummer: 145576',
      'Menge: 2 Kübel',
      'Preis: 12,90',
      '4 Kisten Zwiebel',
      'Danke!',
    ];
    const { lines } = parseOrderList(list.join('\n'));
    expect(lines.map(({ lineNumber, status, text }) => [lineNumber, status, text])).toEqual([
      [1, 'NOISE', 'Bestellung vom 26.11.2026'],
      [3, 'READY', 'Artikelnummer: 373326, Bezeichnung: Paradeiser geschält, Menge: 3, Einheit: Ktn'],
      [8, 'READY', 'Artikelnummer: 145576, Menge: 2 Kübel, Preis: 12,90'],
      [11, 'READY', '4 Kisten Zwiebel'],
      [12, 'NOISE', 'Danke!'],
    ]);
  });

  it.each([
    ['an amount twice', 'Artikelnummer: 373326, Menge: 3, Menge: 5'],
    ['no amount', 'Artikelnummer: 373326, Einheit: Ktn'],
    ['a note that takes it back', 'Artikelnummer: 373326, Menge: 3, Einheit: Ktn, Bemerkung: storniert'],
    ['no unit', 'Artikelnummer: 373326, Menge: 3'],
  ])('is not ready with %s', (_, list) => {
    expect(parseOrderList(list).lines.map(({ status }) => status)).not.toContain('READY');
  });

  it('is not ordered where its amount is nothing', () => {
    expect(parseOrderList('Artikelnummer: 373326\nMenge: 0\nEinheit: Ktn').lines).toMatchObject([
      { status: 'NOT_ORDERED' },
    ]);
  });

  it('is none where names of columns stand above a table', () => {
    expect(ordersIn(['Artikel Nr;Menge Ktn;Einheit VE', '373326;3;Ktn']).ready).toEqual(['3 Ktn 373326']);
  });
});
