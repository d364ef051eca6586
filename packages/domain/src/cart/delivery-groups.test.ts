import { describe, expect, it } from 'vitest';
import { groupByDelivery } from './delivery-groups';
import type { LineDelivery } from './line-delivery';

const THURSDAY = '2026-11-26';
const MONDAY = '2026-11-30';

describe('lines with the same date and temperature are one delivery', () => {
  it('sorted by date, then temperature, lines as in the cart', () => {
    const deliveries: LineDelivery[] = [
      { date: MONDAY },
      { date: THURSDAY, temperature: 'FROZEN' },
      { date: THURSDAY, temperature: 'FRESH' },
      { date: MONDAY },
      { date: undefined },
      { date: THURSDAY, temperature: 'FROZEN' },
      { date: undefined, temperature: undefined },
    ];
    const lines = deliveries.map((delivery, index) => ({ index, delivery }));
    const groups = groupByDelivery(lines, ({ delivery }) => delivery);
    expect(groups.map(({ delivery, lines: own }) => [delivery, own.map(({ index }) => index)])).toEqual([
      [{ date: undefined }, [4, 6]],
      [{ date: THURSDAY, temperature: 'FRESH' }, [2]],
      [{ date: THURSDAY, temperature: 'FROZEN' }, [1, 5]],
      [{ date: MONDAY }, [0, 3]],
    ]);
  });

  it('none for an empty cart', () => {
    expect(groupByDelivery([], () => ({ date: MONDAY }))).toEqual([]);
  });
});
