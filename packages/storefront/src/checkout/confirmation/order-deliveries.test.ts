import { describe, expect, it } from 'vitest';
import { testOrder } from '../../testing/test-order';
import { orderDays } from './order-deliveries';

describe('orderDays', () => {
  it('FAI-2: shows a planned line on each of its days, with the amount and the price of the day', () => {
    const days = orderDays({
      ...testOrder('1'),
      deliveries: [],
      orderItems: [
        {
          productSku: '1',
          name: 'Nudeln',
          unitAbbr: 'Ktn',
          ratio: 6,
          amount: 9,
          price: '9.00',
          mostAccurateRowTotal: '77.00',
          plan: [
            { date: '2027-01-15', amount: 4, price: '8.00', mostAccurateRowTotal: '32.00' },
            { date: '2027-02-12', amount: 5, price: '9.00', mostAccurateRowTotal: '45.00' },
          ],
        },
      ],
    });
    expect(days.map(({ date, items }) => [date, items[0]?.amount, items[0]?.mostAccurateRowTotal])).toEqual([
      ['2027-01-15', 4, '32.00'],
      ['2027-02-12', 5, '45.00'],
    ]);
  });
});
