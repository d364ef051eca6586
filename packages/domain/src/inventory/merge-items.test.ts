import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decimal, type Decimal } from '../money';
import { capturedStorageQuantity, type InventoryItem } from './item';
import { mergeByProduct, mergeByProductAndUnit } from './merge-items';

const count = (
  productSku: string,
  capturedQuantity: string | number,
  capturedUnit: string,
  unitRatio: string | number,
): InventoryItem => ({ productSku, capturedQuantity, capturedUnit, unitRatio });

const items: readonly InventoryItem[] = [
  count('2', '1.5', 'KT', 6),
  { ...count('1', '0.1', 'kg', 1), categoryId: 'veg' },
  { ...count('2', 3, 'ST', 1), categoryId: 'oil' },
  { ...count('2', 1, 'KT', '6.0'), categoryId: 'late' },
  count('2', 1, 'KT', 12),
  count('1', '0.2', 'kg', 1),
];

describe('a count is worth quantity × ratio storage units', () => {
  it('multiplies exactly', () => {
    expect(capturedStorageQuantity(count('1', '0.1', 'x', '0.2')).toFixed()).toBe('0.02');
  });
});

describe('INV-1: groupByArticle makes one row per article, in storage units', () => {
  it('adds up whatever the unit', () => {
    expect(mergeByProduct(items)).toStrictEqual([
      { productSku: '2', categoryId: 'oil', quantity: '30', storageQuantity: '30' },
      { productSku: '1', categoryId: 'veg', quantity: '0.3', storageQuantity: '0.3' },
    ]);
  });

  it('needs no category', () => {
    expect(mergeByProduct([count('1', 2, 'KT', 6)])).toStrictEqual([
      { productSku: '1', quantity: '12', storageQuantity: '12' },
    ]);
  });
});

describe('INV-1: without it there is a row per article and unit', () => {
  it('adds up what was counted in the same unit', () => {
    expect(mergeByProductAndUnit(items)).toStrictEqual([
      { productSku: '2', categoryId: 'late', quantity: '2.5', unit: 'KT', storageQuantity: '15' },
      { productSku: '1', categoryId: 'veg', quantity: '0.3', unit: 'kg', storageQuantity: '0.3' },
      { productSku: '2', categoryId: 'oil', quantity: '3', unit: 'ST', storageQuantity: '3' },
      { productSku: '2', quantity: '1', unit: 'KT', storageQuantity: '12' },
    ]);
  });
});

describe('merging loses nothing', () => {
  const sum = (quantities: readonly (string | Decimal)[]): string =>
    quantities.reduce<Decimal>((total, quantity) => total.plus(quantity), decimal(0)).toFixed();
  const anyItem = fc
    .tuple(
      fc.constantFrom('1', '2', '3'),
      fc.nat({ max: 1000 }).map((tenths) => decimal(tenths).dividedBy(10).toFixed()),
      fc.constantFrom(['ST', '1'] as const, ['KT', '6'] as const, ['dag', '0.01'] as const),
    )
    .map(([sku, quantity, [unit, ratio]]) => count(sku, quantity, unit, ratio));

  it('in storage units, either way', () => {
    fc.assert(
      fc.property(fc.array(anyItem), (all) => {
        const counted = sum(all.map(capturedStorageQuantity));
        expect(sum(mergeByProduct(all).map((row) => row.storageQuantity))).toBe(counted);
        expect(sum(mergeByProductAndUnit(all).map((row) => row.storageQuantity))).toBe(counted);
      }),
    );
  });
});
