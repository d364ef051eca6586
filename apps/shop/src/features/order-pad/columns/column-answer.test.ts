import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { headingOf, readAnswered } from './column-answer';

const arrivalOf = (text: string) => ({ document: { format: 'TEXT', text, gaps: [] } as const });
const nameOf = (column: number) => `Spalte ${column + 1}`;
const LIST =
  'Bestellung Küche\nArtikelnummer;Einheit;Mo;Di;Mi\n373326;Ktn;3;;1\n145576;Kübel;;2;\n142616;Kiste;5;6;7';

describe('a list that is read by an answer', () => {
  it('has one amount in a line, or the sum of several', () => {
    const one = readAnswered(arrivalOf(LIST), { columns: [3], mode: 'ONE' }, nameOf);
    expect(one.lines.map(({ amount }) => amount).slice(-3)).toEqual(['', '2', '6']);
    const sum = readAnswered(arrivalOf(LIST), { columns: [2, 3, 4], mode: 'ADD' }, nameOf);
    expect(sum.lines.map(({ amount }) => amount).slice(-3)).toEqual(['4', '2', '18']);
    expect(sum.lines.every(({ day, waits }) => day === undefined && waits === undefined)).toBe(true);
  });

  it('has the lines of each delivery day with its amounts, and only those of the first do not wait', () => {
    const { lines, reading } = readAnswered(arrivalOf(LIST), { columns: [2, 3, 4], mode: 'EACH' }, nameOf);
    expect(
      lines.flatMap(({ article, amount, day, waits }) =>
        amount === '' ? [] : [[article, amount, day, waits]],
      ),
    ).toEqual([
      ['373326', '3', 'Mo', undefined],
      ['142616', '5', 'Mo', undefined],
      ['145576', '2', 'Di', true],
      ['142616', '6', 'Di', true],
      ['373326', '1', 'Mi', true],
      ['142616', '7', 'Mi', true],
    ]);
    expect(headingOf(reading, 2)).toBe('Mo');
    // The title is in sight once.
    expect(lines.filter(({ text }) => text?.includes('Bestellung Küche'))).toHaveLength(1);
  });

  it('tells days of one name, or of none, apart', () => {
    const same = 'Artikelnummer;Einheit;Menge;Menge\n373326;Ktn;3;4\n145576;Kübel;1;2';
    const days = (text: string) => {
      const { lines } = readAnswered(arrivalOf(text), { columns: [2, 3], mode: 'EACH' }, nameOf);
      return [...new Set(lines.map(({ day }) => day))];
    };
    expect(days(same)).toEqual(['Menge · Spalte 3', 'Menge · Spalte 4']);
    expect(days('Artikelnummer;Einheit;;\n373326;Ktn;3;4\n145576;Kübel;1;2')).toEqual([
      'Spalte 3',
      'Spalte 4',
    ]);
  });

  it('orders on its days together what it orders added up, whatever the amounts', () => {
    const amount = fc.option(fc.integer({ min: 1, max: 999 }), { nil: undefined });
    fc.assert(
      fc.property(fc.array(fc.tuple(amount, amount, amount), { minLength: 1, maxLength: 20 }), (rows) => {
        const text = ['Artikelnummer;Einheit;Mo;Di;Mi']
          .concat(
            rows.map(
              (amounts, index) => `${373326 + index};Ktn;${amounts.map((each) => each ?? '').join(';')}`,
            ),
          )
          .join('\n');
        const totals = (mode: 'ADD' | 'EACH') => {
          const { lines } = readAnswered(arrivalOf(text), { columns: [2, 3, 4], mode }, nameOf);
          const sums = new Map<string, number>();
          for (const { article, amount: written } of lines)
            if (written !== '') sums.set(article, (sums.get(article) ?? 0) + Number(written));
          return sums;
        };
        expect(totals('EACH')).toEqual(totals('ADD'));
      }),
    );
  });
});
