import type { Product } from '@gastroshop/api-contract';
import { describe, expect, it } from 'vitest';
import { testProduct } from '@gastroshop/cart/testing';
import { initialAmount, toOrderUnits, storageUnitOf, unitOf } from './product-units';

const unit = (
  abbreviation: string,
  ratio: number | string,
  differing: Partial<Product['units'][number]> = {},
) => ({
  name: abbreviation,
  abbreviation,
  ratio,
  isDefault: false,
  isVisible: true,
  isStorageUnit: false,
  ...differing,
});
const product = (units: Product['units'], minSaleQuantity = 0) =>
  testProduct('1', 'Obers', { units, minSaleQuantity });

describe('PRD-3: the units on offer', () => {
  const many = product([
    unit('Pal', 40),
    unit('Lage', 8, { isVisible: false }),
    unit('Stk', 1, { isStorageUnit: true }),
    unit('Ktn', '6'),
  ]);

  it('are the visible ones, the smallest first, with what they hold', () => {
    expect(toOrderUnits(many, 'de-AT')).toEqual([
      { abbreviation: 'Stk', name: 'Stk', minimum: 1 },
      { abbreviation: 'Ktn', name: 'Ktn', minimum: 1, content: '6\u00a0Stk' },
      { abbreviation: 'Pal', name: 'Pal', minimum: 1, content: '40\u00a0Stk' },
    ]);
  });

  it('QTY-1: each has its smallest amount; one in which no amount is enough is not offered', () => {
    expect(toOrderUnits({ ...many, minSaleQuantity: 10 }, 'de-AT').map(({ minimum }) => minimum)).toEqual([
      10, 2, 1,
    ]);
    const grams = product([unit('g', '0.001'), unit('kg', 1, { isStorageUnit: true })], 200);
    expect(toOrderUnits(grams, 'de-AT').map(({ abbreviation }) => abbreviation)).toEqual(['kg']);
  });

  it('PRD-2: a minimum below 1 is none', () => {
    expect(initialAmount({ minSaleQuantity: 0.5 }, unit('Stk', 1))).toBe(1);
  });
});

describe('the unit of an amount', () => {
  const two = testProduct('1', 'Obers');

  it('is the one named, else the one the article starts with', () => {
    expect(unitOf(two, 'Ktn')?.abbreviation).toBe('Ktn');
    expect(unitOf(two, 'Lage')?.abbreviation).toBe('Stk');
    expect(unitOf(two)?.abbreviation).toBe('Stk');
    expect(unitOf({ units: [] })).toBeUndefined();
  });

  it('prices are told in the storage unit, in the smallest where none is marked', () => {
    expect(storageUnitOf(two)?.abbreviation).toBe('Stk');
    expect(storageUnitOf({ units: [unit('Ktn', 6), unit('Stk', 1)] })?.abbreviation).toBe('Stk');
    expect(storageUnitOf({ units: [] })).toBeUndefined();
  });
});
