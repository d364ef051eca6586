import { describe, expect, it } from 'vitest';
import { formatLongDate } from './long-date';

describe('LOC-2: dates in text have the month in letters', () => {
  it.each([
    ['2026-11-26', 'de-AT', undefined, 'Donnerstag, 26. November 2026'],
    ['2026-11-26', 'en-GB', undefined, 'Thursday, 26 November 2026'],
    ['2027-01-03', 'de-AT', undefined, 'Sonntag, 3. Jänner 2027'],
    ['2027-01-03', 'en-GB', {}, 'Sunday, 3 January 2027'],
    ['2026-12-31', 'de-AT', { weekday: 'short', month: 'short' }, 'Do, 31. Dez. 2026'],
    ['2026-12-31', 'en-GB', { weekday: 'short', month: 'short' }, 'Thu, 31 Dec 2026'],
    ['2026-11-26', 'de-AT', { year: false }, 'Donnerstag, 26. November'],
    ['2026-11-26', 'en-GB', { weekday: 'none', year: true }, '26 November 2026'],
    ['2026-11-28', 'de-AT', { weekday: 'none', month: 'short', year: false }, '28. Nov.'],
    ['2028-02-29', 'de-AT', { weekday: 'long', month: 'long' }, 'Dienstag, 29. Februar 2028'],
  ] as const)('%s in %s, %j: %s', (date, locale, style, text) => {
    expect(formatLongDate(date, locale, style)).toBe(text);
  });

  it.each([
    '',
    '2026-02-30',
    '2026-13-01',
    '2026-00-10',
    '26-11-2026',
    '2026-11-26T10:00',
    ' 2026-11-26',
    '2026-1-1',
    '0050-01-01x',
  ])('refuses %j, which is no calendar date', (date) => {
    expect(() => formatLongDate(date, 'de-AT')).toThrow(
      new RangeError(`Not a calendar date: ${JSON.stringify(date)}`),
    );
  });
});
