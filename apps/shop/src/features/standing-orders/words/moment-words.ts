import { viennaDateAt } from '@gastroshop/domain/calendar';
import { CALENDAR_NAMES, formatTimeLeft, type Locale } from '@gastroshop/i18n';
import { toWallClockDeadline } from '@gastroshop/storefront/delivery';
import { shortDay, type StandingWords } from './rhythm-words';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** A moment in short: "heute 14:00", "Di, 24. Nov., 17:46". */
export const momentWords = (moment: string, now: number, locale: Locale): string => {
  const at = Date.parse(moment);
  const { date, time, today } = toWallClockDeadline(at, now);
  return date === today
    ? `${CALENDAR_NAMES[locale].today.toLowerCase()} ${time}`
    : `${shortDay(viennaDateAt(at), locale)}, ${time}`;
};

/** What is left until a moment: "noch 2 Tage", "noch 1 Std 08 Min". */
export const leftWords = (moment: string, now: number, locale: Locale, t: StandingWords): string => {
  const left = Math.max(0, Date.parse(moment) - now);
  return left < DAY_MS
    ? t('left', { time: formatTimeLeft(left, locale) })
    : t('leftDays', { count: Math.floor(left / DAY_MS) });
};
