import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { deadlinesToMeet, type GoodsDelivery } from './deadlines-to-meet';
import { TEMPERATURE_GROUPS, type TemperatureGroup } from './temperature-group';

const goods = (deadline: number, temperature: TemperatureGroup): GoodsDelivery => ({
  temperature,
  delivery: {
    date: '2026-11-26',
    deadline,
    slot: { id: 'A', day: 4, time: '06:00', lastOrderDay: 3, lastOrderTime: '16:00' },
  },
});

const some = fc.array(
  fc
    .record({
      deadline: fc.integer({ min: 0, max: 20 }),
      temperature: fc.constantFrom(...TEMPERATURE_GROUPS),
    })
    .map(({ deadline, temperature }) => goods(deadline, temperature)),
);

describe('the deadline that is told', () => {
  it('is the earliest of what is in the cart, and names the frozen goods where they alone have it', () => {
    const told = deadlinesToMeet([goods(16, 'FRESH'), goods(14, 'FROZEN'), goods(20, 'AMBIENT')], 12);
    expect([told?.first.deadline, told?.rest?.deadline, told?.isFrozenFirst]).toEqual([14, 16, true]);
    expect(deadlinesToMeet([goods(14, 'FRESH'), goods(14, 'FROZEN')], 12)?.isFrozenFirst).toBe(false);
  });

  it('is none that has passed', () => {
    expect(deadlinesToMeet([goods(14, 'FROZEN'), goods(16, 'FRESH')], 14)?.first.deadline).toBe(16);
    expect(deadlinesToMeet([goods(14, 'FROZEN')], 14)).toBeUndefined();
  });

  it('nothing ahead comes before it, and nothing between it and the rest', () => {
    fc.assert(
      fc.property(some, fc.integer({ min: 0, max: 20 }), (all, now) => {
        const ahead = all.map(({ delivery }) => delivery.deadline).filter((deadline) => deadline > now);
        const told = deadlinesToMeet(all, now);
        expect(told?.first.deadline).toBe(ahead.length === 0 ? undefined : Math.min(...ahead));
        const later = ahead.filter((deadline) => deadline > (told?.first.deadline ?? 0));
        expect(told?.rest?.deadline).toBe(later.length === 0 ? undefined : Math.min(...later));
      }),
    );
  });
});
