import { describe, expect, it } from 'vitest';
import { compareDeliveries, deliveryKey, type LineDelivery } from './line-delivery';

describe('deliveries are sorted by date, then temperature', () => {
  it('puts what is unknown first', () => {
    const sorted: LineDelivery[] = [
      { date: undefined },
      { date: '2026-11-26' },
      { date: '2026-11-26', temperature: 'AMBIENT' },
      { date: '2026-11-26', temperature: 'FRESH' },
      { date: '2026-11-26', temperature: 'FROZEN' },
      { date: '2026-11-27', temperature: 'AMBIENT' },
    ];
    expect(sorted.toReversed().sort(compareDeliveries)).toEqual(sorted);
    expect(compareDeliveries({ date: '2026-11-26' }, { date: '2026-11-26' })).toBe(0);
    expect(compareDeliveries({ date: '2026-11-26' }, { date: undefined })).toBe(1);
    expect(compareDeliveries({ date: undefined }, { date: '2026-11-26' })).toBe(-1);
  });
});

describe('lines with the same date and temperature are one delivery', () => {
  it.each<[LineDelivery, string]>([
    [{ date: '2026-11-26', temperature: 'FRESH' }, '2026-11-26 FRESH'],
    [{ date: '2026-11-26' }, '2026-11-26 '],
    [{ date: '2026-11-26', temperature: undefined }, '2026-11-26 '],
    [{ date: undefined, temperature: 'FROZEN' }, ' FROZEN'],
    [{ date: undefined }, ' '],
  ])('%j is %j', (delivery, key) => {
    expect(deliveryKey(delivery)).toBe(key);
  });
});
