import { describe, expect, it } from 'vitest';
import { testItem, testProduct } from '@gastroshop/cart/testing';
import { checkoutLines } from './checkout-lines';
import { lineIssueView } from './line-issue-view';

const troubleOf = (unit: string, amount: number, differing: Parameters<typeof testProduct>[2] = {}) => {
  const [line] = checkoutLines(
    [{ ...testItem('1', amount, unit), product: testProduct('1', 'Kaffee', differing) }],
    {},
  );
  return line && lineIssueView(line);
};

describe('lineIssueView', () => {
  it('finds nothing wrong with a line that can be ordered', () => {
    expect(troubleOf('Stk', 2)).toBeUndefined();
  });

  it('QTY-2: names the smallest amount of the unit', () => {
    expect(troubleOf('Ktn', 1, { minSaleQuantity: 10 })).toEqual({
      kind: 'BELOW_MINIMUM',
      minimum: 2,
      unitName: 'Karton',
    });
  });

  it('says that an article is not to be had', () => {
    expect(troubleOf('Stk', 1, { status: 'INACTIVE' })).toEqual({ kind: 'NOT_AVAILABLE' });
  });

  it('offers another unit where the one in the cart is gone', () => {
    expect(troubleOf('Palette', 1, { minSaleQuantity: 3 })).toEqual({
      kind: 'UNIT_GONE',
      instead: { amount: 3, unit: 'Stk', unitName: 'Stück' },
    });
  });
});
