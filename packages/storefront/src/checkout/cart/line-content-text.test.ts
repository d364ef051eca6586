import { describe, expect, it } from 'vitest';
import { lineContentText } from './line-content-text';

const content = (...amounts: readonly (readonly [string, number])[]) => ({
  amount: amounts.reduce((sum, [, amount]) => sum + amount, 0),
  unitAbbreviation: 'KT',
  plan: amounts.map(([date, amount]) => ({ date, amount })),
});

describe('what two buyers wanted of one line', () => {
  it.each([
    [
      'amounts',
      [
        { amount: 8, unitAbbreviation: 'KT' },
        { amount: 5, unitAbbreviation: 'ST' },
      ],
      ['8 KT', '5 ST'],
    ],
    ['a removal', [undefined, { amount: 5, unitAbbreviation: 'ST' }], [undefined, '5 ST']],
    [
      'parts',
      [content(['2026-11-26', 3], ['2026-11-30', 5]), content(['2026-11-26', 8])],
      ['3 + 5 KT', '8 KT'],
    ],
    [
      'dates, where the parts are the same',
      [content(['2026-11-26', 8]), content(['2026-11-30', 8])],
      ['8 (Do, 26. Nov. 2026) KT', '8 (Mo, 30. Nov. 2026) KT'],
    ],
  ] as const)('is told by %s', (_, contents, words) => {
    expect(lineContentText(contents, 'de-AT').map((text) => text?.replaceAll('\u00A0', ' '))).toEqual(words);
  });
});
