import { describe, expect, it } from 'vitest';
import { formatDay } from './format-day';
import { toDay } from './to-day';
import { isValidOn } from './is-valid-on';

describe('days of content', () => {
  it.each([
    ['2026-11-26', '2026-11-26'],
    ['2026-11-26T23:30:00Z', '2026-11-27'],
    ['2026-06-30T21:59:00Z', '2026-06-30'],
    ['2026-06-30T22:00:00Z', '2026-07-01'],
    ['2026-02-30', undefined],
    ['bald', undefined],
  ])('%s is %s in Vienna', (text, day) => {
    expect(toDay(text)).toBe(day);
  });

  it('are written with the month in letters, and with the year where it is another one', () => {
    expect(formatDay('2026-11-26', '2026-11-21', 'de-AT')).toBe('Do, 26. Nov.');
    expect(formatDay('2027-01-07', '2026-11-21', 'en-GB')).toBe('Thu, 7 Jan 2027');
    expect(formatDay('im Herbst', '2026-11-21', 'de-AT')).toBe('im Herbst');
  });
});

describe('CMS-1: validity', () => {
  const validity = { validFrom: '2026-11-21', validTo: '2026-11-23' };

  it.each([
    ['2026-11-20', false],
    ['2026-11-21', true],
    ['2026-11-23', true],
    ['2026-11-24', false],
  ])('counts both ends as whole days: %s %s', (today, shown) => {
    expect(isValidOn(validity, today)).toBe(shown);
  });

  it('is open where an end is missing', () => {
    expect(isValidOn(undefined, '2026-11-21')).toBe(true);
    expect(isValidOn({ validTo: '2026-11-20' }, '2026-11-21')).toBe(false);
    expect(isValidOn({ validFrom: '2026-11-22' }, '2026-11-21')).toBe(false);
  });
});
