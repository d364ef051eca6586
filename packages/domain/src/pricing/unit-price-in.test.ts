import { describe, expect, it } from 'vitest';

import { unitPriceIn } from './unit-price-in';
import { recommendedRetailPrice } from './recommended-retail-price';
import { deliveredRow } from './delivered-row';

describe('PRI-7: the price of another unit is unit price × ratio, rounded to the cent for showing', () => {
  it.each<[string, string | number, string]>([
    ['3.99', 6, '23.94'],
    ['0.0328', 100, '3.28'],
    ['0.99', '0.5', '0.50'],
  ])('%s × %s is %s', (unitPrice, ratio, price) => {
    expect(unitPriceIn(unitPrice, { ratio })).toEqual({ price, estimated: false });
  });

  it('is an estimate for a weighed article', () => {
    const weighed = { pricedBy: 'kg', estimatedQuantityPerStorageUnit: '2.5' };
    expect(unitPriceIn('12.90', { ratio: 2 }, weighed)).toEqual({ price: '64.50', estimated: true });
  });

  it('names a ratio or an expected weight that cannot be one', () => {
    expect(() => unitPriceIn('1.00', { ratio: 0 })).toThrow(new RangeError('Not a positive ratio: 0'));
    expect(() =>
      unitPriceIn('1.00', { ratio: 1 }, { pricedBy: 'kg', estimatedQuantityPerStorageUnit: '-1' }),
    ).toThrow(new RangeError('Not a positive estimated quantity: -1'));
  });
});

describe('recommendedRetailPrice: gross euro, for information', () => {
  it.each([
    ['5.5', '5.50'],
    ['12.90', '12.90'],
    ['0.01', '0.01'],
  ])('%s is shown as %s', (uvp, expected) => {
    expect(recommendedRetailPrice({ uvp })).toBe(expected);
  });

  it.each([undefined, '', '0', '-1', 'n/a'])('%j is none', (uvp) => {
    expect(recommendedRetailPrice({ uvp })).toBeUndefined();
  });
});

describe('PRI-5: a delivered row is what was agreed, for what arrived', () => {
  it('uses the price and the factors of the snapshot', () => {
    const snapshot = {
      rawValue: '10.13',
      factors: [
        { source: 'FAIR', factor: '0.97' },
        { source: 'TOTAL_DISCOUNT', factor: '0.95' },
        { source: 'BONUS', factor: '0.99' },
      ],
    } as const;
    expect(deliveredRow(snapshot, '11.5')).toEqual({
      unitPrice: '9.83',
      rowTotal: '107.39',
      undiscountedRowTotal: '116.50',
      discountEarned: '9.11',
      bonus: '1.07',
    });
  });

  it('is nothing when nothing arrived', () => {
    expect(deliveredRow({ rawValue: '4.15', factors: [] }, 0)).toMatchObject({ rowTotal: '0.00' });
  });

  it('names a quantity that cannot have been delivered', () => {
    const snapshot = { rawValue: '4.15', factors: [] };
    expect(() => deliveredRow(snapshot, '-0.5')).toThrow(new RangeError('Not a delivered quantity: -0.5'));
    expect(() => deliveredRow(snapshot, '1,5')).toThrow(new RangeError('Not a decimal number: "1,5"'));
  });
});
