import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LOCALES } from '../locale';
import { formatNumericDate, parseNumericDate } from './numeric-date';

describe('LOC-2: numeric dates, day first in German, month first in English, the year with four digits', () => {
  it.each([
    ['2026-11-06', 'de-AT', '06.11.2026'],
    ['2026-11-06', 'en-GB', '11/06/2026'],
    ['2026-01-26', 'de-AT', '26.01.2026'],
    ['2026-01-26', 'en-GB', '01/26/2026'],
  ] as const)('%s in %s: %s', (date, locale, text) => {
    expect(formatNumericDate(date, locale)).toBe(text);
    expect(parseNumericDate(text, locale)).toBe(date);
  });

  it.each([
    ['6.1.2026', 'de-AT', '2026-01-06'],
    [' 6. 1. 2026 ', 'de-AT', '2026-01-06'],
    ['6.1.26', 'de-AT', '2026-01-06'],
    ['29.2.2028', 'de-AT', '2028-02-29'],
    ['1/6/2026', 'en-GB', '2026-01-06'],
    ['1/6/26', 'en-GB', '2026-01-06'],
    ['29.2.2027', 'de-AT', undefined],
    ['32.1.2026', 'de-AT', undefined],
    ['1.13.2026', 'de-AT', undefined],
    ['0.1.2026', 'de-AT', undefined],
    ['6.1.202', 'de-AT', undefined],
    ['6.1.20266', 'de-AT', undefined],
    ['6.1.', 'de-AT', undefined],
    ['106.1.2026', 'de-AT', undefined],
    ['1/6/2026', 'de-AT', undefined],
    ['6.1.2026', 'en-GB', undefined],
    ['13/1/2026', 'en-GB', undefined],
    ['x1/6/2026', 'en-GB', undefined],
    ['1/6/2026x', 'en-GB', undefined],
    ['', 'de-AT', undefined],
  ] as const)('%j typed in %s is %s', (text, locale, date) => {
    expect(parseNumericDate(text, locale)).toBe(date);
  });

  it('refuses to write what is no calendar date', () => {
    expect(() => formatNumericDate('2026-02-29', 'de-AT')).toThrow(
      new RangeError('Not a calendar date: "2026-02-29"'),
    );
  });

  it('is read back as it was written', () => {
    const day = fc
      .integer({ min: 0, max: 40_000 })
      .map((n) => new Date(n * 86_400_000).toISOString().slice(0, 10));
    fc.assert(
      fc.property(day, fc.constantFrom(...LOCALES), (date, locale) => {
        expect(parseNumericDate(formatNumericDate(date, locale), locale)).toBe(date);
      }),
    );
  });
});
