import { describe, expect, it } from 'vitest';
import { type AmountSuggestion, suggestAmount } from './suggest-amount';

describe('QTY-1, QTY-2: in a list a too small amount is offered as a correction, never raised silently', () => {
  it.each<[number, number, AmountSuggestion]>([
    [1, 10, { kind: 'TOO_SMALL', amount: 1, offered: 2 }],
    [2, 10, { kind: 'ALLOWED', amount: 2 }],
    [1, 0, { kind: 'ALLOWED', amount: 1 }],
    [0, 0, { kind: 'TOO_SMALL', amount: 0, offered: 1 }],
    [99_999, 0, { kind: 'ALLOWED', amount: 99_999 }],
    [100_000, 0, { kind: 'TOO_LARGE', amount: 100_000, offered: 99_999 }],
    [5, 600_000, { kind: 'NOT_IN_THIS_UNIT', amount: 5 }],
  ])('%s units of 6, minimum %s', (amount, minSaleQuantity, offer) => {
    expect(suggestAmount(amount, { ratio: 6 }, minSaleQuantity)).toEqual(offer);
  });

  it.each([2.5, NaN, Infinity])('%s is no amount to be offered anything for', (amount) => {
    expect(() => suggestAmount(amount, { ratio: 6 }, 10)).toThrow(
      new RangeError(`Not a whole amount: ${amount}`),
    );
  });
});
