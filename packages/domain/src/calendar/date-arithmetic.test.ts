import fc from 'fast-check';
import { Temporal } from 'temporal-polyfill';
import { describe, expect, it } from 'vitest';
import { addDays, daysBetween, maxDate, weekdayOf } from './date-arithmetic';

const anyDate = fc
  .integer({ min: -200_000, max: 200_000 })
  .map((days) => Temporal.PlainDate.from('2026-11-26').add({ days }).toString());

describe('adding days', () => {
  it.each([
    ['2026-11-26', 0, '2026-11-26'],
    ['2026-11-30', 1, '2026-12-01'],
    ['2026-12-31', 1, '2027-01-01'],
    ['2027-01-01', -1, '2026-12-31'],
    ['2028-02-28', 1, '2028-02-29'],
    ['2026-02-28', 1, '2026-03-01'],
    ['2026-03-28', 2, '2026-03-30'],
    ['2026-10-24', 2, '2026-10-26'],
  ])('%s and %d days is %s', (date, days, expected) => {
    expect(addDays(date, days)).toBe(expected);
  });

  it('refuses what is no date or leaves the calendar', () => {
    expect(() => addDays('26.11.2026', 1)).toThrow('"26.11.2026" is no calendar date (YYYY-MM-DD)');
    expect(() => addDays('9999-12-31', 1)).toThrow('outside the years 0000 to 9999');
    expect(() => addDays('2026-11-26', Number.NaN)).toThrow(RangeError);
  });

  it('agrees with Temporal, and counting the days undoes it', () => {
    fc.assert(
      fc.property(anyDate, fc.integer({ min: -5000, max: 5000 }), (date, days) => {
        const later = Temporal.PlainDate.from(date).add({ days }).toString();
        expect(addDays(date, days)).toBe(later);
        expect(daysBetween(date, later)).toBe(days);
      }),
    );
  });
});

describe('days between two days', () => {
  it.each([
    ['2026-12-31', '2027-01-01', 1],
    ['2027-01-01', '2026-12-31', -1],
    ['2026-11-26', '2026-11-26', 0],
    ['2028-02-28', '2028-03-01', 2],
    ['2026-01-01', '2027-01-01', 365],
  ])('from %s to %s are %d', (from, to, days) => {
    expect(daysBetween(from, to)).toBe(days);
  });
});

describe('weekdays run from 0 Sunday to 6 Saturday', () => {
  it.each([
    ['2026-11-22', 0],
    ['2026-11-23', 1],
    ['2026-11-24', 2],
    ['2026-11-25', 3],
    ['2026-11-26', 4],
    ['2026-11-27', 5],
    ['2026-11-28', 6],
    ['2028-02-29', 2],
  ])('%s is %d', (date, day) => {
    expect(weekdayOf(date)).toBe(day);
  });

  it('agrees with Temporal', () => {
    fc.assert(
      fc.property(anyDate, (date) => {
        expect(weekdayOf(date)).toBe(Temporal.PlainDate.from(date).dayOfWeek % 7);
      }),
    );
  });
});

describe('the later of two days', () => {
  it.each([
    ['2026-11-26', '2026-11-27', '2026-11-27'],
    ['2027-01-01', '2026-12-31', '2027-01-01'],
    ['2026-11-26', '2026-11-26', '2026-11-26'],
  ])('of %s and %s is %s', (a, b, later) => {
    expect(maxDate(a, b)).toBe(later);
  });
});
