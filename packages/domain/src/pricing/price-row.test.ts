import { describe, expect, it } from 'vitest';

import type { DisplayCategory } from './display-category';
import type { Price, PriceReduction } from './price';
import type { PricingInput } from './pricing-input';
import { priceRow } from './price-row';
import type { PricedRow, PriceOnRequest } from './priced-row';

const DAY = '2026-11-25';

const price = (type: Price['type'], rawValueString: string, more: Partial<Price> = {}): Price => ({
  type,
  rawValueString,
  minQuantity: 1,
  ...more,
});

const ask = (
  prices: readonly Price[],
  amount: number,
  ratio: string | number = 1,
  more: Partial<PricingInput> = {},
): PricedRow | PriceOnRequest => priceRow({ prices, amount, unit: { ratio }, day: DAY, ...more });

const off = (
  applicationOrder: PriceReduction['applicationOrder'],
  discountFactorString = '0.95',
): PriceReduction => ({ applicationOrder, discountFactorString });

const SINGLE = { attachedDiscount: off('SINGLE') };
const TOTAL = { attachedDiscount: off('TOTAL') };
const MEAT = { weighed: { pricedBy: 'kg', estimatedQuantityPerStorageUnit: '2.5' } };

describe('PRI-1, PRI-2, PRI-3, PRI-4, PRI-5: the examples that the trade agreed on', () => {
  it.each<[string, PricedRow | PriceOnRequest, string, string, DisplayCategory]>([
    [
      '1: 24 pieces in 4 cartons reach the tier from 24',
      ask([price('LIST', '4.15'), price('LIST', '3.99', { minQuantity: 24 })], 4, 6),
      '3.99',
      '95.76',
      'REGULAR',
    ],
    ['2: amount 0 counts as 1', ask([price('LIST', '4.15')], 0, 6), '4.15', '24.90', 'REGULAR'],
    ['3: four decimals without a factor', ask([price('LIST', '1.2345')], 100), '1.2345', '123.45', 'REGULAR'],
    [
      '4: four decimals stay four after SINGLE',
      ask([price('LIST', '0.0345', SINGLE)], 1000),
      '0.0328',
      '32.80',
      'REGULAR',
    ],
    ['5: TOTAL acts on the row', ask([price('LIST', '3.33', TOTAL)], 3), '3.33', '9.49', 'REGULAR'],
    ['5: SINGLE acts on the unit', ask([price('LIST', '3.33', SINGLE)], 3), '3.16', '9.48', 'REGULAR'],
    [
      '6: fair and SINGLE together are rounded once',
      ask([price('LIST', '10.13', SINGLE)], 12, 1, { fair: { factor: '0.97' } }),
      '9.33',
      '111.96',
      'REGULAR',
    ],
    [
      '7: at the same total FIXED wins',
      ask([price('FAIR_LIST', '10.00'), price('FIXED', '9.00')], 5, 1, { fair: { factor: '0.9' } }),
      '9.00',
      '45.00',
      'FIXED_FOR_CUSTOMER',
    ],
    [
      '8: fair on the unit, TOTAL on the row',
      ask([price('FAIR_LIST', '10.55', TOTAL)], 12, 1, { fair: { factor: '0.97' } }),
      '10.23',
      '116.62',
      'REGULAR_FAIR',
    ],
    ['9: by weight', ask([price('LIST', '12.90')], 2, 1, MEAT), '12.90', '64.50', 'REGULAR'],
    ['10: half a storage unit', ask([price('LIST', '0.99')], 3, '0.5'), '0.99', '1.49', 'REGULAR'],
  ])('%s', (_title, row, unitPrice, rowTotal, category) => {
    expect(row).toMatchObject({ kind: 'PRICED', unitPrice, rowTotal, category });
  });
});

describe('PRI-3: a zero or negative amount is priced as 1', () => {
  it.each([
    [0, '6'],
    [-3, '6'],
    [1, '6'],
    [2, '12'],
    [0.5, '3'],
  ])('amount %d: %s storage units', (amount, storageQuantity) => {
    expect(ask([price('LIST', '1.00')], amount, 6)).toMatchObject({
      storageQuantity,
      quantity: storageQuantity,
    });
  });

  it('holds for the amount that decides the tier, too', () => {
    const tiers = [price('LIST', '2.00', { minQuantity: 0 }), price('LIST', '1.00', { minQuantity: 1 })];
    expect(ask(tiers, 1, 1, { tierAmount: 0 })).toMatchObject({ unitPrice: '1.00' });
  });
});

