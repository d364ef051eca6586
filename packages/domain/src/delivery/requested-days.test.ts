import { describe, expect, it } from 'vitest';
import { requestedDayForTour, requestedDays, type RequestedDays } from './requested-days';
import type { TemperatureGroup } from './temperature-group';
import { type CustomerSlots, toursFor } from './tour';

const SLOT = { day: 4, lastOrderDay: 3 };
const TOGETHER: CustomerSlots = { deliverySlots: [SLOT] };
const SPLIT: CustomerSlots = { deliverySlots: [SLOT], alternativeTourDeliverySlots: [SLOT] };
const CHOSEN = { MAIN: '2026-11-26', ALTERNATIVE: '2026-11-30' };

const sent = (customer: CustomerSlots, temperatures: readonly TemperatureGroup[]): RequestedDays =>
  requestedDays(customer, toursFor(temperatures, customer), CHOSEN);

describe('CHK-3: requested days for fresh and frozen products', () => {
  it('without alternative slots only requestedDeliveryDay is sent', () => {
    expect(sent(TOGETHER, ['AMBIENT', 'FRESH', 'FROZEN'])).toStrictEqual({
      requestedDeliveryDay: '2026-11-26',
    });
  });

  it.each([
    ['fresh and frozen', ['AMBIENT', 'FRESH', 'FROZEN'], '2026-11-26', '2026-11-26', '2026-11-30'],
    ['nothing fresh', ['AMBIENT', 'FROZEN'], '2026-11-30', undefined, '2026-11-30'],
    ['nothing frozen', ['AMBIENT', 'FRESH'], '2026-11-26', '2026-11-26', undefined],
    ['ambient alone', ['AMBIENT'], '2026-11-26', undefined, undefined],
  ] as const)('with them: %s', (_, temperatures, day, fresh, frozen) => {
    expect(sent(SPLIT, temperatures)).toStrictEqual({
      requestedDeliveryDay: day,
      ...(fresh !== undefined && { requestedDeliveryDayFreshProducts: fresh }),
      ...(frozen !== undefined && { requestedDeliveryDayFrozenProducts: frozen }),
    });
  });

  it('the day of a tour is its own, else requestedDeliveryDay', () => {
    const days: RequestedDays = {
      requestedDeliveryDay: '2026-11-25',
      requestedDeliveryDayFreshProducts: '2026-11-26',
      requestedDeliveryDayFrozenProducts: '2026-11-30',
    };
    const main = { name: 'MAIN', temperatures: ['FRESH'] } as const;
    const alternative = { name: 'ALTERNATIVE', temperatures: ['FROZEN'] } as const;
    expect(requestedDayForTour(main, days)).toBe('2026-11-26');
    expect(requestedDayForTour(alternative, days)).toBe('2026-11-30');
    expect(requestedDayForTour(main, { requestedDeliveryDay: '2026-11-25' })).toBe('2026-11-25');
    expect(requestedDayForTour(alternative, { requestedDeliveryDay: '2026-11-25' })).toBe('2026-11-25');
    expect(requestedDayForTour(alternative, {})).toBeUndefined();
  });
});
