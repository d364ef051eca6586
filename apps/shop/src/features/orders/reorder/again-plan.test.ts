import type { OrderItem, Product } from '@gastroshop/api-contract';
import { testProduct } from '@gastroshop/storefront/testing';
import { describe, expect, it } from 'vitest';
import { isSelected, groupReorderLines, selectedProposals } from './again-choice';
import { type ReorderInput, planReorder } from './again-plan';

const item = (productSku: string, differing: Partial<OrderItem> = {}): OrderItem => ({
  productSku,
  name: `Artikel ${productSku}`,
  amount: 3,
  ratio: 1,
  unitAbbr: 'Stk',
  price: '4.49',
  ...differing,
});

const visibility = {
  prices: true,
  popup: 'none' as const,
  highlightSpecialPrices: false,
  highlightDiscounts: false,
  bonuses: false,
};

const plan = (items: readonly OrderItem[], products: readonly Product[], more: Partial<ReorderInput> = {}) =>
  planReorder({
    items,
    products: new Map(products.map((product) => [product.sku, product])),
    inCart: new Map(),
    context: { visibility, priceDay: '2026-11-25' },
    ...more,
  });

describe('ordering again', () => {
  it('takes what has not changed as it was', () => {
    const lines = plan([item('1')], [testProduct('1', 'Milch')]);
    expect(lines).toMatchObject([{ offer: { amount: 3, unit: 'Stk' }, changes: [] }]);
    expect(groupReorderLines(lines).same).toHaveLength(1);
  });

  it('CRT-7: takes along what was noted of a line, and for its replacement all but the own number', () => {
    const noted = { note: 'dick geschnitten', costCentre: 'Bar', customerArticleNumber: 'M-1' };
    const gone = testProduct('2', 'Rahm', { status: 'INACTIVE', replacementSkus: ['3'] });
    const lines = plan(
      [item('1', noted), item('2', noted)],
      [testProduct('1', 'Milch'), gone, testProduct('3', 'Obers')],
    );
    expect(lines[0]?.offer?.remarks).toEqual(noted);
    expect(lines[1]?.replacement?.remarks).toEqual({ note: 'dick geschnitten', costCentre: 'Bar' });
  });

  it('tells another price, before and after, and none to those who may not see prices', () => {
    const dearer = testProduct('1', 'Milch', {
      bulkPrices: [{ type: 'LIST', rawValueString: '4.79', minQuantity: 0 }],
    });
    expect(plan([item('1')], [dearer])[0]?.changes).toEqual([
      { kind: 'PRICE', before: '4.49', after: '4.79' },
    ]);
    const unseen = { context: { visibility: { ...visibility, prices: false }, priceDay: '2026-11-25' } };
    expect(plan([item('1')], [dearer], unseen)[0]?.changes).toEqual([]);
    expect(plan([item('1')], [testProduct('1', 'Milch', { bulkPrices: [] })])[0]?.changes).toEqual([
      { kind: 'PRICE_ON_REQUEST' },
    ]);
  });

  it('offers as much in another unit where the unit is gone', () => {
    const [line] = plan([item('1', { unitAbbr: 'Tray', ratio: 12, amount: 2 })], [testProduct('1', 'Milch')]);
    expect(line).toMatchObject({ offer: { amount: 24, unit: 'Stk' }, changes: [{ kind: 'UNIT' }] });
  });

  it('offers the smallest amount where the minimum has risen', () => {
    const [line] = plan([item('1')], [testProduct('1', 'Milch', { minSaleQuantity: 10 })]);
    expect(line).toMatchObject({ offer: { amount: 10, unit: 'Stk' }, changes: [{ kind: 'MINIMUM' }] });
  });

  it('offers nothing for what is gone, and its replacement only where the buyer ticks it', () => {
    const gone = testProduct('1', 'Milch', { status: 'INACTIVE', replacementSkus: ['2', '3'] });
    const alsoGone = testProduct('2', 'Rahm', { status: 'INACTIVE' });
    const lines = plan([item('1'), item('9')], [gone, alsoGone, testProduct('3', 'Obers')]);
    expect(lines).toMatchObject([
      { offer: undefined, replacement: { product: { sku: '3' }, amount: 3, unit: 'Stk' } },
      { offer: undefined, replacement: undefined },
    ]);
    expect(groupReorderLines(lines).missing).toHaveLength(2);
    expect(selectedProposals(lines, new Map())).toEqual([]);
    expect(selectedProposals(lines, new Map([['1', true]]))).toMatchObject([{ product: { sku: '3' } }]);
  });

  it('never lowers what is in the cart by itself', () => {
    const products = ['1', '2', '3', '4'].map((sku) => testProduct(sku, sku));
    const lines = plan(
      products.map(({ sku }) => item(sku)),
      products,
      {
        inCart: new Map([
          ['1', { amount: 5, unit: 'Stk' }],
          ['2', { amount: 1, unit: 'Stk' }],
          ['3', { amount: 1, unit: 'Ktn' }],
          ['4', { amount: 3, unit: 'Stk' }],
        ]),
      },
    );
    expect(lines.map((line) => isSelected(line, new Map()))).toEqual([false, true, false, true]);
    expect(lines.map(({ changes }) => changes.length)).toEqual([1, 1, 1, 0]);
  });
});
