import { type CalendarDate, fromUtcMillis, toUtcMidnight } from './calendar-date';

/** Day of the week: 0 Sunday to 6 Saturday. */
export type Weekday = number;

const DAY_MS = 86_400_000;

/**
 * The day so many days later, or earlier when the number is negative.
 *
 * @throws RangeError when the text is no calendar date or the result leaves the years 0000 to 9999
 * @example addDays('2028-02-28', 1) // '2028-02-29'
 */
export const addDays = (date: CalendarDate, days: number): CalendarDate =>
  fromUtcMillis(toUtcMidnight(date) + days * DAY_MS);

/**
 * Whole days from one day to another, negative when the other lies before.
 *
 * @throws RangeError when one of them is no calendar date
 * @example daysBetween('2026-12-31', '2027-01-01') // 1
 */
export const daysBetween = (from: CalendarDate, to: CalendarDate): number =>
  (toUtcMidnight(to) - toUtcMidnight(from)) / DAY_MS;

/**
 * Day of the week, 0 Sunday to 6 Saturday.
 *
 * @throws RangeError when the text is no calendar date
 * @example weekday('2026-11-26') // 4, a Thursday
 */
export const weekdayOf = (date: CalendarDate): Weekday => new Date(toUtcMidnight(date)).getUTCDay();

/** The later of two days. */
export const maxDate = (a: CalendarDate, b: CalendarDate): CalendarDate => (a > b ? a : b);
