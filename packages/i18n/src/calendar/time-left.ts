import type { Locale } from '../locale';

const MINUTE_MS = 60_000;
const MINUTES_AN_HOUR = 60;

const WORDS = {
  'de-AT': { hours: 'Std', minutes: 'Min' },
  'en-GB': { hours: 'h', minutes: 'min' },
} as const;

/**
 * How long it is until something, in hours and whole minutes that have not passed yet; below an hour in minutes alone.
 * Nothing is left once the time has come.
 *
 * @param leftMs milliseconds
 * @param isShort where there is little room
 * @example formatTimeLeft(73_440_000, 'de-AT') // '20 Std 24 Min'
 * @example formatTimeLeft(73_440_000, 'de-AT', true) // '20:24 Std'
 * @example formatTimeLeft(61_000, 'en-GB') // '2 min'
 */
export const formatTimeLeft = (leftMs: number, locale: Locale, isShort = false): string => {
  const words = WORDS[locale];
  const all = Math.max(0, Math.ceil(leftMs / MINUTE_MS));
  const hours = Math.floor(all / MINUTES_AN_HOUR);
  if (hours === 0) return `${all} ${words.minutes}`;
  const minutes = String(all % MINUTES_AN_HOUR).padStart(2, '0');
  // In English a colon would read as a time of day.
  return isShort && locale === 'de-AT'
    ? `${hours}:${minutes} ${words.hours}`
    : `${hours} ${words.hours} ${minutes} ${words.minutes}`;
};
