import { describe, expect, it } from 'vitest';
import { addDays, addMonths, daysBetween, sameDayOfMonth, startOfWeek, weekNumber } from './date-math';

describe('dates', () => {
  it('travel over the ends of months, years and summer time', () => {
    expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
    expect(addDays('2028-02-28', 1)).toBe('2028-02-29');
    expect(daysBetween('2026-10-24', '2026-10-26')).toBe(2);
    expect(addMonths('2026-12', 1)).toBe('2027-01');
    expect(sameDayOfMonth('2027-01-31', 1)).toBe('2027-02-28');
  });

  it.each([
    ['2026-11-26', 1, '2026-11-23'],
    ['2026-11-29', 1, '2026-11-23'],
    ['2026-11-29', 0, '2026-11-29'],
    ['2026-11-28', 0, '2026-11-22'],
  ])('the week of %s that begins with day %i begins on %s', (date, weekStart, begin) => {
    expect(startOfWeek(date, weekStart)).toBe(begin);
  });

  it.each([
    ['2026-11-26', 1, 48],
    ['2026-12-31', 1, 53],
    ['2027-01-03', 1, 53],
    ['2027-01-03', 0, 1],
    ['2027-01-04', 1, 1],
  ])('%s lies in a week that begins with day %i and has number %i', (date, weekStart, number) => {
    expect(weekNumber(date, weekStart)).toBe(number);
  });
});
