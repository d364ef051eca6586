import { describe, expect, it } from 'vitest';
import type { Unit } from '../quantity';
import type { LineProduct } from './line-product';
import { lineIssue } from './line-issue';

const unit = (abbreviation: string, ratio: string): Unit => ({
  name: abbreviation,
  abbreviation,
  ratio,
  isDefault: false,
  isVisible: true,
  isStorageUnit: ratio === '1',
});
const coffee: LineProduct = {
  name: 'Kaffee',
  status: 'ACTIVE',
  minSaleQuantity: 10,
  units: [unit('ST', '1'), unit('KT', '6'), unit('G', '0.00001')],
};
const problem = (amount: number, unitAbbreviation: string, product: LineProduct = coffee) =>
  lineIssue({ sku: '100123', amount, unitAbbreviation }, product);

describe('CRT-4: an invalid amount names article and minimum quantity', () => {
  it.each([
    [9, 'ST', 10],
    [1, 'KT', 2],
    [0, 'KT', 2],
    [-3, 'KT', 2],
    [2.5, 'KT', 2],
    [100_000, 'KT', 2],
  ])('%d %s is refused with %i', (amount, unitAbbreviation, minQty) => {
    expect(problem(amount, unitAbbreviation)).toEqual({
      code: 'INVALID_AMOUNT',
      sku: '100123',
      productName: 'Kaffee',
      minQty,
    });
  });
});

describe('QTY-2: a server refuses an amount below the minimum, and takes all others as they are', () => {
  it.each([
    [10, 'ST'],
    [2, 'KT'],
    [99_999, 'KT'],
  ])('%d %s may be ordered', (amount, unitAbbreviation) => {
    expect(problem(amount, unitAbbreviation)).toBeUndefined();
  });

  it('knows no minimum where the article has none', () => {
    const free = { ...coffee, minSaleQuantity: undefined };
    expect(problem(1, 'ST', free)).toBeUndefined();
    expect(problem(0, 'ST', free)).toMatchObject({ code: 'INVALID_AMOUNT', minQty: 1 });
  });

  it.each(['KISTE', 'kt', 'G'])(
    'refuses the unit %s, which does not exist or is far too small',
    (abbreviation) => {
      expect(problem(99_999, abbreviation)).toEqual({
        code: 'UNIT_NOT_ORDERABLE',
        sku: '100123',
        unitAbbreviation: abbreviation,
      });
    },
  );
});

describe('PRD-6: an article that is not active cannot be ordered', () => {
  it.each(['INACTIVE', 'AVAILABLE_SOON', 'REMOVED_FROM_INVENTORY'] as const)('not when %s', (status) => {
    expect(problem(1, 'KISTE', { ...coffee, status })).toEqual({
      code: 'NOT_AVAILABLE',
      sku: '100123',
      status,
    });
  });

  it('nor when the assortment of the customer leaves it out', () => {
    expect(problem(2, 'KT', { ...coffee, restricted: true })).toEqual({
      code: 'NOT_AVAILABLE',
      sku: '100123',
      status: 'ACTIVE',
    });
    expect(problem(2, 'KT', { ...coffee, restricted: false })).toBeUndefined();
  });
});
