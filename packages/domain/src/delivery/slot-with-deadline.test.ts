import { describe, expect, it } from 'vitest';
import type { DeliverySlot } from './slot';
import { slotWithDeadline } from './slot-with-deadline';

const lead = (slot: DeliverySlot, customerLastOrderTime?: string): number =>
  slotWithDeadline(slot, customerLastOrderTime).lead;
const minutes = (lastOrderTime: string | undefined, customer: string | undefined): number =>
  slotWithDeadline({ day: 4, lastOrderDay: 3, lastOrderTime }, customer).minutes;

describe('lead: days from the order deadline to the delivery, modulo a week', () => {
  it.each([
    [4, 3, 1],
    [1, 5, 3],
    [0, 6, 1],
    [0, 1, 6],
    [6, 0, 6],
    [3, 4, 6],
  ])('delivery on day %d, last order day %d: %d', (day, lastOrderDay, days) => {
    expect(lead({ day, lastOrderDay, lastOrderTime: '16:00', time: '06:00' })).toBe(days);
  });

  it.each([
    ['before the delivery', '09:00', '14:00', 0],
    ['one minute before the delivery', '13:59', '14:00', 0],
    ['at the delivery', '14:00', '14:00', 7],
    ['after the delivery', '16:00', '14:00', 7],
    ['before a delivery without time', '09:00', undefined, 7],
    ['before an unreadable time', '09:00', 'mittags', 7],
    ['missing', undefined, '14:00', 7],
  ])('the same weekday, deadline %s: %s for %s is %d', (_, lastOrderTime, time, days) => {
    expect(lead({ day: 2, lastOrderDay: 2, lastOrderTime, time })).toBe(days);
  });

  it("takes the customer's time for a slot without one there too", () => {
    expect(lead({ day: 2, lastOrderDay: 2, time: '14:00' }, '09:00')).toBe(0);
  });
});

describe("a missing lastOrderTime falls back to the customer's, else to the end of the day", () => {
  it.each([
    ['16:00', '18:00', 960],
    [undefined, '18:00', 1080],
    [undefined, undefined, 1440],
    ['nachmittags', '18:00', 1080],
    ['nachmittags', 'abends', 1440],
    ['24:00', '18:00', 1440],
  ])('slot %s, customer %s: %d minutes', (slot, customer, expected) => {
    expect(minutes(slot, customer)).toBe(expected);
  });
});
