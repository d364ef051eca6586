import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { correctAmount } from './correct-amount';
import { isAllowedAmount, smallestAllowedAmount } from './minimum';

describe('QTY-2: a committed amount below the minimum is set to the smallest allowed one', () => {
  it('keeps an allowed amount', () => {
    expect(correctAmount(2, { ratio: 6 }, 10)).toEqual({
      orderable: true,
      corrected: false,
      amount: 2,
      minimum: 2,
    });
    expect(correctAmount(99_999, { ratio: 1 }, 0)).toEqual({
      orderable: true,
      corrected: false,
      amount: 99_999,
      minimum: 1,
    });
  });

  it.each([
    [1, 6, 10, 2],
    [0, 1, 0, 1],
    [-7, 1, 0, 1],
    [9, '0.1', 1, 10],
  ])('raises %i units of %s at minimum %i to %i and says so', (given, ratio, minSaleQuantity, minimum) => {
    expect(correctAmount(given, { ratio }, minSaleQuantity)).toEqual({
      orderable: true,
      corrected: true,
      amount: minimum,
      given,
      minimum,
      reason: 'BELOW_MINIMUM',
    });
  });

  it('lowers an amount above 99999 to it', () => {
    expect(correctAmount(100_000, { ratio: 1 }, 3)).toEqual({
      orderable: true,
      corrected: true,
      amount: 99_999,
      given: 100_000,
      minimum: 3,
      reason: 'ABOVE_MAXIMUM',
    });
  });

  it('checks the same number again after a change of unit', () => {
    expect(correctAmount(4, { ratio: 6 }, 10)).toMatchObject({ corrected: false, amount: 4 });
    expect(correctAmount(4, { ratio: 1 }, 10)).toMatchObject({ corrected: true, amount: 10 });
  });

  it('tells a unit of which even 99999 are too few', () => {
    expect(correctAmount(5, { ratio: '0.1' }, 10_000)).toEqual({ orderable: false });
  });

  it('names an amount that is not whole', () => {
    expect(() => correctAmount(1.5, { ratio: 1 }, 0)).toThrow(new RangeError('Not a whole amount: 1.5'));
  });

  it('reaches a valid amount in one step, and changes nothing but what it must', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: -1000, max: 200_000 }),
        fc.integer({ min: 1, max: 5000 }),
        fc.integer({ min: 0, max: 20_000 }),
        (amount, hundredths, minSaleQuantity) => {
          const unit = { ratio: hundredths / 100 };
          const result = correctAmount(amount, unit, minSaleQuantity);
          expect(result.orderable).toBe(smallestAllowedAmount(minSaleQuantity, unit) !== undefined);
          if (!result.orderable) return;
          expect(isAllowedAmount(result.amount, unit, minSaleQuantity)).toBe(true);
          expect(result.corrected).toBe(!isAllowedAmount(amount, unit, minSaleQuantity));
          expect(correctAmount(result.amount, unit, minSaleQuantity)).toMatchObject({
            corrected: false,
            amount: result.amount,
          });
        },
      ),
    );
  });
});
