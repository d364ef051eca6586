import { describe, expect, it } from 'vitest';
import { viennaOffset } from './vienna-offset';

const HOUR_MS = 3_600_000;
const offsetAt = (text: string): number => viennaOffset(Date.parse(text)) / HOUR_MS;

describe('Vienna is one hour ahead of UTC in winter, two in summer', () => {
  it.each([
    ['2026-03-29T00:59:59.999Z', 1],
    ['2026-03-29T01:00:00Z', 2],
    ['2026-10-25T00:59:59.999Z', 2],
    ['2026-10-25T01:00:00Z', 1],
    ['1975-07-01T12:00:00Z', 1],
    ['1950-01-01T12:00:00Z', 1],
  ])('at %s by %d', (instant, hours) => {
    expect(offsetAt(instant)).toBe(hours);
  });

  it('is right in every hour of a day, and when asked again', () => {
    for (let hour = 0; hour < 24; hour += 1) {
      const instant = Date.parse('2026-07-01T00:00:00Z') + hour * HOUR_MS;
      expect(viennaOffset(instant)).toBe(2 * HOUR_MS);
      expect(viennaOffset(instant + HOUR_MS - 1)).toBe(2 * HOUR_MS);
    }
  });

  it('does not take one half-year for the other', () => {
    const summer = Date.parse('2026-07-20T12:00:00Z');
    const winter = summer + 4096 * HOUR_MS;
    expect([viennaOffset(summer), viennaOffset(winter), viennaOffset(summer)]).toEqual([
      2 * HOUR_MS,
      HOUR_MS,
      2 * HOUR_MS,
    ]);
  });
});
