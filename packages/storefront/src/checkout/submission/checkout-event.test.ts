import type { OrderItem } from '@gastroshop/api-contract';
import { sumMoney } from '@gastroshop/domain/money';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { testOrder } from '../../testing/test-order';
import { checkoutEventOf } from './checkout-event';

const line = (differing: Partial<OrderItem>): OrderItem => ({
  productSku: '100100',
  name: 'Bergmilch',
  unitAbbr: 'Ktn',
  ratio: 1,
  amount: 1,
  ...differing,
});

const told = (...orderItems: OrderItem[]) => checkoutEventOf(testOrder('17', { orderItems }));

describe('TRK-1: what is told of an order', () => {
  it.each([
    ['a crate of six', { price: '3.99', ratio: 6, amount: 4, mostAccurateRowTotal: '95.76' }, '23.94'],
    ['the storage unit itself', { price: '4.15', amount: 2, mostAccurateRowTotal: '8.30' }, '4.15'],
    [
      'half a storage unit',
      { price: '0.99', ratio: '0.5', amount: 3, mostAccurateRowTotal: '1.49' },
      '0.495',
    ],
    ['four decimals', { price: '1.2345', amount: 100, mostAccurateRowTotal: '123.45' }, '1.2345'],
    ['a product by weight', { price: '12.90', amount: 2, mostAccurateRowTotal: '64.50' }, '32.25'],
    ['a discount on the sum', { price: '3.33', amount: 3, mostAccurateRowTotal: '9.49' }, '3.1633'],
    ['parts of several prices', { ratio: 6, amount: 9, mostAccurateRowTotal: '77.00' }, '8.5556'],
    ['a row not summed yet', { price: '3.99', ratio: 6, amount: 4 }, '23.94'],
    ['nothing of it left', { price: '3.99', ratio: 6, amount: 0, mostAccurateRowTotal: '0.00' }, '23.94'],
    ['a price on request', { ratio: 6, amount: 4 }, undefined],
  ] as const)('the price is that of the unit that is sent: %s', (_what, item, salePrice) => {
    expect(told(line(item)).items).toEqual([
      expect.objectContaining({ unit: 'Ktn', amount: item.amount, salePrice }),
    ]);
  });

  it('the total is exact', () => {
    expect(told(line({ mostAccurateRowTotal: '0.10' }), line({ mostAccurateRowTotal: '0.20' })).total).toBe(
      '0.30',
    );
    expect(told(line({})).total).toBeUndefined();
  });

  it('price and amount make the row, whatever unit was ordered, and the rows make the total', () => {
    const cents = fc.integer({ min: 1, max: 9_999_999 });
    const ratio = fc.constantFrom<number | string>(1, 6, 24, '0.5', '0.125', 2.5);
    const anyLine = fc.record({ cents, ratio, amount: fc.integer({ min: 1, max: 999 }) });
    fc.assert(
      fc.property(fc.array(anyLine, { minLength: 1, maxLength: 20 }), (lines) => {
        const items = lines.map((one) =>
          line({
            ratio: one.ratio,
            amount: one.amount,
            price: (one.cents / 100).toFixed(2),
            mostAccurateRowTotal: sumMoney([(one.cents * Number(one.ratio) * one.amount) / 100]),
          }),
        );
        const event = told(...items);
        for (const { salePrice, rowTotal, amount } of event.items) {
          const difference = Number(salePrice) * amount - Number(rowTotal);
          // A cent by rounding the row, and the fourth decimal for each of the amount.
          expect(Math.abs(difference)).toBeLessThan(0.011 + amount * 0.0001);
        }
        expect(event.total).toBe(sumMoney(items.map(({ mostAccurateRowTotal: row }) => row ?? '0')));
      }),
    );
  });
});
