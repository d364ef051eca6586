import { describe, expect, it } from 'vitest';
import { deliverySchedule } from '../delivery';
import { latestDeadline, lineDeadline } from './line-deadline';

const schedule = deliverySchedule({
  slots: [
    { day: 0, time: '06:00', lastOrderDay: 6, lastOrderTime: '16:00' },
    { day: 1, time: '06:00', lastOrderDay: 0, lastOrderTime: '16:00' },
  ],
});

describe('ORD-2: the deadline of a line', () => {
  it.each([
    ['the day the clocks go forward', '2027-03-29', {}, '2027-03-28T14:00:00Z'],
    ['the day before it', '2027-03-28', {}, '2027-03-27T15:00:00Z'],
    ['the day the clocks go back', '2026-10-26', {}, '2026-10-25T15:00:00Z'],
    ['the day before it', '2026-10-25', {}, '2026-10-24T14:00:00Z'],
    ['an earlier Bestellschluss', '2026-10-26', { closesAt: 14 * 60 }, '2026-10-25T13:00:00Z'],
    ['ordered in advance', '2026-10-26', { preOrderDays: 2 }, '2026-10-23T14:00:00Z'],
  ])('%s: %s %j', (_case, day, product, deadline) => {
    expect(lineDeadline(schedule, day, product)).toBe(Date.parse(deadline));
  });

  it('is missing where nothing is delivered, and the latest of several counts for the order', () => {
    expect(lineDeadline(schedule, '2026-10-28', {})).toBeUndefined();
    expect(latestDeadline([3, undefined, 7, 5])).toBe(7);
    expect(latestDeadline([undefined])).toBeUndefined();
  });
});
