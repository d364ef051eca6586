import { formatDay } from '@gastroshop/cms';
import type { Locale } from '@gastroshop/i18n';

/**
 * A moment in a line of text, by the clock of Vienna.
 *
 * @param today YYYY-MM-DD
 * @example formatDateTime('2026-11-20T14:05:00Z', '2026-11-21', 'de-AT') // 'Fr, 20. Nov., 15:05'
 */
export const formatDateTime = (moment: string, today: string, locale: Locale): string => {
  const clock = new Intl.DateTimeFormat(locale, {
    timeZone: 'Europe/Vienna',
    hour: '2-digit',
    minute: '2-digit',
    hour12: false,
  });
  return `${formatDay(moment, today, locale)}, ${clock.format(new Date(moment))}`;
};
