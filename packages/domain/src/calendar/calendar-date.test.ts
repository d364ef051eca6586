import { describe, expect, it } from 'vitest';
import { fromUtcMillis, isCalendarDate, toUtcMidnight } from './calendar-date';

describe('a calendar date is YYYY-MM-DD and a day its month has', () => {
  it.each(['2026-11-26', '2028-02-29', '2000-02-29', '0000-01-01', '9999-12-31'])('%s is one', (text) => {
    expect(isCalendarDate(text)).toBe(true);
  });

  it.each([
    ['no leap year', '2026-02-29'],
    ['no leap century', '1900-02-29'],
    ['30 February', '2026-02-30'],
    ['31 April', '2026-04-31'],
    ['day 0', '2026-04-00'],
    ['day 32', '2026-01-32'],
    ['month 13', '2026-13-01'],
    ['month 0', '2026-00-01'],
    ['nothing', ''],
    ['a timestamp', '2026-11-26T10:00:00Z'],
    ['a blank before', ' 2026-11-26'],
    ['a blank behind', '2026-11-26 '],
    ['a short month', '2026-1-26'],
    ['a short day', '2026-11-6'],
    ['a short year', '226-11-26'],
    ['a year of five digits', '12026-11-26'],
    ['the Austrian order', '26.11.2026'],
    ['letters', 'abcd-ef-gh'],
  ])('%s is none', (_, text) => {
    expect(isCalendarDate(text)).toBe(false);
  });
});

describe('days are calculated from their midnight in UTC', () => {
  it.each([
    ['1970-01-01', 0],
    ['1970-01-02', 86_400_000],
    ['1969-12-31', -86_400_000],
    ['0000-01-01', -62_167_219_200_000],
    ['9999-12-31', 253_402_300_799_999 - 86_399_999],
  ])('%s is %d', (date, milliseconds) => {
    expect(toUtcMidnight(date)).toBe(milliseconds);
    expect(fromUtcMillis(milliseconds)).toBe(date);
  });

  it('refuses what is no date, and says so', () => {
    expect(() => toUtcMidnight('2026-02-30')).toThrow(
      new RangeError('"2026-02-30" is no calendar date (YYYY-MM-DD)'),
    );
  });

  it('reads the last millisecond of a day as that day', () => {
    expect(fromUtcMillis(86_399_999)).toBe('1970-01-01');
    expect(fromUtcMillis(253_402_300_799_999)).toBe('9999-12-31');
  });

  it.each([253_402_300_800_000, -62_167_219_200_001, Number.NaN, Number.POSITIVE_INFINITY])(
    'refuses %d, which no four-digit year holds',
    (milliseconds) => {
      expect(() => fromUtcMillis(milliseconds)).toThrow(
        new RangeError(`${milliseconds} ms lies outside the years 0000 to 9999`),
      );
    },
  );
});
