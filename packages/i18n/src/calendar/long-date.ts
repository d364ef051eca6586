import type { Locale } from '../locale';
import { CALENDAR_NAMES } from './calendar-names';
import { assertDateParts } from './date-parts';

/** What a date in a sentence mentions. */
export interface LongDateStyle {
  /** The day of the week; long by default. */
  readonly weekday?: 'long' | 'short' | 'none' | undefined;
  /** The name of the month; long by default. */
  readonly month?: 'long' | 'short' | undefined;
  /** Whether the year is mentioned; true by default. */
  readonly year?: boolean | undefined;
}

/**
 * A date as it stands in sentences and on paper, with the month in letters.
 *
 * @param date YYYY-MM-DD
 * @throws RangeError when it is no calendar date
 * @example formatLongDate('2026-11-26', 'de-AT') // 'Donnerstag, 26. November 2026'
 * @example formatLongDate('2026-11-26', 'en-GB', { weekday: 'short', month: 'short' }) // 'Thu, 26 Nov 2026'
 */
export const formatLongDate = (date: string, locale: Locale, style: LongDateStyle = {}): string => {
  const { weekday, day, month, year } = assertDateParts(date);
  const words = CALENDAR_NAMES[locale];
  const weekdays = style.weekday === 'short' ? words.shortDays : words.days;
  const months = style.month === 'short' ? words.shortMonths : words.months;
  const [before, after] = [
    style.weekday === 'none' ? '' : `${String(weekdays[weekday])}, `,
    style.year === false ? '' : ` ${year}`,
  ];
  return `${before}${day}${locale === 'de-AT' ? '.' : ''} ${String(months[month - 1])}${after}`;
};
