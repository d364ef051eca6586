import { describe, expect, it } from 'vitest';
import { NO_PRICES, testContext } from '../../testing/test-context';
import { testProduct } from '@gastroshop/cart/testing';
import { unitOf } from '../../product-data';
import { toTierPrices, toNextTierHint } from './to-tier-prices';

const tin = testProduct('1', 'Ananas', {
  bulkPrices: [
    { type: 'LIST', rawValueString: '8.00', minQuantity: 0 },
    { type: 'LIST', rawValueString: '6.00', minQuantity: 12 },
  ],
});
const carton = unitOf(tin, 'Ktn');
if (carton === undefined) throw new Error('The article of the test is sold in cartons');

describe('the ladder of an article', () => {
  it('has a step for each tier, in the unit ordered, its bar as high as its price', () => {
    expect(toTierPrices(tin, carton, 1, testContext())).toEqual([
      { quantity: '1\u00a0Ktn', price: '€\u00a08,00', share: 1, isCurrent: true },
      { quantity: '2\u00a0Ktn', price: '€\u00a06,00', share: 0.75, isCurrent: false },
    ]);
  });

  it('marks the step the amount has reached', () => {
    const steps = toTierPrices(tin, carton, 5, testContext());
    expect(steps.map(({ isCurrent }) => isCurrent)).toEqual([false, true]);
  });

  it('is none where the price is one, and for those who may not see it (PRI-9)', () => {
    expect(toTierPrices(testProduct('2', 'Obers'), carton, 1, testContext())).toEqual([]);
    expect(toTierPrices(tin, carton, 1, testContext({ visibility: NO_PRICES }))).toEqual([]);
  });
});

describe('the next better price', () => {
  it('tells what is missing and how to reach it', () => {
    expect(toNextTierHint(tin, carton, 1, testContext())).toEqual({
      missing: '1\u00a0Ktn',
      figure: '€\u00a06,00',
      price: '€\u00a06,00 / Stk',
      amount: 2,
    });
  });

  it('is none at the top, and for those who may not see it (PRI-9)', () => {
    expect(toNextTierHint(tin, carton, 2, testContext())).toBeUndefined();
    expect(toNextTierHint(tin, carton, 1, testContext({ visibility: NO_PRICES }))).toBeUndefined();
  });
});
