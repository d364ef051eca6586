import { describe, expect, it } from 'vitest';

import { BILLING_TIMES, priceDay, type PriceDayInput } from './price-day';

const ORDER_DAY = '2026-11-25';

describe('FAI-2: the order day decides the price, in a fair billed at delivery the delivery day', () => {
  it.each<[string, Omit<PriceDayInput, 'orderDay'>, string]>([
    ['outside a fair', { deliveryDay: '2026-12-01' }, ORDER_DAY],
    [
      'in a fair billed at the order',
      {
        deliveryDay: '2026-12-01',
        fair: { billingTime: 'ORDER_TIME', firstPossibleDeliveryDate: '2027-01-11' },
      },
      ORDER_DAY,
    ],
    [
      'in a fair billed at delivery',
      {
        deliveryDay: '2027-02-01',
        fair: { billingTime: 'DELIVERY_TIME', firstPossibleDeliveryDate: '2027-01-11' },
      },
      '2027-02-01',
    ],
    [
      'before a day is chosen: the first possible one',
      { fair: { billingTime: 'DELIVERY_TIME', firstPossibleDeliveryDate: '2027-01-11' } },
      '2027-01-11',
    ],
    [
      'before a day is chosen, the first possible one gone by: today',
      { fair: { billingTime: 'DELIVERY_TIME', firstPossibleDeliveryDate: '2026-11-01' } },
      ORDER_DAY,
    ],
    [
      'before a day is chosen, none being the first: today',
      { fair: { billingTime: 'DELIVERY_TIME' } },
      ORDER_DAY,
    ],
  ])('%s', (_title, more, expected) => {
    expect(priceDay({ orderDay: ORDER_DAY, ...more })).toBe(expected);
  });

  it('knows two billing times', () => {
    expect(BILLING_TIMES).toEqual(['ORDER_TIME', 'DELIVERY_TIME']);
  });
});
