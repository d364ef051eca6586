import { describe, expect, it } from 'vitest';
import { CALENDAR_NAMES } from './calendar-names';

describe('LOC-2: what a calendar says', () => {
  it('in Austrian German: week from Monday, dd.mm.yy, Jänner, Heute, Wo', () => {
    const { months, shortMonths, days, shortDays, ...rest } = CALENDAR_NAMES['de-AT'];
    expect(rest).toEqual({
      weekStart: 1,
      datePattern: 'dd.mm.yy',
      today: 'Heute',
      tomorrow: 'Morgen',
      weekHeader: 'Wo',
    });
    expect(months.join(' ')).toBe(
      'Jänner Februar März April Mai Juni Juli August September Oktober November Dezember',
    );
    expect(shortMonths.join(' ')).toBe('Jän. Feb. März Apr. Mai Juni Juli Aug. Sep. Okt. Nov. Dez.');
    expect(days.join(' ')).toBe('Sonntag Montag Dienstag Mittwoch Donnerstag Freitag Samstag');
    expect(shortDays.join(' ')).toBe('So Mo Di Mi Do Fr Sa');
  });

  it('in British English: week from Sunday, mm/dd/yy, Today, Wk', () => {
    const { months, shortMonths, days, shortDays, ...rest } = CALENDAR_NAMES['en-GB'];
    expect(rest).toEqual({
      weekStart: 0,
      datePattern: 'mm/dd/yy',
      today: 'Today',
      tomorrow: 'Tomorrow',
      weekHeader: 'Wk',
    });
    expect(months.join(' ')).toBe(
      'January February March April May June July August September October November December',
    );
    expect(shortMonths.join(' ')).toBe('Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec');
    expect(days.join(' ')).toBe('Sunday Monday Tuesday Wednesday Thursday Friday Saturday');
    expect(shortDays.join(' ')).toBe('Sun Mon Tue Wed Thu Fri Sat');
  });
});
