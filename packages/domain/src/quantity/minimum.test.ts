import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { MAX_AMOUNT } from './amount';
import { minimumAmountFor, isAllowedAmount, effectiveMinimum, smallestAllowedAmount } from './minimum';
import { storageQuantity } from './storage-quantity';

describe('PRD-2: a minimum sale quantity below 1 counts as 0', () => {
  it.each([
    [-5, 0],
    [0, 0],
    [0.999, 0],
    [1, 1],
    [1.5, 1.5],
    [12, 12],
  ])('%d counts as %d', (given, expected) => {
    expect(effectiveMinimum(given)).toBe(expected);
  });
});

describe('storageQuantity: amount × ratio, exactly', () => {
  it.each<[number, string | number, string]>([
    [4, 6, '24'],
    [3, '0.1', '0.3'],
    [3, 0.1, '0.3'],
    [7, '0.333', '2.331'],
  ])('%i × %s is %s', (amount, ratio, expected) => {
    expect(storageQuantity(amount, { ratio })).toBe(expected);
  });

  it.each<[string | number, string]>([
    [0, 'Not a positive ratio: 0'],
    ['-1', 'Not a positive ratio: -1'],
    ['', 'Not a decimal number: ""'],
  ])('names the ratio %j', (ratio, message) => {
    expect(() => storageQuantity(1, { ratio })).toThrow(new RangeError(message));
  });

  it('names an amount that is no number', () => {
    expect(() => storageQuantity(Number.NaN, { ratio: 1 })).toThrow(
      new RangeError('Not a decimal number: NaN'),
    );
  });
});

describe('QTY-1: the minimum amount of a unit is minimum ÷ ratio rounded up, at least 1', () => {
  it.each<[number, string | number, number | undefined]>([
    [0, 6, 1],
    [0.5, '0.1', 1],
    [1, 6, 1],
    [6, 6, 1],
    [7, 6, 2],
    [10, 6, 2],
    [12, 6, 2],
    [13, 6, 3],
    [1, '0.1', 10],
    [3, '0.3', 10],
    [1, '0.3', 4],
    [2.4, 0.8, 3],
    [1.1, 0.1, 11],
    [99_999, 1, 99_999],
    [100_000, 1, undefined],
    [99_999.5, 1, undefined],
    [100_000, 2, 50_000],
  ])('minimum %d in units of %s: %s', (minimum, ratio, expected) => {
    expect(smallestAllowedAmount(minimum, { ratio })).toBe(expected);
  });

  it('names a ratio or a minimum that cannot be one', () => {
    expect(() => smallestAllowedAmount(1, { ratio: 0 })).toThrow(new RangeError('Not a positive ratio: 0'));
    expect(() => smallestAllowedAmount(Number.NaN, { ratio: 1 })).toThrow(
      new RangeError('Not a decimal number: NaN'),
    );
  });

  it('is the smallest amount that reaches the minimum, by whole-number arithmetic', () => {
    const hundredths = fc.integer({ min: 1, max: 5000 });
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 500 }), hundredths, (minimum, ratio) => {
        const expected = Math.max(1, Math.floor((minimum * 100 + ratio - 1) / ratio));
        expect(smallestAllowedAmount(minimum, { ratio: ratio / 100 })).toBe(expected);
      }),
    );
  });
});

describe('minimumAmountFor: the smallest amount of a unit that holds a quantity', () => {
  it('counts a quantity below 1 too, unlike a minimum sale quantity', () => {
    expect(minimumAmountFor('0.7', { ratio: '0.3' })).toBe(3);
    expect(minimumAmountFor('0.6', { ratio: '0.3' })).toBe(2);
    expect(minimumAmountFor(0, { ratio: 1 })).toBe(1);
    expect(minimumAmountFor(-4, { ratio: 1 })).toBe(1);
  });
});

describe('QTY-1: an amount may be ordered from the minimum to 99999, whole ones only', () => {
  it.each([
    [1, 6, 10, false],
    [2, 6, 10, true],
    [2.5, 6, 10, false],
    [99_999, 1, 0, true],
    [100_000, 1, 0, false],
    [0, 1, 0, false],
    [99_999, 1, 100_000, false],
    [Number.NaN, 1, 0, false],
  ])('%d units of %d at minimum %d: %s', (amount, ratio, minimum, allowed) => {
    expect(isAllowedAmount(amount, { ratio }, minimum)).toBe(allowed);
  });

  it('agrees with the storage quantity reaching the minimum', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: MAX_AMOUNT }),
        fc.integer({ min: 1, max: 300 }),
        fc.integer({ min: 0, max: 90_000 }),
        (amount, tenths, minimum) => {
          const unit = { ratio: tenths / 10 };
          expect(isAllowedAmount(amount, unit, minimum)).toBe(amount * tenths >= minimum * 10);
        },
      ),
    );
  });
});