describe('PRI-4: the fair factor multiplies regular prices only', () => {
  it.each<[Price['type'], string]>([
    ['LIST', '9.00'],
    ['FAIR_LIST', '9.00'],
    ['PROMOTION', '10.00'],
    ['SPECIAL', '10.00'],
    ['SPECIAL_LIST', '10.00'],
    ['FIXED', '10.00'],
  ])('%s 10.00 at factor 0.9: %s', (type, unitPrice) => {
    expect(ask([price(type, '10.00')], 1, 1, { fair: { factor: '0.9' } })).toMatchObject({ unitPrice });
  });

  it('counts FAIR_LIST only in its fair, with or without a factor there', () => {
    const prices = [price('LIST', '5.00'), price('FAIR_LIST', '4.00')];
    expect(ask(prices, 1)).toMatchObject({ type: 'LIST', unitPrice: '5.00' });
    expect(ask(prices, 1, 1, { fair: {} })).toMatchObject({ type: 'FAIR_LIST', unitPrice: '4.00' });
    expect(ask([price('FAIR_LIST', '4.00')], 1).kind).toBe('ON_REQUEST');
  });

  it('counts every type in a fair', () => {
    const prices = [price('FAIR_LIST', '4.00'), price('PROMOTION', '3.00')];
    expect(ask(prices, 1, 1, { fair: {} })).toMatchObject({ type: 'PROMOTION' });
  });
});

describe('PRI-5: unit price, row total, discount earned and bonus', () => {
  it.each<[string, string, string]>([
    ['10', '10.00', '9.50'],
    ['4.1', '4.10', '3.90'],
    ['4.150', '4.150', '3.943'],
    ['1.2345', '1.2345', '1.1728'],
    ['1.23456', '1.23456', '1.1728'],
  ])(
    'raw %s is shown as %s, and with a factor rounded to 2 to 4 decimals: %s',
    (raw, without, withFactor) => {
      expect(ask([price('LIST', raw)], 1)).toMatchObject({ unitPrice: without });
      expect(ask([price('LIST', raw, SINGLE)], 1)).toMatchObject({ unitPrice: withFactor });
    },
  );

  it('keeps more than four decimals of a raw value that only a TOTAL discount or a bonus comes with', () => {
    const attachedBonus = off('SINGLE');
    expect(ask([price('LIST', '1.23456', { ...TOTAL, attachedBonus })], 1000)).toMatchObject({
      unitPrice: '1.23456',
      rowTotal: '1172.83',
    });
  });

  it('rounds a negative difference and a half cent away from zero', () => {
    expect(ask([price('LIST', '0.00005', { attachedDiscount: off('SINGLE', '1') })], 10_000)).toMatchObject({
      unitPrice: '0.0001',
      rowTotal: '1.00',
      undiscountedRowTotal: '0.50',
      discountEarned: '-0.50',
    });
  });

  it('compares the discount earned with the rounded raw row of the chosen price', () => {
    const prices = [price('LIST', '9.99'), price('PROMOTION', '3.335', SINGLE)];
    expect(ask(prices, 3)).toMatchObject({
      unitPrice: '3.168',
      rowTotal: '9.50',
      undiscountedRowTotal: '10.01',
      discountEarned: '0.51',
    });
  });

  it.each(['SINGLE', 'TOTAL'] as const)(
    'pays a %s bonus back of the row total and lowers nothing',
    (order) => {
      const attachedBonus = off(order, '0.97');
      expect(ask([price('LIST', '10.05', { ...TOTAL, attachedBonus })], 3)).toMatchObject({
        unitPrice: '10.05',
        rowTotal: '28.64',
        discountEarned: '1.51',
        bonus: '0.86',
      });
    },
  );

  it('has no discount and no bonus without factors', () => {
    expect(ask([price('LIST', '10.05')], 3)).toMatchObject({
      rowTotal: '30.15',
      undiscountedRowTotal: '30.15',
      discountEarned: '0.00',
      bonus: '0.00',
    });
  });
});

