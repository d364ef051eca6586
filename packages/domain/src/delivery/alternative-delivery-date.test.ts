import { describe, expect, it } from 'vitest';
import { alternativeDeliveryDate } from './alternative-delivery-date';
import { deliverySchedule } from './schedule';

const SCHEDULE = deliverySchedule({
  slots: [
    { day: 4, lastOrderDay: 3, lastOrderTime: '16:00' },
    { day: 1, lastOrderDay: 5, lastOrderTime: '12:00' },
  ],
});
const clockAt = (text: string) => ({ now: () => Date.parse(text) });

describe('a line that cannot come on the order’s day has its first possible day as alternativeDeliveryDate', () => {
  it.each([
    ['a pre-order of no days comes along', '15:00', '2026-11-26', { preOrderDays: 0 }, undefined],
    ['a pre-order of two days does not', '11:00', '2026-11-26', { preOrderDays: 2 }, '2026-11-30'],
    ['it comes along on a later day', '11:00', '2026-11-30', { preOrderDays: 2 }, undefined],
    ['also on a day later than its first', '11:00', '2026-12-03', { preOrderDays: 2 }, undefined],
    ['Bestellschluss ahead', '13:59', '2026-11-26', { closesAt: 840 }, undefined],
    ['Bestellschluss reached', '14:00', '2026-11-26', { closesAt: 840 }, '2026-11-30'],
    ['no delivery on the order’s day', '11:00', '2026-11-27', {}, '2026-11-26'],
  ])('%s', (_, time, orderDay, article, expected) => {
    const clock = clockAt(`2026-11-25T${time}:00+01:00`);
    expect(alternativeDeliveryDate(SCHEDULE, clock, orderDay, { article })).toBe(expected);
  });

  it('has none where no day of the window is possible', () => {
    const window = { from: '2026-11-25', to: '2026-11-29' };
    const clock = clockAt('2026-11-25T11:00:00+01:00');
    const query = { article: { preOrderDays: 2 }, window };
    expect(alternativeDeliveryDate(SCHEDULE, clock, '2026-11-26', query)).toBeUndefined();
  });
});
