import { viennaDateAt, viennaMinuteOfDay } from '@gastroshop/domain/calendar';
import { formatLongDate, type Locale } from '@gastroshop/i18n';

const MINUTES_PER_HOUR = 60;

const two = (value: number): string => String(value).padStart(2, '0');

/**
 * A moment by Vienna's calendar and clocks, for lists.
 *
 * @example momentWords('2026-11-21T13:24:30Z', 'de-AT') // '21. Nov. 2026, 14:24'
 */
export const formatDateTime = (moment: string, locale: Locale): string => {
  const instant = Date.parse(moment);
  if (Number.isNaN(instant)) return '';
  const minutes = viennaMinuteOfDay(instant);
  const time = `${two(Math.floor(minutes / MINUTES_PER_HOUR))}:${two(minutes % MINUTES_PER_HOUR)}`;
  return `${formatDate(moment, locale)}, ${time}`;
};

/** A moment's day in Vienna, for lists. */
export const formatDate = (moment: string, locale: Locale): string =>
  formatLongDate(viennaDateAt(Date.parse(moment)), locale, { weekday: 'none', month: 'short' });
