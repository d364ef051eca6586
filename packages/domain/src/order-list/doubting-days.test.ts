import { describe, expect, it } from 'vitest';
import { parseOrderList } from './parse-order-list';

const read = (list: readonly string[]) =>
  parseOrderList(list.join('\n'))
    .lines.filter(({ status }) => status !== 'NOISE')
    .map(({ status, guesses }) => [
      status,
      ...guesses.map((guess) => `${guess.kind} ${'text' in guess ? guess.text : ''}`),
    ]);

const DAYS = [
  ['Montag', 'Dienstag'],
  ['Mo', 'Do'],
  ['Fr.', 'Sa.'],
  ['heute', 'morgen'],
  ['Monday', 'Wednesday'],
] as const;

const withoutPoint = (day: string): string => day.replace('.', '');

describe('a list for several days', () => {
  it.each(DAYS)('is confirmed where each line names its own: %s and %s', (one, other) => {
    for (const form of [
      (day: string) => `${day}: 3 Ktn 373326`,
      (day: string) => `für ${day} 3 Ktn 373326`,
      (day: string) => `- ${day} 3 Ktn 373326`,
      (day: string) => `3 Ktn 373326 für ${day}`,
    ])
      expect(read([form(one), form(other)]).map(([status, ...guesses]) => [status, guesses.at(-1)])).toEqual(
        [one, other].map((day) => ['GUESSED', `ORDER_DOUBTED ${withoutPoint(day)}`]),
      );
  });

  it.each([
    ['Montag:', 'Dienstag:'],
    ['Für Montag', 'Für Dienstag'],
    ['27.11.2026', '28.11.2026'],
    ['Fr, 27.11.:', 'Sa, 28.11.:'],
  ])('is confirmed where days stand above lines: %s, %s', (one, other) => {
    const [first, second, third] = read([one, '3 Ktn 373326', '2 Ktn 145576', other, '1 Ktn 373326']);
    expect([first?.[0], second?.[0], third?.[0]]).toEqual(['GUESSED', 'GUESSED', 'GUESSED']);
  });

  it.each([
    [['Montag: 3 Ktn 373326', 'Montag: 2 Ktn 145576']],
    [['Für Freitag:', '3 Ktn 373326', '2 Ktn 145576']],
    [['3 Ktn 373326', 'Freitag: 2 Ktn 145576']],
    [['Bestelldatum: 26.11.2026', 'Lieferung: 27.11.2026', '3 Ktn 373326', '2 Ktn 145576']],
    [['3 Ktn Sonntagsbraten', '2 Ktn Montagskuchen']],
  ])('for one day is not: %j', (list) => {
    expect(read(list).map(([status]) => status)).toEqual(['READY', 'READY']);
  });
});
