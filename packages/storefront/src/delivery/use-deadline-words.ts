import { addDays } from '@gastroshop/domain/calendar';
import type { DeadlinesToMeet } from '@gastroshop/domain/delivery';
import { formatLongDate } from '@gastroshop/i18n';
import { useLocale } from '@gastroshop/i18n/react';
import { useTranslation } from 'react-i18next';
import { toWallClockDeadline } from './to-wall-clock-deadline';

/** The one deadline in words. */
export interface DeadlineWords {
  /** "Heute bis 14:00, Tiefkühl dabei", or "Heute bis 16:00 bestellen". */
  readonly order: string;
  /** What that buys, or until when the rest can be ordered: "16:00 für den Rest". */
  readonly then: string;
  /** The same where there is little room: "Rest 16:00"; and the time alone, "Heute bis 14:00". */
  readonly short: { readonly order: string; readonly bare: string; readonly then: string };
}

/** Says the one deadline alike wherever it is said. */
export const useDeadlineWords = (): ((deadlines: DeadlinesToMeet, now: number) => DeadlineWords) => {
  const { t } = useTranslation('storefront-deadline-words');
  const { locale } = useLocale();
  const shortDay = (date: string): string =>
    formatLongDate(date, locale, { weekday: 'short', month: 'short', year: false });
  return ({ first, rest, isFrozenFirst }, now) => {
    const { date, time, today } = toWallClockDeadline(first.deadline, now);
    const bare =
      date === today
        ? t('today', { time })
        : date === addDays(today, 1)
          ? t('tomorrow', { time })
          : t('on', { day: shortDay(date), time });
    if (rest === undefined) {
      const then = t('delivery', { day: shortDay(first.date) });
      return { order: t('toOrder', { deadline: bare }), then, short: { order: bare, bare, then } };
    }
    const order = isFrozenFirst ? t('withFrozen', { deadline: bare }) : bare;
    const later = toWallClockDeadline(rest.deadline, now);
    const words = { day: shortDay(later.date), time: later.time };
    return later.date === date
      ? { order, then: t('rest', words), short: { order, bare, then: t('restShort', words) } }
      : { order, then: t('restOn', words), short: { order, bare, then: t('restOnShort', words) } };
  };
};
