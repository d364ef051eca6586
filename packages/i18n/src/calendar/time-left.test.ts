import { describe, expect, it } from 'vitest';
import { formatTimeLeft } from './time-left';

const MINUTE = 60_000;

describe('the time left', () => {
  it.each([
    ['hours and minutes', 1224 * MINUTE, '20 Std 24 Min', '20:24 Std', '20 h 24 min', '20 h 24 min'],
    ['minutes in two digits', 65 * MINUTE, '1 Std 05 Min', '1:05 Std', '1 h 05 min', '1 h 05 min'],
    ['a full hour', 60 * MINUTE, '1 Std 00 Min', '1:00 Std', '1 h 00 min', '1 h 00 min'],
    ['no hour', 59 * MINUTE, '59 Min', '59 Min', '59 min', '59 min'],
    ['a begun minute', 1, '1 Min', '1 Min', '1 min', '1 min'],
    ['the hour before it is full', 59 * MINUTE + 1, '1 Std 00 Min', '1:00 Std', '1 h 00 min', '1 h 00 min'],
    ['nothing once it has come', -5 * MINUTE, '0 Min', '0 Min', '0 min', '0 min'],
    ['more than a day', 1500 * MINUTE, '25 Std 00 Min', '25:00 Std', '25 h 00 min', '25 h 00 min'],
  ])('tells %s', (_, left, german, germanShort, english, englishShort) => {
    expect(formatTimeLeft(left, 'de-AT')).toBe(german);
    expect(formatTimeLeft(left, 'de-AT', true)).toBe(germanShort);
    expect(formatTimeLeft(left, 'en-GB')).toBe(english);
    expect(formatTimeLeft(left, 'en-GB', true)).toBe(englishShort);
  });
});
