import { describe, expect, it } from 'vitest';
import { fairSchema } from './fair';
import { refusedAt } from './testing/refused-at';

const herbst = { id: 'HERBST26', isActive: true, billingTime: 'ORDER_TIME' };

describe('FAI-2: billing time, possible delivery dates, aggregation range', () => {
  it.each(['ORDER_TIME', 'DELIVERY_TIME'])('bills at %s', (billingTime) => {
    expect(refusedAt(fairSchema, { ...herbst, billingTime })).toEqual([]);
  });

  it('keeps all it is told', () => {
    const full = {
      ...herbst,
      bannerPath: '/b.webp',
      startPagePath: 'messe/herbst',
      firstPossibleDeliveryDate: '2026-11-23',
      lastPossibleDeliveryDate: '2026-12-18',
      globalDiscountFactor: '0.97',
      orderHistoryAggregationRange: { start: '2025-11-01', end: '2025-12-31' },
      tenants: ['AZ'],
      maxOrdersPerCustomer: 2,
    };
    expect(fairSchema.parse(full)).toEqual(full);
  });

  it.each([
    ['another billing time', { billingTime: 'LATER' }, 'billingTime'],
    ['a date in another form', { firstPossibleDeliveryDate: '23.11.2026' }, 'firstPossibleDeliveryDate'],
    ['a last date in another form', { lastPossibleDeliveryDate: '18.12.2026' }, 'lastPossibleDeliveryDate'],
    [
      'a range without an end',
      { orderHistoryAggregationRange: { start: '2025-11-01' } },
      'orderHistoryAggregationRange.end',
    ],
    ['a factor that is no decimal', { globalDiscountFactor: '3 %' }, 'globalDiscountFactor'],
  ])('refuses %s', (_what, change, path) => {
    expect(refusedAt(fairSchema, { ...herbst, ...change })).toEqual([path]);
  });
});
