import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { explainPrice } from './explain-price';
import { type Price, PRICE_TYPES } from './price';
import type { PricingInput } from './pricing-input';
import { priceRow } from './price-row';

const DAY = '2026-11-25';

const price = (type: Price['type'], rawValueString: string, more: Partial<Price> = {}): Price => ({
  type,
  rawValueString,
  minQuantity: 1,
  ...more,
});

const question = (
  prices: readonly Price[],
  amount: number,
  more: Partial<PricingInput> = {},
): PricingInput => ({ prices, amount, unit: { ratio: '6.0' }, day: DAY, ...more });

describe('PRI-2, PRI-4, PRI-5: every step of a price is told in the order of the calculation', () => {
  it('tells fair, SINGLE discount and bonus', () => {
    const chosen = price('LIST', '10.13', {
      fromDate: '2026-10-31T23:30:00Z',
      toDate: '2026-11-30',
      attachedDiscount: { applicationOrder: 'SINGLE', discountFactorString: '0.95' },
      attachedBonus: { applicationOrder: 'TOTAL', discountFactorString: '0.98' },
    });
    expect(explainPrice(question([chosen], 2, { fair: { factor: '0.97' } })).steps).toStrictEqual([
      { step: 'STORAGE_QUANTITY', amount: 2, counted: 2, ratio: '6', storageQuantity: '12' },
      {
        step: 'CHOSEN_PRICE',
        type: 'LIST',
        category: 'REGULAR',
        rawValue: '10.13',
        minQuantity: 1,
        day: DAY,
        fromDay: '2026-11-01',
        toDay: '2026-11-30',
      },
      { step: 'UNIT_FACTOR', source: 'FAIR', factor: '0.97', percent: '3' },
      { step: 'UNIT_FACTOR', source: 'SINGLE_DISCOUNT', factor: '0.95', percent: '5' },
      { step: 'UNIT_PRICE', exact: '9.334795', unitPrice: '9.33' },
      { step: 'ROW_TOTAL', exact: '111.96', rowTotal: '111.96' },
      { step: 'DISCOUNT_EARNED', undiscountedRowTotal: '121.56', discountEarned: '9.60' },
      { step: 'BONUS', factor: '0.98', percent: '2', bonus: '2.24' },
    ]);
  });

  it('tells a TOTAL discount between the unit price and the row total', () => {
    const chosen = price('PROMOTION', '3.33', {
      attachedDiscount: { applicationOrder: 'TOTAL', discountFactorString: '0.95' },
    });
    expect(explainPrice({ ...question([chosen], 3), unit: { ratio: 1 } }).steps.slice(1)).toStrictEqual([
      {
        step: 'CHOSEN_PRICE',
        type: 'PROMOTION',
        category: 'ON_SALE_FOR_ALL',
        rawValue: '3.33',
        minQuantity: 1,
        day: DAY,
      },
      { step: 'UNIT_PRICE', exact: '3.33', unitPrice: '3.33' },
      { step: 'ROW_FACTOR', source: 'TOTAL_DISCOUNT', factor: '0.95', percent: '5' },
      { step: 'ROW_TOTAL', exact: '9.4905', rowTotal: '9.49' },
      { step: 'DISCOUNT_EARNED', undiscountedRowTotal: '9.99', discountEarned: '0.50' },
    ]);
  });

  it('tells no saving where there is none, but a bonus', () => {
    const attachedBonus = { applicationOrder: 'SINGLE', discountFactorString: '0.9' } as const;
    const kinds = (prices: Price[]): string[] =>
      explainPrice(question(prices, 1)).steps.map(({ step }) => step);
    const plain = ['STORAGE_QUANTITY', 'CHOSEN_PRICE', 'UNIT_PRICE', 'ROW_TOTAL'];
    expect(kinds([price('LIST', '1.00')])).toEqual(plain);
    expect(kinds([price('LIST', '1.00', { attachedBonus })])).toStrictEqual([...plain, 'BONUS']);
  });

  it('tells that nothing counted as 1, an expected weight and a delivery', () => {
    const weighed = { pricedBy: 'kg', estimatedQuantityPerStorageUnit: '2.50' };
    const meat = question([price('LIST', '12.90')], 0, { weighed });
    expect(explainPrice(meat).steps.slice(0, 2)).toEqual([
      { step: 'STORAGE_QUANTITY', amount: 0, counted: 1, ratio: '6', storageQuantity: '6' },
      { step: 'ESTIMATED_QUANTITY', perStorageUnit: '2.5', pricedBy: 'kg', quantity: '15' },
    ]);
    expect(explainPrice({ ...meat, deliveredQuantity: '14.2' }).steps.slice(0, 3)).toMatchObject([
      { step: 'STORAGE_QUANTITY' },
      { step: 'DELIVERED_QUANTITY', quantity: '14.2' },
      { step: 'CHOSEN_PRICE' },
    ]);
  });

  it('tells what decides the tier of one entry of a plan', () => {
    const tiers = [price('LIST', '4.15'), price('LIST', '3.99', { minQuantity: 24 })];
    const told = (tierAmount: number) => explainPrice(question(tiers, 1, { tierAmount })).steps.slice(0, 2);
    expect(told(4)).toMatchObject([
      { storageQuantity: '6', tierQuantity: '24' },
      { step: 'CHOSEN_PRICE', minQuantity: 24 },
    ]);
    expect(told(0)).toMatchObject([{ tierQuantity: '6' }, { minQuantity: 1 }]);
  });

  it('ends with "on request" where no price applies', () => {
    expect(explainPrice(question([], 1))).toEqual({
      row: { kind: 'ON_REQUEST', storageQuantity: '6', quantity: '6', estimated: false, problems: [] },
      steps: [
        { step: 'STORAGE_QUANTITY', amount: 1, counted: 1, ratio: '6', storageQuantity: '6' },
        { step: 'ON_REQUEST' },
      ],
      rejected: [],
    });
  });
});

