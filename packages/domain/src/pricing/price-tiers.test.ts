import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { nextTier } from './next-tier';
import type { Price } from './price';
import type { PricingInput } from './pricing-input';
import { priceRow } from './price-row';
import { priceTiers } from './price-tiers';

const price = (rawValueString: string, minQuantity: number, more: Partial<Price> = {}): Price => ({
  type: 'LIST',
  rawValueString,
  minQuantity,
  ...more,
});

const question = (
  prices: readonly Price[],
  amount: number,
  ratio: string | number = 1,
  more: Partial<PricingInput> = {},
): PricingInput => ({ prices, amount, unit: { ratio }, day: '2026-11-25', ...more });

const LADDER = [price('3.70', 240), price('4.15', 1), price('3.99', 24)];

const steps = (asked: PricingInput): string[] =>
  priceTiers(asked).map(({ amount, unitPrice, reached }) => `${amount}: ${unitPrice}${reached ? ' *' : ''}`);

describe('PRI-2: the tier ladder names from how many units on an article gets cheaper', () => {
  it('names the tiers by amount, with what is reached', () => {
    expect(steps(question(LADDER, 5, 6))).toEqual(['1: 4.15 *', '4: 3.99 *', '40: 3.70']);
    expect(steps(question(LADDER, 4, 6))).toEqual(['1: 4.15 *', '4: 3.99 *', '40: 3.70']);
    expect(steps(question(LADDER, 3, 6))).toEqual(['1: 4.15 *', '4: 3.99', '40: 3.70']);
    expect(steps(question(LADDER, 0, 5))).toEqual(['1: 4.15 *', '5: 3.99', '48: 3.70']);
  });

  it('starts at the smallest amount that is sold, at the price that is best there', () => {
    const told = (minimum: number): string[] =>
      priceTiers(question(LADDER, 5, 6), minimum).map(({ amount, unitPrice }) => `${amount}: ${unitPrice}`);
    expect(told(12)).toEqual(['2: 4.15', '4: 3.99', '40: 3.70']);
    expect(told(30)).toEqual(['5: 3.99', '40: 3.70']);
    expect(told(1e9)).toEqual([]);
  });

  it('tells all of a tier', () => {
    const promotion = price('3.33', 12, {
      type: 'PROMOTION',
      attachedDiscount: { applicationOrder: 'TOTAL', discountFactorString: '0.95' },
    });
    expect(priceTiers(question([price('4.15', 0), promotion], 1, 6))).toEqual([
      {
        amount: 1,
        storageQuantity: '6',
        minQuantity: 0,
        type: 'LIST',
        category: 'REGULAR',
        unitPrice: '4.15',
        discountPricePerStorage: '4.15',
        reached: true,
      },
      {
        amount: 2,
        storageQuantity: '12',
        minQuantity: 12,
        type: 'PROMOTION',
        category: 'ON_SALE_FOR_ALL',
        unitPrice: '3.33',
        discountPricePerStorage: '3.16',
        reached: false,
      },
    ]);
  });

  it('leaves out amounts from which nothing gets cheaper', () => {
    expect(steps(question([price('4.00', 1), price('4.50', 6), price('4.00', 12)], 1))).toEqual([
      '1: 4.00 *',
    ]);
  });

  it('counts what a TOTAL discount takes off, and not what a bonus pays back', () => {
    const total = { applicationOrder: 'TOTAL', discountFactorString: '0.9' } as const;
    expect(steps(question([price('4.00', 1), price('4.00', 6, { attachedDiscount: total })], 1))).toEqual([
      '1: 4.00 *',
      '6: 4.00',
    ]);
    expect(steps(question([price('4.00', 1), price('4.00', 6, { attachedBonus: total })], 1))).toEqual([
      '1: 4.00 *',
    ]);
  });

  it('counts a SINGLE discount once', () => {
    const single = { applicationOrder: 'SINGLE', discountFactorString: '0.5' } as const;
    const prices = [price('4.00', 1, { attachedDiscount: single }), price('1.50', 6)];
    expect(steps(question(prices, 1))).toEqual(['1: 2.00 *', '6: 1.50']);
  });

  it('begins where a price begins, and ends at 99999', () => {
    expect(steps(question([price('4.00', 10), price('3.00', 99_999), price('2.00', 100_000)], 1))).toEqual([
      '10: 4.00',
      '99999: 3.00',
    ]);
    expect(steps(question([], 1))).toEqual([]);
  });

  it('looks at the day and the fair', () => {
    const prices = [
      price('4.00', 1),
      price('3.00', 6, { type: 'FAIR_LIST' }),
      price('2.00', 9, { toDate: '2026-11-24' }),
    ];
    expect(steps(question(prices, 1))).toEqual(['1: 4.00 *']);
    expect(steps(question(prices, 1, 1, { fair: {} }))).toEqual(['1: 4.00 *', '6: 3.00']);
  });

  it('counts the whole line where it decides the tier, and nothing that was delivered', () => {
    expect(steps(question(LADDER, 1, 6, { tierAmount: 4, deliveredQuantity: 500 }))).toEqual([
      '1: 4.15 *',
      '4: 3.99 *',
      '40: 3.70',
    ]);
  });
});

