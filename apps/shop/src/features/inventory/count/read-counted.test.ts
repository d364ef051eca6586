import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readCounted } from './read-counted';

describe('QTY-5: a counted amount', () => {
  it.each([
    ['', ''],
    ['0', '0'],
    ['12', '12'],
    ['2,5', '2.5'],
    ['2.5', '2.5'],
    ['0,125', '0.125'],
    [' 7,50 ', '7.50'],
    ['1.200,5', '1200.5'],
  ])('%j is %j', (text, amount) => {
    expect(readCounted(text)).toEqual({ kind: 'COUNTED', amount });
  });

  it.each([
    ['1.200', ['1200', '1.2']],
    ['2,', []],
    ['-3', []],
    ['3 kg', []],
    ['12+3', []],
    ['=3+4', []],
    ['1e3', []],
    ['1234567890123', []],
    ['1,2,3', []],
  ])('%j is refused and offers %j', (text, offers) => {
    expect(readCounted(text)).toEqual({ kind: 'REFUSED', offers });
  });

  it('never puts digits together that a comma or point parts from each other', () => {
    const typed = fc.tuple(fc.nat(9999), fc.constantFrom(',', '.'), fc.nat(99_999));
    fc.assert(
      fc.property(typed, ([whole, sign, decimals]) => {
        const read = readCounted(`${whole}${sign}${decimals}`);
        if (read.kind === 'COUNTED') expect(read.amount).toBe(`${whole}.${decimals}`);
      }),
    );
  });
});
