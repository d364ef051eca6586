import { CALENDAR_NAMES, formatLongDate, formatDeadline, type Locale } from '@gastroshop/i18n';
import type { TFunction } from 'i18next';
import { weekdayOf } from './date-math';
import type { DeliveryDay } from './delivery-day';

/** What the texts of the calendar ask for. */
type CalendarTranslate = TFunction<'ui-calendar'>;

/** What is said of a day, and in which words. */
export interface DayTexts {
  readonly t: CalendarTranslate;
  readonly locale: Locale;
  /** The present day, YYYY-MM-DD. */
  readonly today: string;
}

/** The small line below a day's number: its deadline, why there is none, or that it is today. */
export const dayHint = (date: string, day: DeliveryDay | undefined, words: DayTexts): string => {
  const { t, locale, today } = words;
  if (day?.kind === 'possible' && day.deadline !== undefined) {
    const { date: until, time } = day.deadline;
    if (until === today) return t('until', { time });
    return `${CALENDAR_NAMES[locale].shortDays[weekdayOf(until)] ?? ''} ${time}`;
  }
  if (day?.kind === 'impossible' && day.reason !== undefined) return day.reason;
  return date === today ? t('today') : '';
};

/** A day in full for screen readers. */
export const dayLabel = (isoDate: string, day: DeliveryDay | undefined, words: DayTexts): string => {
  const { t, locale, today } = words;
  const date = formatLongDate(isoDate, locale);
  if (day?.kind === 'possible') {
    if (day.deadline === undefined) return t('possible', { date });
    return t('deadline', { date, deadline: formatDeadline({ ...day.deadline, today }, locale) });
  }
  return day?.reason === undefined
    ? t('impossible', { date })
    : t('impossibleBecause', { date, reason: day.reason });
};
