import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { MAX_AMOUNT, MAX_AMOUNT_DIGITS, MIN_AMOUNT, parseAmountText } from './amount';
import { canDecrease, canIncrease } from './amount-buttons';

describe('QTY-3: an amount input takes whole numbers of at most five digits', () => {
  it.each([
    ['1', 1],
    ['12', 12],
    ['99999', 99_999],
    ['00012', 12],
    [' 7 ', 7],
  ])('reads %j as %i', (text, amount) => {
    expect(parseAmountText(text)).toEqual({ kind: 'AMOUNT', amount });
  });

  it.each(['', '   ', '0', '00000'])('reads %j as nothing', (text) => {
    expect(parseAmountText(text)).toEqual({ kind: 'NOTHING' });
  });

  it.each(['1,5', '1.5', '-1', '+1', '1e3', 'x', '1x', 'x1', '1 2', '٣', '1234567.8'])(
    'refuses %j, which is no whole number',
    (text) => {
      expect(parseAmountText(text)).toEqual({ kind: 'INVALID', reason: 'NOT_AN_INTEGER' });
    },
  );

  it.each(['100000', '000001'])('refuses %j, which has a digit too many', (text) => {
    expect(parseAmountText(text)).toEqual({ kind: 'INVALID', reason: 'TOO_LONG' });
  });

  it('bounds amounts to 1 and 99999', () => {
    expect([MIN_AMOUNT, MAX_AMOUNT, MAX_AMOUNT_DIGITS]).toEqual([1, 99_999, 5]);
  });

  it('reads every amount as it is written and never throws', () => {
    fc.assert(
      fc.property(fc.integer({ min: MIN_AMOUNT, max: MAX_AMOUNT }), fc.string(), (amount, text) => {
        expect(parseAmountText(String(amount))).toEqual({ kind: 'AMOUNT', amount });
        expect(['AMOUNT', 'NOTHING', 'INVALID']).toContain(parseAmountText(text).kind);
      }),
    );
  });
});

describe('QTY-4: minus rests at 1 or lower or at the minimum, plus at 99999 or more', () => {
  it.each([
    [2, 1, true],
    [1, 1, false],
    [0, 0, false],
    [1, 0, false],
    [-3, -9, false],
    [4, 3, true],
    [3, 3, false],
    [2, 3, false],
  ])('amount %i at minimum %i: minus %s', (amount, minimum, enabled) => {
    expect(canDecrease(amount, minimum)).toBe(enabled);
  });

  it.each([
    [1, true],
    [99_998, true],
    [99_999, false],
    [100_000, false],
  ])('amount %i: plus %s', (amount, enabled) => {
    expect(canIncrease(amount)).toBe(enabled);
  });
});
