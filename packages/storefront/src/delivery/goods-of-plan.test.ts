import { deadlinesToMeet } from '@gastroshop/domain/delivery';
import { describe, expect, it } from 'vitest';
import { testCustomer } from '../testing/test-customer';
import { planDeliveries, type DeliveryAttributes } from './delivery-plan';
import { goodsOfPlan } from './goods-of-plan';

const FRESH: DeliveryAttributes = [{ key: 'Gekuehlt' }];
const FROZEN: DeliveryAttributes = [{ key: 'Tiefgekuehlt' }, { key: 'Bestellschluss', extension: '14:00' }];
const NOW = Date.parse('2026-11-25T12:48:00+01:00');

const customer = testCustomer({
  deliverySlots: [
    { id: 'A', day: 4, time: '06:00', lastOrderDay: 3, lastOrderTime: '16:00' },
    { id: 'B', day: 1, time: '06:00', lastOrderDay: 5, lastOrderTime: '12:00' },
  ],
});

const told = (lines: readonly DeliveryAttributes[], now = NOW) => {
  const plan = planDeliveries({ customer, articles: lines, now });
  return deadlinesToMeet(
    goodsOfPlan(
      lines.map((attributes) => ({ attributes })),
      plan,
    ),
    now,
  );
};

describe('the deadlines of what is in a cart', () => {
  it('counts the earlier time an article asks for, and the rest by its own', () => {
    const deadlines = told([FRESH, FROZEN]);
    expect(deadlines).toMatchObject({
      first: { date: '2026-11-26', deadline: Date.parse('2026-11-25T14:00:00+01:00') },
      rest: { date: '2026-11-26', deadline: Date.parse('2026-11-25T16:00:00+01:00') },
      isFrozenFirst: true,
    });
  });

  it('what missed its time waits for its next delivery, and the rest has the earliest deadline', () => {
    const deadlines = told([FRESH, FROZEN], Date.parse('2026-11-25T14:30:00+01:00'));
    expect(deadlines?.first.deadline).toBe(Date.parse('2026-11-25T16:00:00+01:00'));
    expect(deadlines?.isFrozenFirst).toBe(false);
  });

  it('counts the days a line is planned for', () => {
    const plan = planDeliveries({ customer, articles: [FRESH], now: NOW });
    const goods = goodsOfPlan([{ attributes: FRESH, days: ['2026-11-30', '2026-12-03'] }], plan);
    expect(goods.map(({ delivery }) => delivery.date)).toEqual(['2026-11-30', '2026-12-03']);
  });
});
