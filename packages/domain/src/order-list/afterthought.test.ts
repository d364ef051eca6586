import { describe, expect, it } from 'vitest';
import { parseOrderList } from './parse-order-list';

const UNITS = ['Ktn', 'Kübel', 'Dose', 'Dosen', 'kg'];
const statuses = (...lines: readonly string[]) =>
  parseOrderList(lines.join('\n'), { unitWords: UNITS }).lines.map(({ status }) => status);

describe('what is said of the line above', () => {
  it.each([
    ...[
      'nein 5',
      'doch 4',
      'oder 4?',
      'oder 4',
      'lieber 2',
      'bitte 5 statt 3',
      'stopp, das nicht',
      'doch nicht',
    ],
    ...[
      '+ 2',
      'und noch 2 Dosen',
      '2 Dosen',
      '5',
      'nein, 5 kg',
      'das bitte streichen',
      'no, 5',
      'make that 5',
    ],
    ...['only 2', 'cancel that', '5 instead'],
  ])('has the order there confirmed: %s', (afterthought) => {
    for (const order of ['373326 3 Ktn', '3 Ktn Tomaten']) {
      expect(statuses(order, afterthought)[0], order).toBe('GUESSED');
      const [one, other] = [
        `[26.11.26, 21:03:11] Tom: ${order}`,
        `[26.11.26, 21:04:11] Tom: ${afterthought}`,
      ];
      expect(statuses(one, other)[0], one).toBe('GUESSED');
    }
  });

  it.each(['2 Kübel Senf', 'danke', 'bitte', 'LG Karl', 'noch 2 kg Butter', 'Mehl', '145576'])(
    'is not what names something: %s',
    (line) => {
      expect(statuses('373326 3 Ktn', line)[0]).toBe('READY');
    },
  );

  it('is nothing in a table', () => {
    expect(statuses('Art.Nr.;Menge;Einheit', '373326;3;Ktn', ';5;')).toEqual([
      'NOISE',
      'READY',
      'INCOMPLETE',
    ]);
  });
});
