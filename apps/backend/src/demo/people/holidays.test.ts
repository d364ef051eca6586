import { describe, expect, it } from 'vitest';
import { easterSunday, holidayExceptions, holidaysOf } from './holidays';

describe('holidays', () => {
  it.each([
    [2024, '2024-03-31'],
    [2025, '2025-04-20'],
    [2026, '2026-04-05'],
    [2027, '2027-03-28'],
    [2038, '2038-04-25'],
  ])('Easter of %i is on %s', (year, day) => {
    expect(easterSunday(year)).toBe(day);
  });

  it('of 2026 are those of Austria', () => {
    expect(holidaysOf(2026).map((day) => day.slice(5))).toEqual([
      '01-01',
      '01-06',
      '04-06',
      '05-01',
      '05-14',
      '05-25',
      '06-04',
      '08-15',
      '10-26',
      '11-01',
      '12-08',
      '12-25',
      '12-26',
    ]);
  });

  it('have no delivery; those of 26 October come the day after, until noon of the last workday', () => {
    const exceptions = holidayExceptions([2026]);
    expect(exceptions.find(({ date }) => date === '2026-10-26')).toEqual({
      date: '2026-10-26',
      closed: true,
      replacedBy: '2026-10-27',
      lastOrderAt: '2026-10-23T10:00:00.000Z',
    });
    expect(exceptions.find(({ date }) => date === '2026-12-25')).toEqual({
      date: '2026-12-25',
      closed: true,
    });
    expect(exceptions.every(({ closed }) => closed === true)).toBe(true);
  });
});
