import { describe, expect, it } from 'vitest';
import { testProduct } from '@gastroshop/cart/testing';
import { wantedAmount } from './wanted-amount';

const OBERS = testProduct('201144', 'Obers');
const IN_PIECES = { ...OBERS, units: OBERS.units.slice(0, 1) };
const USUAL = { amount: 2, unit: 'Ktn' };

describe('SRC-3: how much Enter puts into the cart', () => {
  it.each([
    [{ amount: 3, unit: 'ktn.' }, USUAL, { amount: 3, unit: 'Ktn', from: 'TYPED' }],
    [{ amount: 3, unit: 'Kartons' }, undefined, { amount: 3, unit: 'Ktn', from: 'TYPED' }],
    [{ amount: 12 }, undefined, { amount: 12, unit: 'Stk', from: 'TYPED' }],
    [{ amount: 12 }, USUAL, { amount: 12, unit: 'Ktn', from: 'TYPED' }],
    [{}, USUAL, { amount: 2, unit: 'Ktn', from: 'USUAL' }],
    [{}, undefined, { amount: 1, unit: 'Stk', from: 'OFFERED' }],
    [{ amount: 10, unit: 'kg' }, USUAL, undefined],
  ])('%j with the usual %j is %j', (typed, usual, expected) => {
    expect(wantedAmount(OBERS, typed, usual)).toEqual(expected);
  });

  it('never takes another unit for the one typed, and never less than can be ordered', () => {
    expect(wantedAmount(IN_PIECES, { amount: 3, unit: 'Ktn' }, undefined)).toBeUndefined();
    expect(wantedAmount({ ...OBERS, minSaleQuantity: 10 }, {}, undefined)?.amount).toBe(10);
  });
});
