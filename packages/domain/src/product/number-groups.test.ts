import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { joinNoBreakGroups, leadingNumbers } from './number-groups';

describe('a number and what follows it', () => {
  it.each([
    ['373 326 3', ['373326', '3'], ['373', '326 3']],
    ['138 694   6', ['138694', '6'], ['138', '694 6']],
    ['491 012 4', ['491012', '4'], ['491', '012 4']],
    ['373326 3 Ktn', ['373326', '3 Ktn']],
    ['373 326', ['373326', ''], ['373', '326']],
    ['373 326 120', ['373326120', ''], ['373326', '120'], ['373', '326 120']],
    ['373\u00a0326 120', ['373326', '120']],
    ['9099000018550 3', ['9099000018550', '3']],
    ['9 099000 018550 3', ['9099000018550', '3'], ['9', '099000 018550 3']],
    ['12345', ['12345', '']],
  ])('%j may be %j', (text, ...readings) => {
    expect(leadingNumbers(text).map(({ number, rest }) => [number, rest])).toEqual(readings);
  });

  it.each(['', 'Tomaten', 'G203717 3', '3x'])('%j begins with none', (text) => {
    expect(leadingNumbers(text)).toEqual([]);
  });

  it('keeps what follows whole, and the likeliest is the number as the shop prints it', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[1-9]\d{5}$/), fc.integer({ min: 1, max: 99 }), (sku, amount) => {
        const shown = `${sku.slice(0, 3)} ${sku.slice(3)} ${amount} Ktn Paradeiser`;
        expect(leadingNumbers(shown)[0]).toEqual({ number: sku, rest: `${amount} Ktn Paradeiser` });
      }),
    );
  });

  it('joins only what no line may break', () => {
    expect(joinNoBreakGroups('1\u00a0234\u202f567 12 345 3\u00a0Ktn 12\u00a034')).toBe(
      '1234567 12 345 3\u00a0Ktn 12\u00a034',
    );
  });
});