describe('PRI-2: the next tier says how many units are missing', () => {
  it.each([
    [1, 3, 4, '3.99'],
    [3, 1, 4, '3.99'],
    [4, 36, 40, '3.70'],
    [0, 3, 4, '3.99'],
  ])('at %i cartons %i more', (amount, missingAmount, tierAmount, unitPrice) => {
    expect(nextTier(question(LADDER, amount, 6))).toMatchObject({
      missingAmount,
      tier: { amount: tierAmount, unitPrice, reached: false },
    });
  });

  it('is none at the top', () => {
    expect(nextTier(question(LADDER, 40, 6))).toBeUndefined();
    expect(nextTier(question([], 1))).toBeUndefined();
  });

  it('leads to the first price where there is none yet', () => {
    expect(nextTier(question([price('4.00', 10)], 4))).toMatchObject({ missingAmount: 6 });
  });

  it('counts the whole line where it decides the tier', () => {
    expect(nextTier(question(LADDER, 1, 6, { tierAmount: 4 }))).toMatchObject({ missingAmount: 36 });
  });

  it('offers nothing that the buyer has already', () => {
    // At one piece both cost a cent and the type decides; from two pieces on the list price is the lower one.
    const prices = [price('0.014', 0, { type: 'FIXED' }), price('0.006', 1), price('0.006', 50)];
    expect(priceRow(question(prices, 1))).toMatchObject({ unitPrice: '0.014' });
    expect(priceRow(question(prices, 9))).toMatchObject({ unitPrice: '0.006' });
    expect(nextTier(question(prices, 9))).toBeUndefined();
    expect(nextTier(question(prices, 1))).toMatchObject({ missingAmount: 49 });
  });

  it('is a real step: the price there is the one named, and one unit less does not have it', () => {
    const tiers = fc.array(
      fc
        .tuple(fc.integer({ min: 100, max: 999 }), fc.integer({ min: 0, max: 90 }))
        .map(([cents, from]) => price((cents / 100).toFixed(2), from)),
      { minLength: 1, maxLength: 6 },
    );
    fc.assert(
      fc.property(
        tiers,
        fc.integer({ min: 1, max: 40 }),
        fc.integer({ min: 1, max: 12 }),
        (prices, amount, ratio) => {
          const next = nextTier(question(prices, amount, ratio));
          if (next === undefined) return;
          const { tier, missingAmount } = next;
          expect(tier.amount - missingAmount).toBe(amount);
          expect(priceRow(question(prices, tier.amount, ratio))).toMatchObject({ unitPrice: tier.unitPrice });
          const before = priceRow(question(prices, tier.amount - 1, ratio));
          if (before.kind === 'PRICED')
            expect(Number(before.unitPrice)).toBeGreaterThan(Number(tier.unitPrice));
        },
      ),
    );
  });
});
