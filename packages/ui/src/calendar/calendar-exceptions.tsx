import type { ReactNode } from 'react';
import { formatLongDate } from '@gastroshop/i18n';
import { useLocale } from '@gastroshop/i18n/react';
import { useTranslation } from 'react-i18next';
import { IconCalendarOff } from '../icons';
import styles from './calendar-exceptions.module.css';

/** A day on which the usual delivery does not come. */
export interface CalendarException {
  /** YYYY-MM-DD. */
  readonly date: string;
  /** The day on which it comes instead, YYYY-MM-DD; none if missing. */
  readonly replacement?: string | undefined;
}

/** What the exceptions below a calendar take. */
export interface CalendarExceptionsProps {
  /** The days, in their order; nothing stands when there are none. */
  readonly exceptions: readonly CalendarException[];
}

/** The days on which the usual delivery does not come, in words. */
export const CalendarExceptions = ({ exceptions }: CalendarExceptionsProps): ReactNode => {
  const { t } = useTranslation('ui-calendar');
  const { locale } = useLocale();
  const inWords = (date: string): string => formatLongDate(date, locale, { year: false });
  if (exceptions.length === 0) return null;
  return (
    <ul className={styles['exceptions']} aria-label={t('exceptions')}>
      {exceptions.map(({ date, replacement }) => (
        <li key={date} className={styles['entry']}>
          <IconCalendarOff size={16} stroke={2} />
          <span>
            {replacement === undefined
              ? t('closed', { date: inWords(date) })
              : t('replaced', { date: inWords(date), replacement: inWords(replacement) })}
          </span>
        </li>
      ))}
    </ul>
  );
};
