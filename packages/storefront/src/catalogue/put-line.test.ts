import { describe, expect, it } from 'vitest';
import type { ProductOrderState } from '@gastroshop/ui/product';
import { toOrderUnits } from '../product';
import { testProduct } from '@gastroshop/cart/testing';
import { putLine } from './put-line';
import type { WantedAmount } from './wanted-amount';

const OBERS = testProduct('201144', 'Obers', { minSaleQuantity: 2 });
const order = (differing: Partial<ProductOrderState> = {}): ProductOrderState => ({
  amount: 2,
  unit: 'Stk',
  units: toOrderUnits(OBERS, 'de-AT'),
  inCart: false,
  busy: false,
  unsent: false,
  ...differing,
});
const typed = (amount: number, unit: string): WantedAmount => ({ amount, unit, from: 'TYPED' });
const inCart = (amount: number, unit: string) => order({ inCart: true, amount, unit });

describe('SRC-3: Enter', () => {
  it('puts what is wanted into the cart', () => {
    expect(putLine(OBERS, order(), typed(3, 'Ktn'), 'de-AT')).toEqual({
      kind: 'PUT',
      line: { amount: 3, unit: 'Ktn' },
      before: undefined,
    });
  });

  it.each([
    [inCart(2, 'Ktn'), typed(3, 'Ktn'), { amount: 5, unit: 'Ktn' }],
    [inCart(2, 'Stk'), typed(1, 'Ktn'), { amount: 8, unit: 'Stk' }],
    [inCart(2, 'Ktn'), typed(6, 'Stk'), { amount: 3, unit: 'Ktn' }],
    [inCart(2, 'Stk'), typed(1, 'Stk'), { amount: 3, unit: 'Stk' }],
  ])('adds to what is in the cart', (shown, wanted, line) => {
    expect(putLine(OBERS, shown, wanted, 'de-AT')).toMatchObject({
      kind: 'PUT',
      line,
      before: { unit: shown.unit },
    });
  });

  it.each([
    ['refusedUnit', order(), undefined],
    ['refusedMinimum', order(), typed(1, 'Stk')],
    ['refusedMaximum', inCart(99_999, 'Ktn'), typed(1, 'Ktn')],
    ['refusedSum', inCart(2, 'Ktn'), typed(5, 'Stk')],
    ['refused', order({ disabledReason: 'Nicht lieferbar' }), typed(3, 'Ktn')],
    ['refused', undefined, typed(3, 'Ktn')],
  ])('%s: orders nothing', (why, shown, wanted) => {
    expect(putLine(OBERS, shown, wanted, 'de-AT')).toMatchObject({ kind: 'REFUSED', why });
  });
});