describe('PRI-2: weighed articles are billed by weight, their tiers count storage units', () => {
  const tiers = [price('LIST', '12.90'), price('LIST', '11.90', { minQuantity: 4 })];

  it('estimates storage units × expected weight', () => {
    expect(ask(tiers, 2, 1, MEAT)).toMatchObject({
      unitPrice: '12.90',
      storageQuantity: '2',
      quantity: '5',
      rowTotal: '64.50',
      estimated: true,
    });
    expect(ask(tiers, 2, 2, MEAT)).toMatchObject({ unitPrice: '11.90', quantity: '10', rowTotal: '119.00' });
  });

  it('bills what was delivered, at the tier of what was ordered', () => {
    expect(ask(tiers, 2, 1, { ...MEAT, deliveredQuantity: '4.873' })).toMatchObject({
      unitPrice: '12.90',
      storageQuantity: '2',
      quantity: '4.873',
      rowTotal: '62.86',
      estimated: false,
    });
    expect(ask(tiers, 2, 1, { deliveredQuantity: 0 })).toMatchObject({ quantity: '0', rowTotal: '0.00' });
  });

  it('is no estimate without a weighed article', () => {
    expect(ask(tiers, 2)).toMatchObject({ estimated: false });
  });
});

describe('PRI-2: the tier of one entry of a plan counts the whole line', () => {
  it('prices the entry at the tier of the line', () => {
    const tiers = [price('LIST', '4.15'), price('LIST', '3.99', { minQuantity: 24 })];
    expect(ask(tiers, 1, 6, { tierAmount: 4 })).toMatchObject({
      unitPrice: '3.99',
      storageQuantity: '6',
      rowTotal: '23.94',
    });
    expect(ask(tiers, 4, 6, { tierAmount: 1 })).toMatchObject({ unitPrice: '4.15', rowTotal: '99.60' });
  });
});

describe('priceRow: the answer', () => {
  it('carries the chosen price and a snapshot that needs no price list', () => {
    const chosen = price('LIST', '10.13', {
      minQuantity: 6,
      attachedDiscount: off('TOTAL', '0.950'),
      attachedBonus: off('SINGLE', '0.99'),
      uvp: '15.90',
    });
    const row = ask([price('LIST', '11.00'), chosen], 2, 6, { fair: { factor: '0.97' } });
    expect(row).toEqual({
      kind: 'PRICED',
      price: chosen,
      type: 'LIST',
      category: 'REGULAR',
      minQuantity: 6,
      storageQuantity: '12',
      quantity: '12',
      estimated: false,
      unitPrice: '9.83',
      rowTotal: '112.06',
      undiscountedRowTotal: '121.56',
      discountEarned: '9.50',
      bonus: '1.12',
      snapshot: {
        type: 'LIST',
        rawValue: '10.13',
        factors: [
          { source: 'FAIR', factor: '0.97' },
          { source: 'TOTAL_DISCOUNT', factor: '0.950' },
          { source: 'BONUS', factor: '0.99' },
        ],
        day: DAY,
        tier: 6,
      },
      problems: [],
    });
  });

  it('is "on request" without any price, with its quantities', () => {
    expect(ask([], 2, 6)).toEqual({
      kind: 'ON_REQUEST',
      storageQuantity: '12',
      quantity: '12',
      estimated: false,
      problems: [],
    });
  });

  it.each<[string, Partial<PricingInput>, string]>([
    ['day', { day: '2026-13-01' }, 'Not a calendar date: 2026-13-01'],
    ['moment as a day', { day: '2026-11-25T10:00:00Z' }, 'Not a calendar date: 2026-11-25T10:00:00Z'],
    ['amount', { amount: Number.NaN }, 'Not a decimal number: NaN'],
    ['tier amount', { tierAmount: Number.NaN }, 'Not a decimal number: NaN'],
    ['ratio', { unit: { ratio: 0 } }, 'Not a positive ratio: 0'],
    [
      'expected weight',
      { weighed: { pricedBy: 'kg', estimatedQuantityPerStorageUnit: 0 } },
      'Not a positive estimated quantity: 0',
    ],
    ['delivered quantity', { deliveredQuantity: -1 }, 'Not a delivered quantity: -1'],
    ['tier', { prices: [price('LIST', '1.00', { minQuantity: Number.NaN })] }, 'Not a decimal number: NaN'],
  ])('throws a RangeError naming a bad %s', (_what, more, message) => {
    expect(() => ask([], 1, 1, more)).toThrow(new RangeError(message));
  });
});
