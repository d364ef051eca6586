import { describe, expect, it } from 'vitest';
import { expectedGoods, goodsSince, type ExpectedLine, type ExpectedOrder } from './expected-goods';

const NOW = Date.parse('2026-11-25T13:00:00Z');
const line = (more: Partial<ExpectedLine> = {}): ExpectedLine => ({
  productSku: '1',
  amount: 4,
  ratio: '0.5',
  unitAbbr: 'Ktn',
  ...more,
});
const order = (more: Partial<ExpectedOrder> = {}): ExpectedOrder => ({
  id: '4000012',
  deliverySlotDate: '2026-11-30',
  orderItems: [line()],
  ...more,
});
const days = (more: Partial<ExpectedOrder>) =>
  expectedGoods(order(more), NOW).map(({ quantity, day }) => `${quantity} ${day}`);

describe('INV-2: what is already on its way', () => {
  it('tells amount in storage units, day and order', () => {
    expect(expectedGoods(order(), NOW)).toEqual([
      { sku: '1', quantity: '2', day: '2026-11-30', orderId: '4000012' },
    ]);
  });

  it.each<[string, Partial<ExpectedOrder>, readonly string[]]>([
    ['today without a time, all day', { deliverySlotDate: '2026-11-25' }, ['2 2026-11-25']],
    [
      'today, until its time (14:00 in Vienna now)',
      { deliverySlotDate: '2026-11-25', deliverySlotTime: '14:01' },
      ['2 2026-11-25'],
    ],
    ['today, its time has come', { deliverySlotDate: '2026-11-25', deliverySlotTime: '14:00' }, []],
    ['yesterday', { deliverySlotDate: '2026-11-24' }, []],
    ['without any day', { deliverySlotDate: undefined }, []],
    ['on its own day', { orderItems: [line({ alternativeDeliveryDate: '2026-12-02' })] }, ['2 2026-12-02']],
    [
      'planned over several days, one of them past',
      {
        orderItems: [
          line({
            plan: [
              { date: '2026-11-20', amount: 1 },
              { date: '2026-12-01', amount: 3 },
            ],
          }),
        ],
      },
      ['1.5 2026-12-01'],
    ],
    [
      'by what the order tells of its deliveries',
      {
        deliveries: [
          { date: '2026-11-27', lines: [{ productSku: '1', amount: 3, unitAbbr: 'Ktn' }] },
          { date: '2026-11-28', lines: [{ productSku: '1', amount: 1, unitAbbr: 'Ktn' }] },
        ],
      },
      ['1.5 2026-11-27', '0.5 2026-11-28'],
    ],
    [
      'delivered, cancelled, replaced',
      { orderItems: ['DELIVERED', 'CANCELLED', 'REPLACED'].map((status) => line({ status })) },
      [],
    ],
    [
      'cut short to 3',
      { orderItems: [line({ status: 'SHORT', deliveredQuantity: '3' })] },
      ['1.5 2026-11-30'],
    ],
    ['cut short, nobody said to what', { orderItems: [line({ status: 'SHORT' })] }, []],
    [
      'cut short to more than was ordered',
      { orderItems: [line({ status: 'SHORT', deliveredQuantity: 9 })] },
      ['2 2026-11-30'],
    ],
    ['in both daylight-saving hours', { deliverySlotDate: '2027-03-28' }, ['2 2027-03-28']],
  ])('%s', (_case, more, expected) => {
    expect(days(more)).toEqual(expected);
  });
});

describe('STD-14: what a count did not see', () => {
  const since = (more: Partial<ExpectedOrder>, moment = NOW) =>
    goodsSince(order(more), moment).map(({ quantity, day }) => `${quantity} ${day}`);

  it('is what came since and what still comes', () => {
    const delivered = { orderItems: [line({ status: 'DELIVERED' })] };
    expect(since(delivered)).toEqual(['2 2026-11-30']);
    expect(days(delivered)).toEqual([]);
    expect(since(delivered, Date.parse('2026-12-01T06:00:00Z'))).toEqual([]);
  });

  it.each(['CANCELLED', 'REPLACED'])('and nothing of a line that is %s', (status) => {
    expect(since({ orderItems: [line({ status })] })).toEqual([]);
  });

  it('as much of a line cut short as came', () => {
    expect(since({ orderItems: [line({ status: 'SHORT', deliveredQuantity: 1 })] })).toEqual([
      '0.5 2026-11-30',
    ]);
  });
});
