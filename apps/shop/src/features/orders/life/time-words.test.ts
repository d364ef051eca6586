import { describe, expect, it } from 'vitest';
import { leftWords, momentWords, untilWords } from './time-words';

const NOW = Date.parse('2026-11-25T13:52:00Z');
const MINUTE = 60_000;

describe('times of an order', () => {
  it('says until when by the day where it is not today', () => {
    expect(untilWords(Date.parse('2026-11-25T15:00:00Z'), NOW, 'de-AT')).toBe('heute bis 16:00');
    expect(untilWords(Date.parse('2026-11-28T11:00:00Z'), NOW, 'en-GB')).toMatch(/^Sat.* by 12:00$/);
  });

  it('says when something was', () => {
    expect(momentWords(Date.parse('2026-11-25T13:00:00Z'), NOW, 'de-AT')).toBe('heute 14:00');
    expect(momentWords(Date.parse('2026-11-24T16:46:00Z'), NOW, 'de-AT')).toBe('Di, 24. Nov., 17:46');
  });

  it.each([
    [68, '1 Std 08 Min', '1 h 08 min'],
    [24 * 60, '1 Tag 0 Std', '1 day 0 h'],
    [69 * 60 + 8, '2 Tage 21 Std', '2 days 21 h'],
  ])('%d minutes are left', (minutes, german, english) => {
    expect(leftWords(minutes * MINUTE, 'de-AT')).toBe(german);
    expect(leftWords(minutes * MINUTE, 'en-GB')).toBe(english);
  });
});
