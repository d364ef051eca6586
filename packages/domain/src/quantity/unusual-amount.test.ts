import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isUnusualAmount, type UsualAmount, usualInUnit } from './unusual-amount';

const own: UsualAmount = { of: 'CUSTOMER', smallest: 1, largest: 4 };
const ofAll: UsualAmount = { of: 'TENANT', largest: 12 };
const piece = { ratio: 1 };
const carton = { ratio: '6' };

describe('QTY-6: an unusual amount', () => {
  it.each([
    [20, piece, own, 1000, false],
    [21, piece, own, 1000, true],
    [125, piece, own, '4218.75', true],
    [3, carton, own, 1000, false],
    [4, carton, own, 1000, true],
    [12, piece, ofAll, 1000, false],
    [13, piece, ofAll, 1000, true],
    [3, carton, ofAll, 1000, true],
    [125, piece, own, 100, false],
    [125, piece, own, '100.01', true],
    [125, piece, own, undefined, true],
    [20, piece, own, undefined, false],
    [8, { ratio: '0.5' }, { of: 'CUSTOMER', largest: '0.75' }, 1000, true],
    [7, { ratio: '0.5' }, { of: 'CUSTOMER', largest: '0.75' }, 1000, false],
  ] as const)('%i of %j against %j at € %s: %s', (amount, unit, usual, net, unusual) => {
    expect(isUnusualAmount(amount, unit, usual, net)).toBe(unusual);
  });

  it('is asked about for every greater amount, and never for what was bought before', () => {
    const amounts = fc.integer({ min: 1, max: 9999 });
    fc.assert(
      fc.property(amounts, amounts, (largest, amount) => {
        const usual = { of: 'CUSTOMER', largest } as const;
        expect(isUnusualAmount(largest, piece, usual, undefined)).toBe(false);
        if (isUnusualAmount(amount, piece, usual, undefined))
          expect(isUnusualAmount(amount + 1, piece, usual, undefined)).toBe(true);
      }),
    );
  });

  it.each([
    [own, piece, { from: 1, to: 4 }],
    [own, carton, { from: 1, to: 1 }],
    [ofAll, carton, { from: 1, to: 2 }],
    [{ of: 'CUSTOMER', smallest: 12, largest: 30 }, carton, { from: 2, to: 5 }],
  ] as const)('tells %j in units of %j: %j', (usual, unit, words) => {
    expect(usualInUnit(usual, unit)).toEqual(words);
  });
});
