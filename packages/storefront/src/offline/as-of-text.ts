import { viennaDateAt, viennaMinuteOfDay } from '@gastroshop/domain/calendar';
import { formatLongDate, type Locale } from '@gastroshop/i18n';
import type { TFunction } from 'i18next';

/**
 * How old something is, in words: the time, and the day where it is not today.
 *
 * @param at when the backend said it, epoch milliseconds
 * @param now epoch milliseconds
 */
export const asOfText = (
  t: TFunction<'storefront-offline'>,
  locale: Locale,
  at: number,
  now: number,
): string => {
  const minutes = viennaMinuteOfDay(at);
  const time = `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
  const day = viennaDateAt(at);
  return day === viennaDateAt(now)
    ? t('asOfTime', { time })
    : t('asOfDay', {
        time,
        day: formatLongDate(day, locale, { weekday: 'short', month: 'short', year: false }),
      });
};
