import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseOrderList } from './parse-order-list';

const UNITS = ['Karton', 'Ktn', 'Kübel', 'Stk', 'kg'];
const read = (...lines: readonly string[]) =>
  parseOrderList(lines.join('\n'), { unitWords: UNITS }).lines.map(({ status, amount, unit, article }) =>
    status === 'NOISE' ? status : [status, amount, unit, article?.text].join(' '),
  );

/** What heads of mails, titles and names look like, with the order behind them, or an address behind the order. */
const FRONTS: readonly ((order: string) => string)[] = [
  (order) => `Betreff: ${order}`,
  (order) => `Betreff: Bestellung: ${order}`,
  (order) => `Subject: ${order}`,
  (order) => `Von: Karl, ${order}`,
  (order) => `Bestellung für Samstag: ${order}`,
  (order) => `Bestellung KW 49: ${order}`,
  (order) => `Bestellung vom 3.12.: ${order}`,
  (order) => `Order for tomorrow: ${order}`,
  (order) => `Einkaufsliste für die Küche: ${order}`,
  (order) => `Kunde: Huber, ${order}`,
  (order) => `Kundennr. 48213, ${order}`,
  (order) => `Lieferung: ${order}`,
  (order) => `Liefertermin: Freitag, ${order}`,
  (order) => `Filiale: ${order}`,
  (order) => `Auftrag: ${order}`,
  (order) => `Ansprechpartner: Huber; ${order}`,
  (order) => `Tel. 0664 1234567, ${order}`,
  (order) => `karl@post.example: ${order}`,
  (order) => `${order} karl@post.example`,
  (order) => `> Betreff: ${order}`,
  (order) => `[26.11.26, 21:03:11] Koch Tom: Betreff: ${order}`,
];

describe('an order behind what stands in front of it', () => {
  it('is never lost, and to be confirmed', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...FRONTS),
        fc.constantFrom('373326', 'Tomaten geschält'),
        fc.integer({ min: 1, max: 60 }),
        fc.constantFrom('Ktn', 'Kübel', 'kg'),
        fc.boolean(),
        (front, article, amount, unit, isFirst) => {
          const order = isFirst ? `${amount} ${unit} ${article}` : `${article} ${amount} ${unit}`;
          const line = front(order);
          const [only = '', ...more] = read(line);
          expect(more, line).toEqual([]);
          expect(only.startsWith(`GUESSED ${amount} ${unit} `), `${line} → ${only}`).toBe(true);
          expect(only, line).toContain(article);
        },
      ),
      { numRuns: 800 },
    );
  });

  it('may be several, each of them to be confirmed', () => {
    expect(read('Betreff: 3 Ktn Tomaten und 2 kg Butter')).toEqual([
      'GUESSED 3 Ktn Tomaten',
      'GUESSED 2 kg Butter',
    ]);
  });

  it.each([
    'Betreff: AW: Bestellung 4711',
    'Von: Gasthof Post',
    'Gesendet: Mittwoch, 26. November 2026 21:03',
    'Tel.: 0664 1234567',
    'Bestellung für Samstag, 28.11.2026',
    'Bestellung KW 48',
    'Kunde: 48213',
    'Lieferung: 2 Ktn',
    'Lieferadresse: Hauptstraße 3 Stk 4',
    'bestellung@post.example',
  ])('is none in %j', (line) => {
    expect(read(line, '3 Ktn Tomaten')).toEqual(['NOISE', 'READY 3 Ktn Tomaten']);
  });
});

describe('a row that begins with a word of sums', () => {
  it.each(['Total Joghurt 0 %', 'Netto Marken Salz', 'Inkl. Deckel Becher', 'VAT 69 Whisky'])(
    '%j is an article',
    (name) => {
      expect(read('Artikel;Menge', `${name};3`, 'Salz;2')).toEqual([
        'NOISE',
        `GUESSED 3  ${name}`,
        'GUESSED 2  Salz',
      ]);
    },
  );

  it.each([
    ...[
      'Total',
      'Total 12',
      'Netto',
      'Netto EUR',
      'Brutto 38,70',
      'MwSt 10 %',
      'zzgl. 10 % MwSt',
      'inkl. USt',
    ],
    ...['Summe Gemüse', 'Zwischensumme', 'Gesamtbetrag', 'Grand total'],
  ])('%j is a sum', (name) => {
    expect(read('Artikel;Menge', 'Salz;2', `${name};38`)).toEqual(['NOISE', 'GUESSED 2  Salz', 'NOISE']);
  });
});
