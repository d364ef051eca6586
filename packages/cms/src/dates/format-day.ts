import { formatLongDate, type Locale } from '@gastroshop/i18n';
import { toDay } from './to-day';

/**
 * A day in a line of text, without the year as long as it is this year's.
 *
 * @param today YYYY-MM-DD
 * @example dayInText('2026-11-26', '2026-11-21', 'de-AT') // 'Do, 26. Nov.'
 */
export const formatDay = (text: string, today: string, locale: Locale): string => {
  const day = toDay(text);
  if (day === undefined) return text;
  const year = day.slice(0, 4) !== today.slice(0, 4);
  return formatLongDate(day, locale, { weekday: 'short', month: 'short', year });
};
