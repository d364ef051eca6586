import { describe, expect, it } from 'vitest';
import { fairWindow } from './delivery-window';
import { earliestDelivery, possibleDays, possibleDeliveries } from './possible-deliveries';
import { deliverySchedule } from './schedule';
import type { DeliverySlot } from './slot';

const A: DeliverySlot = { id: 'A', day: 4, lastOrderDay: 3, lastOrderTime: '16:00' };
const B: DeliverySlot = { id: 'B', day: 1, lastOrderDay: 5, lastOrderTime: '12:00' };
const SCHEDULE = deliverySchedule({ slots: [A, B] });
const clockAt = (text: string) => ({ now: () => Date.parse(text) });

describe('the next 28 days are offered, as far as they can still be ordered for', () => {
  it('in order of their dates, each with its deadline', () => {
    const deliveries = possibleDeliveries(SCHEDULE, clockAt('2026-11-25T16:00:00+01:00'));
    expect(deliveries.map(({ date, deadline }) => [date, new Date(deadline).toISOString()])).toEqual([
      ['2026-11-30', '2026-11-27T11:00:00.000Z'],
      ['2026-12-03', '2026-12-02T15:00:00.000Z'],
      ['2026-12-07', '2026-12-04T11:00:00.000Z'],
      ['2026-12-10', '2026-12-09T15:00:00.000Z'],
      ['2026-12-14', '2026-12-11T11:00:00.000Z'],
      ['2026-12-17', '2026-12-16T15:00:00.000Z'],
      ['2026-12-21', '2026-12-18T11:00:00.000Z'],
    ]);
    expect(deliveries[0]?.slot).toBe(B);
  });

  it('the first and the last of them included', () => {
    const daily = deliverySchedule({
      slots: [0, 1, 2, 3, 4, 5, 6].map((day) => ({
        day,
        lastOrderDay: day,
        lastOrderTime: '08:00',
        time: '12:00',
      })),
    });
    const days = possibleDays(daily, clockAt('2026-11-25T07:59:59+01:00'));
    expect(days).toHaveLength(28);
    expect([days[0], days.at(-1)]).toEqual(['2026-11-25', '2026-12-22']);
    expect(possibleDays(daily, clockAt('2026-11-25T08:00:00+01:00'))).toHaveLength(27);
  });

  it('none without slots', () => {
    const none = deliverySchedule({ slots: [] });
    expect(possibleDays(none, clockAt('2026-11-25T08:00:00Z'))).toEqual([]);
    expect(earliestDelivery(none, clockAt('2026-11-25T08:00:00Z'))).toBeUndefined();
  });
});

describe("FAI-2: possible days of a fair are the customer's slot days within its dates, with the usual deadlines", () => {
  const dates = { firstPossibleDeliveryDate: '2026-11-26', lastPossibleDeliveryDate: '2026-12-03' };
  it.each([
    ['2026-11-20T08:00:00Z', ['2026-11-26', '2026-11-30', '2026-12-03']],
    ['2026-11-25T14:59:59Z', ['2026-11-26', '2026-11-30', '2026-12-03']],
    ['2026-11-25T15:00:00Z', ['2026-11-30', '2026-12-03']],
    ['2026-12-02T15:00:00Z', []],
    ['2026-12-09T15:00:00Z', []],
  ])('at %s', (now, days) => {
    const clock = clockAt(now);
    expect(possibleDays(SCHEDULE, clock, { window: fairWindow(dates, clock) })).toEqual(days);
  });
});

describe('a pre-order article comes on the first day that can still be ordered for when its lead days have passed', () => {
  it.each([
    ['none', '2026-11-25T15:59:59+01:00', 0, '2026-11-26'],
    ['one', '2026-11-25T15:59:59+01:00', 1, '2026-11-30'],
    ['two, just in time', '2026-11-25T11:59:59+01:00', 2, '2026-11-30'],
    ['two, just too late', '2026-11-25T12:00:00+01:00', 2, '2026-12-03'],
    ['more than the shop offers days', '2026-11-25T12:00:00+01:00', 30, '2026-12-31'],
  ])('%s', (_, now, preOrderDays, day) => {
    expect(earliestDelivery(SCHEDULE, clockAt(now), { article: { preOrderDays } })?.date).toBe(day);
    expect(possibleDays(SCHEDULE, clockAt(now), { article: { preOrderDays } })[0]).toBe(day);
  });
});
