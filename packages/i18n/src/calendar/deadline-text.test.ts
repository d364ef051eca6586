import { describe, expect, it } from 'vitest';
import { formatDeadline, formatOrderDeadline } from './deadline-text';

const today = '2026-11-25';

describe('LOC-2: a deadline in words', () => {
  it.each([
    ['2026-11-25', '16:00', 'heute bis 16:00', 'today by 16:00'],
    ['2026-11-26', '12:00', 'morgen bis 12:00', 'tomorrow by 12:00'],
    ['2026-11-27', '24:00', 'Freitag, 27. November, bis 24:00', 'Friday, 27 November, by 24:00'],
    ['2026-11-24', '08:30', 'Dienstag, 24. November, bis 08:30', 'Tuesday, 24 November, by 08:30'],
  ])('%s %s: %s', (date, time, german, english) => {
    expect(formatDeadline({ date, time, today }, 'de-AT')).toBe(german);
    expect(formatDeadline({ date, time, today }, 'en-GB')).toBe(english);
  });

  it('is short where there is little room', () => {
    const deadline = { date: '2026-12-01', time: '16:00', today };
    const style = { weekday: 'short', month: 'short' } as const;
    expect(formatDeadline(deadline, 'de-AT', style)).toBe('Di, 1. Dez., bis 16:00');
    expect(formatDeadline(deadline, 'en-GB', style)).toBe('Tue, 1 Dec, by 16:00');
    expect(formatDeadline({ ...deadline, date: today }, 'de-AT', style)).toBe('heute bis 16:00');
  });

  it('knows tomorrow over the end of a year', () => {
    expect(formatDeadline({ date: '2027-01-01', time: '10:00', today: '2026-12-31' }, 'de-AT')).toBe(
      'morgen bis 10:00',
    );
  });

  it('says what delivery the deadline buys', () => {
    const deadline = { date: today, time: '16:00', today };
    expect(formatOrderDeadline(deadline, '2026-11-26', 'de-AT')).toBe(
      'heute bis 16:00 für Donnerstag, 26. November',
    );
    expect(formatOrderDeadline(deadline, '2026-11-26', 'en-GB')).toBe(
      'today by 16:00 for Thursday, 26 November',
    );
  });

  it.each([
    { date: 'soon', time: '16:00', today },
    { date: today, time: '16:00', today: 'soon' },
  ])('refuses days that are none: %j', (deadline) => {
    expect(() => formatDeadline(deadline, 'de-AT')).toThrow(new RangeError('Not a calendar date: "soon"'));
  });
});
