import { describe, expect, it } from 'vitest';
import { productDeadline } from './product-deadline';
import { nextDelivery } from './next-delivery';
import { deliverySchedule } from './schedule';
import type { DeliverySlot } from './slot';

const A: DeliverySlot = { day: 4, lastOrderDay: 3, lastOrderTime: '16:00' };
const B: DeliverySlot = { day: 1, lastOrderDay: 5, lastOrderTime: '12:00' };
const SCHEDULE = deliverySchedule({ slots: [A, B] });
const clockAt = (text: string) => ({ now: () => Date.parse(text) });

describe('the earliest possible delivery, its deadline, and what comes after it', () => {
  it.each([
    [
      '2026-11-25T15:59:59+01:00',
      { date: '2026-11-26', deadline: '2026-11-25T16:00:00+01:00' },
      { date: '2026-11-30', deadline: '2026-11-27T12:00:00+01:00' },
    ],
    [
      '2026-11-25T16:00:00+01:00',
      { date: '2026-11-30', deadline: '2026-11-27T12:00:00+01:00' },
      { date: '2026-12-03', deadline: '2026-12-02T16:00:00+01:00' },
    ],
  ])('at %s', (now, earliest, afterDeadline) => {
    expect(nextDelivery(SCHEDULE, clockAt(now))).toMatchObject({
      earliest: { date: earliest.date, deadline: Date.parse(earliest.deadline) },
      afterDeadline: { date: afterDeadline.date, deadline: Date.parse(afterDeadline.deadline) },
    });
  });

  it('PRD-5: with Bestellschluss 14:00 at 15:00 the line comes on Monday, the rest on Thursday', () => {
    const clock = clockAt('2026-11-25T15:00:00+01:00');
    const article = productDeadline([{ key: 'Bestellschluss', extension: '14:00' }]);
    expect(nextDelivery(SCHEDULE, clock, { article })?.earliest.date).toBe('2026-11-30');
    expect(nextDelivery(SCHEDULE, clock)?.earliest.date).toBe('2026-11-26');
  });

  it('has nothing after the last delivery of a window', () => {
    const window = { from: '2026-11-25', to: '2026-11-29' };
    const outlook = nextDelivery(SCHEDULE, clockAt('2026-11-25T12:00:00Z'), { window });
    expect(outlook?.earliest.date).toBe('2026-11-26');
    expect(outlook?.afterDeadline).toBeUndefined();
  });

  it('is missing where nothing is possible', () => {
    expect(nextDelivery(deliverySchedule({ slots: [] }), clockAt('2026-11-25T12:00:00Z'))).toBeUndefined();
  });
});
