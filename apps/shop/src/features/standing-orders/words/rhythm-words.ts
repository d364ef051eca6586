import type { StandingOrderRhythm } from '@gastroshop/api-contract';
import { CALENDAR_NAMES, formatLongDate, type Locale } from '@gastroshop/i18n';
import type { TFunction } from 'i18next';

/** The texts of standing orders. */
export type StandingWords = TFunction<'standing-orders'>;

/** Monday first. */
export const WEEK = [1, 2, 3, 4, 5, 6, 0] as const;

/** A weekday in short: "Mo". */
export const weekdayShort = (day: number, locale: Locale): string =>
  CALENDAR_NAMES[locale].shortDays[day] ?? '';

/** Weekdays as they are said: "Mo, Mi und Fr". */
export const weekdayList = (days: readonly number[], locale: Locale): string =>
  new Intl.ListFormat(locale, { type: 'conjunction' }).format(
    WEEK.filter((day) => days.includes(day)).map((day) => weekdayShort(day, locale)),
  );

/** A rhythm in a sentence: "jeden Mo, Mi und Fr", "jede 2. Woche am Do", "am 1. Liefertag des Monats". */
export const rhythmWords = (
  { kind, days, weeks = 1 }: StandingOrderRhythm,
  locale: Locale,
  t: StandingWords,
): string => {
  const list = weekdayList(days, locale);
  if (kind === 'MONTHLY_FIRST_DELIVERY_DAY') return t('monthly');
  return kind === 'WEEKDAYS' || weeks === 1
    ? t('weekly', { days: list })
    : t('everyWeeks', { days: list, weeks });
};

/** A day in short: "Do, 26. Nov." */
export const shortDay = (date: string, locale: Locale): string =>
  formatLongDate(date, locale, { weekday: 'short', month: 'short', year: false });

/** The first letter in capitals, where a sentence begins with it. */
export const capital = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1);
