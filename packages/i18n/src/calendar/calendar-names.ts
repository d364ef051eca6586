import type { Locale } from '../locale';

/** The twelve months, January first. */
type Months = readonly [
  string,
  string,
  string,
  string,
  string,
  string,
  string,
  string,
  string,
  string,
  string,
  string,
];

/** The seven days of the week, Sunday first, whatever day a calendar's row begins with. */
type Days = readonly [string, string, string, string, string, string, string];

/** What a calendar says in one language (LOC-2). */
export interface CalendarNames {
  /** Day a row begins with: 0 Sunday, 1 Monday. */
  readonly weekStart: 0 | 1;
  /** Order and separators of a numeric date; the year is always written with four digits. */
  readonly datePattern: 'dd.mm.yy' | 'mm/dd/yy';
  readonly months: Months;
  readonly shortMonths: Months;
  readonly days: Days;
  readonly shortDays: Days;
  readonly today: string;
  readonly tomorrow: string;
  /** Head of the column with the weeks' numbers. */
  readonly weekHeader: string;
}

/**
 * Tables instead of Intl, because the data behind Intl differs between Node and browsers, and not all of them know
 * the Austrian January.
 */
export const CALENDAR_NAMES: Readonly<Record<Locale, CalendarNames>> = {
  'de-AT': {
    weekStart: 1,
    datePattern: 'dd.mm.yy',
    months: [
      'Jänner',
      'Februar',
      'März',
      'April',
      'Mai',
      'Juni',
      'Juli',
      'August',
      'September',
      'Oktober',
      'November',
      'Dezember',
    ],
    shortMonths: [
      'Jän.',
      'Feb.',
      'März',
      'Apr.',
      'Mai',
      'Juni',
      'Juli',
      'Aug.',
      'Sep.',
      'Okt.',
      'Nov.',
      'Dez.',
    ],
    days: ['Sonntag', 'Montag', 'Dienstag', 'Mittwoch', 'Donnerstag', 'Freitag', 'Samstag'],
    shortDays: ['So', 'Mo', 'Di', 'Mi', 'Do', 'Fr', 'Sa'],
    today: 'Heute',
    tomorrow: 'Morgen',
    weekHeader: 'Wo',
  },
  'en-GB': {
    weekStart: 0,
    datePattern: 'mm/dd/yy',
    months: [
      'January',
      'February',
      'March',
      'April',
      'May',
      'June',
      'July',
      'August',
      'September',
      'October',
      'November',
      'December',
    ],
    shortMonths: ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'],
    days: ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
    shortDays: ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'],
    today: 'Today',
    tomorrow: 'Tomorrow',
    weekHeader: 'Wk',
  },
};
