import type { Locale } from '../locale';
import { CALENDAR_NAMES } from './calendar-names';
import { type LongDateStyle, formatLongDate } from './long-date';
import { assertDateParts } from './date-parts';

/** A deadline as the buyer's clock on the wall shows it. */
export interface DeadlineText {
  /** Day of the deadline, YYYY-MM-DD. */
  readonly date: string;
  /** Time of day, HH:MM, up to 24:00. */
  readonly time: string;
  /** The present day, YYYY-MM-DD. */
  readonly today: string;
}

const WORDS = { 'de-AT': { by: 'bis', for: 'für' }, 'en-GB': { by: 'by', for: 'for' } } as const;

/** How long a deadline's day is written; in full by default. */
type DayStyle = Pick<LongDateStyle, 'weekday' | 'month'>;

const dayInText = ({ date, today }: DeadlineText, locale: Locale, style: DayStyle): string => {
  const words = CALENDAR_NAMES[locale];
  switch (assertDateParts(date).dayNumber - assertDateParts(today).dayNumber) {
    case 0:
      return words.today.toLowerCase();
    case 1:
      return words.tomorrow.toLowerCase();
    default:
      return `${formatLongDate(date, locale, { ...style, year: false })},`;
  }
};

/**
 * A deadline in words: today and tomorrow by these words, other days by their date.
 *
 * @throws RangeError when one of the days is no calendar date
 * @example formatDeadline({ date: '2026-11-25', time: '16:00', today: '2026-11-25' }, 'de-AT') // 'heute bis 16:00'
 * @example formatDeadline(deadline, 'de-AT', { weekday: 'short', month: 'short' }) // 'Di, 1. Dez., bis 16:00'
 */
export const formatDeadline = (deadline: DeadlineText, locale: Locale, style: DayStyle = {}): string =>
  `${dayInText(deadline, locale, style)} ${WORDS[locale].by} ${deadline.time}`;

/**
 * A deadline and the delivery it buys, in words.
 *
 * @param deliveryDate YYYY-MM-DD
 * @throws RangeError when one of the days is no calendar date
 * @example 'heute bis 16:00 für Donnerstag, 26. November'
 */
export const formatOrderDeadline = (deadline: DeadlineText, deliveryDate: string, locale: Locale): string =>
  `${formatDeadline(deadline, locale)} ${WORDS[locale].for} ${formatLongDate(deliveryDate, locale, { year: false })}`;
