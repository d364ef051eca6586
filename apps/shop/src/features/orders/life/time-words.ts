import { viennaDateAt } from '@gastroshop/domain/calendar';
import {
  CALENDAR_NAMES,
  formatLongDate,
  formatDeadline,
  formatTimeLeft,
  type Locale,
} from '@gastroshop/i18n';
import { toWallClockDeadline } from '@gastroshop/storefront/delivery';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** A day in short: "Do, 26. Nov." */
export const shortDate = (date: string, locale: Locale): string =>
  formatLongDate(date, locale, { weekday: 'short', month: 'short', year: false });

/** A deadline in short: "heute bis 16:00". */
export const untilWords = (deadline: number, now: number, locale: Locale): string =>
  formatDeadline(toWallClockDeadline(deadline, now), locale, { weekday: 'short', month: 'short' });

/** A moment in short: "heute 14:00", "Di, 24. Nov., 17:46". */
export const momentWords = (at: number, now: number, locale: Locale): string => {
  const { date, time, today } = toWallClockDeadline(at, now);
  return date === today
    ? `${CALENDAR_NAMES[locale].today.toLowerCase()} ${time}`
    : `${shortDate(viennaDateAt(at), locale)}, ${time}`;
};

const DAYS = { 'de-AT': ['Tag', 'Tage', 'Std'], 'en-GB': ['day', 'days', 'h'] } as const;

/** What is left until a deadline: hours and minutes, from a day on days and hours. */
export const leftWords = (left: number, locale: Locale): string => {
  if (left < DAY_MS) return formatTimeLeft(left, locale);
  const days = Math.floor(left / DAY_MS);
  const [day, several, hours] = DAYS[locale];
  return `${days} ${days === 1 ? day : several} ${Math.floor((left % DAY_MS) / HOUR_MS)} ${hours}`;
};
