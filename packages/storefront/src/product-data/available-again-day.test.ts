import { describe, expect, it } from 'vitest';
import { availableAgainDay } from './available-again-day';

const A = { orderUntilDay: 3, dayOfDelivery: 4 } as const;
const B = { orderUntilDay: 5, dayOfDelivery: 1 } as const;
const soon = (availabilityETA?: string) => ({
  shopAvailability: {
    status: 'AVAILABLE_SOON' as const,
    ...(availabilityETA !== undefined && { availabilityETA }),
  },
});

describe('PRD-8: the first day an article can be delivered again', () => {
  it.each([
    ['2026-11-25', '2026-11-26'],
    ['2026-11-26', '2026-11-30'],
  ])('arrival on %s: %s', (eta, day) => {
    expect(availableAgainDay({ ...soon(eta), deliverySlots: [A, B] }, '2026-11-20')).toBe(day);
  });

  it('a timestamp counts by its day in Vienna', () => {
    expect(availableAgainDay({ ...soon('2026-11-24T23:30:00Z'), deliverySlots: [A] }, '2026-11-20')).toBe(
      '2026-11-26',
    );
  });

  it('without slots it is the arrival', () => {
    expect(availableAgainDay(soon('2026-11-25'), '2026-11-20')).toBe('2026-11-25');
  });

  it('nobody knows where no arrival is told, or none that can be read', () => {
    expect(availableAgainDay(soon(), '2026-11-20')).toBeUndefined();
    expect(availableAgainDay(soon('bald'), '2026-11-20')).toBeUndefined();
  });
});
