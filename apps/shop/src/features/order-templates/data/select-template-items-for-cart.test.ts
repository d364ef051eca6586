import { testProduct, testTemplateItem } from '@gastroshop/storefront/testing';
import { describe, expect, it } from 'vitest';
import { selectTemplateItemsForCart } from './select-template-items-for-cart';

const NOTHING = { cart: [], edits: {}, drafts: {} };

const sent = (sku: string, amount: number) => ({
  [sku]: { sku, amount, unit: 'Stk', operationId: sku, actedAt: 0, phase: 'waiting' as const },
});

describe('putting a template into the cart', () => {
  it('TPL-4: leaves out what is below its minimum, not orderable or in a unit that is gone', () => {
    const items = [
      testTemplateItem('1', 2),
      testTemplateItem('2', 2, { product: testProduct('2', 'Mehl', { minSaleQuantity: 5 }) }),
      testTemplateItem('3', 2, { product: testProduct('3', 'Rahm', { status: 'INACTIVE' }) }),
      testTemplateItem('4', 2, { unit: 'Tray' }),
      testTemplateItem('5', 2, { product: undefined }),
    ];
    const { toAdd, leftOut } = selectTemplateItemsForCart(items, NOTHING);
    expect(toAdd.map(({ productSku }) => productSku)).toEqual(['1']);
    expect(leftOut.map(({ obstacle }) => obstacle)).toEqual([
      { reason: 'BELOW_MINIMUM', smallestAllowed: 5 },
      { reason: 'NOT_ACTIVE' },
      { reason: 'UNIT_MISSING' },
      { reason: 'PRODUCT_MISSING' },
    ]);
  });

  it('leaves alone what is in the cart, with what is on its way to it', () => {
    const items = ['1', '2', '3'].map((sku) => testTemplateItem(sku, 2));
    const { toAdd, inCart } = selectTemplateItemsForCart(items, {
      cart: [{ sku: '1' }, { sku: '3' }],
      edits: { ...sent('2', 4), ...sent('3', 0) },
      drafts: {},
    });
    expect(toAdd.map(({ productSku }) => productSku)).toEqual(['3']);
    expect(inCart).toBe(2);
  });

  it('takes the amount typed beside a line', () => {
    const { toAdd } = selectTemplateItemsForCart([testTemplateItem('1', 2), testTemplateItem('2', 2)], {
      ...NOTHING,
      drafts: { '1': { text: '7', unit: 'Ktn' }, '2': { text: '', unit: 'Ktn' } },
    });
    expect(toAdd).toMatchObject([
      { amount: 7, unit: 'Ktn' },
      { amount: 2, unit: 'Stk' },
    ]);
  });

  it.each(['2,5', '1.200', '1000000', '3 Ktn', '1e1'])(
    'QTY-5: leaves out a line beside which %s stands',
    (text) => {
      const { toAdd, leftOut } = selectTemplateItemsForCart(
        [testTemplateItem('1', 2), testTemplateItem('2', 2)],
        {
          ...NOTHING,
          drafts: { '1': { text, unit: 'Ktn' } },
        },
      );
      expect(toAdd.map(({ productSku }) => productSku)).toEqual(['2']);
      expect(leftOut).toMatchObject([{ item: { productSku: '1' }, obstacle: { reason: 'NOT_AN_AMOUNT' } }]);
    },
  );
});
