import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { basePrice, type BasePriceReference } from './base-price';
import { convertUnit } from './unit-conversion';

const per = (
  quantity: string | number,
  unit: string,
  refQuantity: string | number,
  refUnit: string,
): BasePriceReference => ({ quantity, unit, refQuantity, refUnit });

describe('PRI-8: base price = unit price ÷ content × reference quantity, after converting, rounded to the cent', () => {
  it.each<[string, BasePriceReference, string]>([
    ['3.99', per(500, 'g', 1, 'kg'), '7.98'],
    ['3.99', per('0.5', 'kg', 100, 'g'), '0.80'],
    ['1.20', per(75, 'cl', 1, 'l'), '1.60'],
    ['1.20', per(750, 'ml', 1, 'l'), '1.60'],
    ['9.00', per('1.5', 'l', 100, 'ml'), '0.60'],
    ['9.00', per(3, 'cl', 10, 'ml'), '3.00'],
    ['9.00', per(3, 'l', 2, 'l'), '6.00'],
    ['6.00', per(12, 'Stk', 1, 'Stk'), '0.50'],
    ['1.00', per(3, 'kg', 1, 'kg'), '0.33'],
    ['0.05', per(2, 'kg', '0.6', 'kg'), '0.02'],
    ['3.99', per(500, ' G', 1, 'KG '), '7.98'],
    ['5.00', per(1, 'stk', 1, 'STK'), '5.00'],
    ['0.01', per(1e-7, 'kg', 1, 'kg'), '100000.00'],
  ])('%s a storage unit, %o', (unitPrice, reference, price) => {
    const { refQuantity, refUnit } = reference;
    expect(basePrice(unitPrice, reference)).toEqual({ price, refQuantity: String(refQuantity), refUnit });
  });

  it.each([
    per(500, 'g', 1, 'l'),
    per(1, 'l', 1, 'kg'),
    per(1, 'Stk', 1, 'kg'),
    per(1, 'kg', 1, 'Stk'),
    per(1, 'Stk', 1, 'Pkg'),
    per(0, 'g', 1, 'kg'),
    per(-1, 'g', 1, 'kg'),
    per(500, 'g', 0, 'kg'),
    per('', 'g', 1, 'kg'),
    per(500, 'g', 'one', 'kg'),
    per(Number.NaN, 'g', 1, 'kg'),
    per(500, 'g', Number.POSITIVE_INFINITY, 'kg'),
  ])('shows nothing for %o', (reference) => {
    expect(basePrice('3.99', reference)).toBeUndefined();
  });

  it('takes one `pricedBy` unit as the content of a weighed article', () => {
    const reference = per('2.5', 'Stk', 100, 'g');
    expect(basePrice('12.90', reference, { pricedBy: 'kg' })?.price).toBe('1.29');
    expect(basePrice('12.90', per(0, 'g', 1, 'kg'), { pricedBy: 'kg' })?.price).toBe('12.90');
    expect(basePrice('12.90', reference, { pricedBy: 'l' })).toBeUndefined();
  });

  it('names a unit price that is no number', () => {
    expect(() => basePrice('12,90', per(1, 'kg', 1, 'kg'))).toThrow(
      new RangeError('Not a decimal number: "12,90"'),
    );
  });

  it('is the same whichever unit the content is written in', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 99_999 }),
        fc.integer({ min: 1, max: 99_999 }),
        (cents, grams) => {
          const unitPrice = (cents / 100).toFixed(2);
          const inGrams = basePrice(unitPrice, per(grams, 'g', 1, 'kg'));
          expect(basePrice(unitPrice, per(grams / 1000, 'kg', 1, 'kg'))).toEqual(inGrams);
          expect(inGrams?.price).toBe(
            (Math.floor((cents * 1000 * 2 + grams) / (grams * 2)) / 100).toFixed(2),
          );
        },
      ),
    );
  });
});

describe('PRI-8: g and kg convert, and ml, cl and l', () => {
  it('converts both ways', () => {
    expect(convertUnit('kg', 'g')).toEqual({ from: 1000, to: 1 });
    expect(convertUnit('cl', 'l')).toEqual({ from: 10, to: 1000 });
    expect(convertUnit('ml', 'cl')).toEqual({ from: 1, to: 10 });
    expect(convertUnit('kg', 'cl')).toBeUndefined();
    expect(convertUnit('dag', 'kg')).toBeUndefined();
  });
});
