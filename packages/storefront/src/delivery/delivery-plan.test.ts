import { describe, expect, it } from 'vitest';
import { testCustomer } from '../testing/test-customer';
import { planDeliveries, type DeliveryAttributes } from './delivery-plan';

const FRESH: DeliveryAttributes = [{ key: 'Gekuehlt' }];
const FROZEN: DeliveryAttributes = [{ key: 'Tiefgekuehlt' }];
const EARLY: DeliveryAttributes = [{ key: 'Gekuehlt' }, { key: 'Bestellschluss', extension: '08:00' }];
const at = (time: string): number => Date.parse(time);

const customer = testCustomer({
  deliverySlots: [
    { id: 'A', day: 4, time: '06:00', lastOrderDay: 3, lastOrderTime: '16:00' },
    { id: 'B', day: 1, time: '06:00', lastOrderDay: 5, lastOrderTime: '12:00' },
  ],
});
const withFrozenTour = {
  ...customer,
  alternativeTourDeliverySlots: [
    { id: 'F', day: 2, time: '06:00', lastOrderDay: 1, lastOrderTime: '16:00' } as const,
  ],
};

describe('planDeliveries', () => {
  it('takes the earliest day where none is chosen', () => {
    const plan = planDeliveries({ customer, articles: [FRESH], now: at('2026-11-25T09:00:00+01:00') });
    expect(plan.tours.map(({ delivery }) => delivery?.date)).toEqual(['2026-11-26']);
    expect(plan.lineOf(FRESH)).toMatchObject({ date: '2026-11-26', isApart: false });
  });

  it('CHK-3: fresh and frozen goods have days of their own where the customer has tours for both', () => {
    const plan = planDeliveries({
      customer: withFrozenTour,
      articles: [FRESH, FROZEN],
      chosen: { MAIN: '2026-11-30' },
      now: at('2026-11-25T09:00:00+01:00'),
    });
    expect(plan.tours.map(({ tour, delivery }) => [tour.name, delivery?.date])).toEqual([
      ['MAIN', '2026-11-30'],
      ['ALTERNATIVE', '2026-12-01'],
    ]);
    expect(plan.lineOf(FROZEN)?.date).toBe('2026-12-01');
    expect(plan.lineOf(FRESH)?.date).toBe('2026-11-30');
  });

  it('names a chosen day that is not possible any more, and takes the next one', () => {
    const plan = planDeliveries({
      customer,
      articles: [FRESH],
      chosen: { MAIN: '2026-11-26' },
      now: at('2026-11-25T16:00:00+01:00'),
    });
    expect(plan.tours[0]).toMatchObject({ missed: '2026-11-26', delivery: { date: '2026-11-30' } });
  });

  it('says which article cannot come along and when it comes', () => {
    const plan = planDeliveries({ customer, articles: [FRESH, EARLY], now: at('2026-11-25T09:00:00+01:00') });
    expect(plan.lineOf(EARLY)).toMatchObject({ date: '2026-11-30', isApart: true });
    expect(plan.lineOf(FRESH)).toMatchObject({ date: '2026-11-26', isApart: false });
  });
});
