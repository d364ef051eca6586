import { describe, expect, it } from 'vitest';
import { NO_PRICES, testContext } from '../../testing/test-context';
import { testProduct } from '@gastroshop/cart/testing';
import { toUnitPrices } from './unit-prices';

const holds = (content: string): string => `à ${content}`;
const list = (rawValueString: string, minQuantity = 0) =>
  ({ type: 'LIST', rawValueString, minQuantity }) as const;

describe('what an article costs in which unit', () => {
  const tin = testProduct('1', 'Ananas', {
    netFillingQuantity: { quantity: 3, unit: 'kg' },
    basePrice: { quantity: 3, unit: 'kg', refQuantity: 1, refUnit: 'kg' },
    bulkPrices: [list('6.50'), list('6.30', 6)],
  });

  it('PRD-3: all units, the smallest first, each at the price one of it reaches', () => {
    expect(toUnitPrices(tin, testContext(), holds)).toEqual([
      {
        unit: 'Stk',
        content: '3\u00a0kg',
        price: '€\u00a06,50',
        basePrice: { priceText: '€\u00a02,17', unit: 'kg' },
      },
      {
        unit: 'Ktn',
        content: 'à 6\u00a0Stk',
        price: '€\u00a037,80',
        basePrice: { priceText: '€\u00a06,30', unit: 'Stk' },
      },
    ]);
  });

  it('a weighed article costs about what it weighs', () => {
    const steak = { ...tin, weighed: { pricedBy: 'kg', estimatedQuantityPerStorageUnit: '3.5' } };
    expect(toUnitPrices(steak, testContext(), holds).map(({ price }) => price)).toEqual([
      'ca.\u00a0€\u00a022,75',
      'ca.\u00a0€\u00a0132,30',
    ]);
  });

  it('PRI-9: without prices there are the units alone', () => {
    expect(toUnitPrices(tin, testContext({ visibility: NO_PRICES }), holds)).toEqual([
      { unit: 'Stk', content: '3\u00a0kg' },
      { unit: 'Ktn', content: 'à 6\u00a0Stk' },
    ]);
  });
});
