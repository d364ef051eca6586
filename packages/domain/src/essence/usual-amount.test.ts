import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isAllowedAmount } from '../quantity';
import { type BoughtQuantity, usualAmount } from './usual-amount';

const unit = (abbreviation: string, ratio: number, isVisible = true) => ({
  name: abbreviation,
  abbreviation,
  ratio,
  isDefault: ratio === 1,
  isVisible,
  isStorageUnit: ratio === 1,
});
const product = { units: [unit('Stk', 1), unit('Ktn', 12)], minSaleQuantity: 0 };
/** Thursday. */
const TODAY = '2026-11-26';
const THURSDAYS = ['2026-11-19', '2026-11-12', '2026-11-05', '2026-10-29'];
const OTHERS = ['2026-11-25', '2026-11-24', '2026-11-23', '2026-11-21', '2026-11-20'];

const on = (days: readonly string[], quantities: readonly number[], unitUsed?: string): BoughtQuantity[] =>
  quantities.map((quantity, index) => ({ day: days[index] ?? '', quantity, unit: unitUsed }));

describe('SRC-4: how much of an article a customer usually orders', () => {
  it.each<[string, readonly BoughtQuantity[], unknown]>([
    ['the median of this weekday', on(THURSDAYS, [24, 36, 24, 240], 'Ktn'), { amount: 3, unit: 'Ktn' }],
    [
      'this weekday before others',
      [...on(OTHERS, [60, 60, 60, 60, 60], 'Ktn'), ...on(THURSDAYS, [12], 'Ktn')],
      { amount: 1, unit: 'Ktn' },
    ],
    ['else the last at all', on(OTHERS, [5, 1, 5, 9, 5], 'Stk'), { amount: 5, unit: 'Stk' }],
    [
      'the unit used most often',
      [...on(THURSDAYS, [12, 12], 'Ktn'), { day: '2026-10-22', quantity: 12, unit: 'Stk' }],
      { amount: 1, unit: 'Ktn' },
    ],
    ['the default unit where none is known', on(THURSDAYS, [7, 7]), { amount: 7, unit: 'Stk' }],
    ['one at least', on(THURSDAYS, [1], 'Ktn'), { amount: 1, unit: 'Ktn' }],
    ['nothing where nothing was bought', [], undefined],
  ])('%s', (_, bought, expected) => {
    expect(usualAmount(bought, TODAY, product)).toEqual(expected);
  });

  it('is never below the minimum, and none where the article has no unit', () => {
    expect(usualAmount(on(THURSDAYS, [2], 'Stk'), TODAY, { ...product, minSaleQuantity: 10 })).toEqual({
      amount: 10,
      unit: 'Stk',
    });
    expect(usualAmount(on(THURSDAYS, [2]), TODAY, { units: [], minSaleQuantity: 0 })).toBeUndefined();
    const hidden = { units: [unit('Stk', 1), unit('Ktn', 12, false)], minSaleQuantity: 0 };
    expect(usualAmount(on(THURSDAYS, [24], 'Ktn'), TODAY, hidden)).toEqual({ amount: 24, unit: 'Stk' });
  });

  it('looks at eight orders, the latest', () => {
    const days = Array.from({ length: 12 }, (_, week) =>
      new Date(Date.parse(TODAY) - (week + 1) * 7 * 86_400_000).toISOString().slice(0, 10),
    );
    const bought = on(days, [2, 2, 2, 2, 2, 2, 2, 2, 90, 90, 90, 90], 'Stk').toReversed();
    expect(usualAmount(bought, TODAY, product)?.amount).toBe(2);
  });

  it('can always be ordered, and lies between the smallest and the largest, whatever the order of the days', () => {
    const purchase = fc.record({
      day: fc.constantFrom(...THURSDAYS, ...OTHERS),
      quantity: fc.integer({ min: 1, max: 5_000 }),
      unit: fc.constantFrom('Stk', 'Ktn', 'Fass', undefined),
    });
    fc.assert(
      fc.property(
        fc.uniqueArray(purchase, { minLength: 1, maxLength: 9, selector: ({ day }) => day }),
        fc.integer({ min: 0, max: 100 }),
        (bought, minSaleQuantity) => {
          const usual = usualAmount(bought, TODAY, { ...product, minSaleQuantity });
          const used = product.units.find(({ abbreviation }) => abbreviation === usual?.unit);
          if (usual === undefined || used === undefined) throw new Error('It can be ordered');
          expect(isAllowedAmount(usual.amount, used, minSaleQuantity)).toBe(true);
          const largest = Math.max(...bought.map(({ quantity }) => quantity), minSaleQuantity, used.ratio);
          expect((usual.amount - 1) * used.ratio).toBeLessThanOrEqual(largest);
          expect(usualAmount(bought.toReversed(), TODAY, { ...product, minSaleQuantity })).toEqual(usual);
        },
      ),
    );
  });
});