describe('PRI-2, PRI-6: every price that was not chosen has its reason', () => {
  it('names them in the order of the list', () => {
    const best = price('FIXED', '1.00');
    const rejected: [Price, string, string?][] = [
      [price('LIST', '0'), 'RAW_VALUE_NOT_POSITIVE'],
      [price('LIST', '1.00', { toDate: 'soon' }), 'DATE_UNREADABLE'],
      [price('FAIR_LIST', '0.50'), 'OUTSIDE_FAIR'],
      [price('LIST', '0.50', { fromDate: '2026-11-26' }), 'NOT_YET_VALID'],
      [price('LIST', '0.50', { toDate: '2026-11-24' }), 'EXPIRED'],
      [price('LIST', '0.50', { minQuantity: 7 }), 'BELOW_TIER'],
      [price('LIST', '1.01'), 'DEARER', '6.06'],
      [price('LIST', '1.00'), 'TIE', '6.00'],
    ];
    const prices = rejected.map(([single]) => single).toSpliced(3, 0, best);
    expect(explainPrice(question(prices, 1))).toMatchObject({
      row: { price: best },
      rejected: rejected.map(([single, reason, rowTotal]) => ({
        price: single,
        reason,
        ...(rowTotal === undefined ? {} : { rowTotal }),
      })),
    });
    expect(explainPrice(question(prices, 1)).rejected).toHaveLength(8);
  });

  it('gives the same answer as priceRow, and every price a place', () => {
    const anyPrice = fc
      .tuple(
        fc.constantFrom(...PRICE_TYPES),
        fc.integer({ min: 0, max: 300 }),
        fc.integer({ min: 0, max: 30 }),
      )
      .map(([type, cents, minQuantity]) => price(type, (cents / 100).toFixed(2), { minQuantity }));
    fc.assert(
      fc.property(fc.array(anyPrice, { maxLength: 6 }), fc.integer({ min: 0, max: 6 }), (prices, amount) => {
        const asked = question(prices, amount);
        const { row, rejected } = explainPrice(asked);
        expect(row).toEqual(priceRow(asked));
        expect(rejected).toHaveLength(row.kind === 'PRICED' ? prices.length - 1 : prices.length);
      }),
    );
  });
});
