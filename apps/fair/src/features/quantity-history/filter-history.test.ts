import type { Product } from '@gastroshop/api-contract';
import type { PlanLine } from '@gastroshop/storefront/checkout';
import { describe, expect, it } from 'vitest';
import { filterHistory, ALL_HISTORY } from './filter-history';

const product = (sku: string, name: string, categoryId: string): Product => ({
  sku,
  name,
  attributes: [],
  minSaleQuantity: 0,
  units: [],
  status: 'ACTIVE',
  shopAvailability: { status: 'ACTIVE' },
  resolvedCategory: { id: categoryId, name: categoryId },
});

const line = (sku: string, name: string, category: string, quantity: number): PlanLine => ({
  product: product(sku, name, category),
  line: undefined,
  earlier: { quantity, unit: 'Stk', orders: 1 },
});

const inCart: PlanLine = {
  ...line('30', 'Äpfel', 'Obst', 5),
  line: {
    sku: '30',
    product: product('30', 'Äpfel', 'Obst'),
    amount: 1,
    unit: 'Stk',
    version: 1,
    busy: false,
    unsent: false,
    removed: false,
  },
};
const LINES = [line('10', 'Zucker', 'Trocken', 9), line('9', 'Nudeln breit', 'Trocken', 40), inCart];

const skus = (change: Partial<typeof ALL_HISTORY>): readonly string[] =>
  filterHistory(LINES, { ...ALL_HISTORY, ...change }).map((one) => one.product.sku);

describe('filterHistory', () => {
  it.each([
    ['byCategory', '30 9 10'],
    ['byName', '30 9 10'],
    ['byQuantity', '9 10 30'],
    ['byNumber', '9 10 30'],
  ] as const)('sorts %s', (sort, expected) => {
    expect(skus({ sort }).join(' ')).toBe(expected);
  });

  it('finds words in any order, in name and number', () => {
    expect(skus({ text: ' breit  nudeln ' })).toEqual(['9']);
    expect(skus({ text: '30' })).toEqual(['30']);
    expect(skus({ text: 'milch' })).toEqual([]);
  });

  it.each(['#373326', '373 326', '000000000000373326', '="373326"', 'Art.-Nr. 373.326', '373326:'])(
    'finds a number however it is written: %s',
    (text) => {
      const lines = [...LINES, line('373326', 'Paradeiser', 'Gemüse', 1)];
      const found = filterHistory(lines, { ...ALL_HISTORY, text });
      expect(found.map(({ product: { sku } }) => sku)).toEqual(['373326']);
    },
  );

  it('narrows to a category, and to what is not ordered yet', () => {
    expect(skus({ categoryId: 'Obst' })).toEqual(['30']);
    expect(skus({ onlyNotOrdered: true, sort: 'byName' })).toEqual(['9', '10']);
  });
});
