import { describe, expect, expectTypeOf, it } from 'vitest';
import { priceRow } from '../pricing';
import { PRICE_FIELDS, redactPrices } from './redact-prices';

describe('PRI-9: who may not see prices gets none', () => {
  const cart = {
    customerId: '4711',
    items: [
      {
        sku: '1',
        amount: 4,
        rowTotalString: '95.76',
        product: {
          name: 'Kaffee',
          bulkPrices: [{ rawValueString: '4.15' }],
          deposit: { amountString: '0.25' },
        },
      },
      { sku: '2', amount: 1, rowTotalString: '1.00', product: null },
    ],
    totals: { net: '96.76', gross: '116.11' },
    fees: [{ kind: 'DELIVERY', netString: '5.00' }],
  };

  it('takes sums and prices out at any depth and keeps the rest', () => {
    expect(redactPrices(cart)).toEqual({
      customerId: '4711',
      items: [
        { sku: '1', amount: 4, product: { name: 'Kaffee', deposit: { amountString: '0.25' } } },
        { sku: '2', amount: 1, product: null },
      ],
    });
  });

  it.each(PRICE_FIELDS)('takes %s out', (field) => {
    expect(redactPrices({ sku: '1', [field]: '4.15' })).toEqual({ sku: '1' });
    expect(redactPrices([[{ inner: { [field]: null } }]])).toEqual([[{ inner: {} }]]);
  });

  it('names every field that carries a price on the wire', () => {
    expect(PRICE_FIELDS).toEqual(
      expect.arrayContaining([
        'bulkPrices',
        'price',
        'rawValueString',
        'uvp',
        'attachedDiscount',
        'attachedBonus',
        'mostAccurateRowTotal',
        'rowTotalString',
        'netString',
        'totals',
        'fees',
        'totalPrice',
      ]),
    );
  });

  it('leaves no money in the rows that pricing answers', () => {
    const discount = { applicationOrder: 'SINGLE', discountFactorString: '0.95' } as const;
    const price = {
      type: 'LIST',
      rawValueString: '4.15',
      minQuantity: 1,
      attachedDiscount: discount,
      attachedBonus: discount,
    } as const;
    const row = priceRow({ prices: [price], amount: 1, unit: { ratio: 1 }, day: '2026-11-25' });
    expect(redactPrices(row)).toEqual({
      kind: 'PRICED',
      type: 'LIST',
      category: 'REGULAR',
      minQuantity: 1,
      storageQuantity: '1',
      quantity: '1',
      estimated: false,
      snapshot: { type: 'LIST', day: '2026-11-25', tier: 1 },
      problems: [],
    });
  });

  it('leaves the original as it was, and plain values as they are', () => {
    const before = structuredClone(cart);
    redactPrices(cart);
    expect(cart).toEqual(before);
    expect([redactPrices(null), redactPrices('price'), redactPrices(7)]).toEqual([null, 'price', 7]);
    expect(redactPrices({ note: undefined })).toStrictEqual({ note: undefined });
  });

  it('has a type without prices', () => {
    const item = redactPrices({ sku: '1', price: '4.15', lines: [{ uvp: '9.90', amount: 1 }] });
    expectTypeOf(item).toEqualTypeOf<{ sku: string; lines: readonly { amount: number }[] }>();
    expect(item).toEqual({ sku: '1', lines: [{ amount: 1 }] });
  });
});
