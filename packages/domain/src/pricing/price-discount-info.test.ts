import { describe, expect, it } from 'vitest';

import { decimal } from '../money';
import { percentOff } from './percent-off';
import { priceDiscountInfo } from './price-discount-info';
import type { PriceFactor } from './price-factor';
import { parseFactors } from './parsed-factor';

const info = (rawValue: string, factors: readonly PriceFactor[] = []) =>
  priceDiscountInfo({ snapshot: { type: 'LIST', rawValue, factors, day: '2026-11-25', tier: 1 } });

const FAIR: PriceFactor = { source: 'FAIR', factor: '0.97' };
const SINGLE: PriceFactor = { source: 'SINGLE_DISCOUNT', factor: '0.95' };
const TOTAL: PriceFactor = { source: 'TOTAL_DISCOUNT', factor: '0.95' };
const BONUS: PriceFactor = { source: 'BONUS', factor: '0.98' };

const NOTHING = { hasDiscount: false, discount: '0', hasBonus: false, bonus: '0' };

describe('PRI-7: price discount info of a priced row', () => {
  it('shows a price without reductions as it is', () => {
    expect(info('10.13')).toEqual({
      rawPricePerStorage: '10.13',
      discountPricePerStorage: '10.13',
      ...NOTHING,
    });
    expect(info('10')).toEqual({ rawPricePerStorage: '10.00', discountPricePerStorage: '10.00', ...NOTHING });
    expect(info('1.23456')).toMatchObject({
      rawPricePerStorage: '1.23456',
      discountPricePerStorage: '1.23456',
    });
  });

  it('shows what the fair and a SINGLE discount take off together, from the product of both', () => {
    expect(info('10.13', [FAIR, SINGLE])).toEqual({
      rawPricePerStorage: '10.13',
      discountPricePerStorage: '9.33',
      hasDiscount: true,
      discount: '7.85',
      hasBonus: false,
      bonus: '0',
    });
  });

  it('shows the unit price less a TOTAL discount, with the decimals of a calculated price', () => {
    expect(info('3.33', [TOTAL])).toMatchObject({ discountPricePerStorage: '3.16', discount: '5' });
    expect(info('10.55', [FAIR, TOTAL])).toMatchObject({ discountPricePerStorage: '9.72', discount: '7.85' });
    expect(info('1.23456', [TOTAL])).toMatchObject({ discountPricePerStorage: '1.1728' });
    expect(info('1.5', [TOTAL])).toMatchObject({ discountPricePerStorage: '1.43' });
  });

  it('shows the bonus apart: it lowers no price', () => {
    expect(info('10.00', [BONUS])).toEqual({
      rawPricePerStorage: '10.00',
      discountPricePerStorage: '10.00',
      hasDiscount: false,
      discount: '0',
      hasBonus: true,
      bonus: '2',
    });
    expect(info('10.00', [TOTAL, BONUS])).toMatchObject({
      discountPricePerStorage: '9.50',
      discount: '5',
      bonus: '2',
    });
    expect(info('10.00', [SINGLE, BONUS])).toMatchObject({ discountPricePerStorage: '9.50', discount: '5' });
  });

  it('sees no reduction in a factor of 1', () => {
    const ones: PriceFactor[] = [
      { source: 'SINGLE_DISCOUNT', factor: '1' },
      { source: 'BONUS', factor: '1.00' },
    ];
    expect(info('10.00', ones)).toMatchObject(NOTHING);
  });

  it('has a discount even where its percentage rounds to nothing', () => {
    expect(info('10.00', [{ source: 'TOTAL_DISCOUNT', factor: '0.99999' }])).toMatchObject({
      hasDiscount: true,
      discount: '0',
    });
  });
});

describe('LOC-3: percentages have at most 2 decimals, rounded half up', () => {
  it.each([
    ['0.95', '5'],
    ['0.875', '12.5'],
    ['0.9215', '7.85'],
    ['0.66667', '33.33'],
    ['0.99995', '0.01'],
    ['0.99996', '0'],
    ['1', '0'],
  ])('factor %s takes %s off', (factor, percent) => {
    expect(percentOff(decimal(factor))).toBe(percent);
  });
});

describe('PRI-5: a snapshot is read as pricing reads a price list', () => {
  it('leaves a factor out of range out', () => {
    const factors = parseFactors([
      SINGLE,
      { source: 'BONUS', factor: '1.2' },
      { source: 'FAIR', factor: '' },
    ]);
    expect(factors.map(({ source, factor }) => ({ source, factor }))).toEqual([SINGLE]);
  });
});
