import { viennaDateAt } from '@gastroshop/domain/calendar';
import { formatLongDate, formatDeadline } from '@gastroshop/i18n';
import { useLocale } from '@gastroshop/i18n/react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { toWallClockDeadline } from '../../delivery';
import styles from './fair-conditions-banner.module.css';
import type { OrderingEnd } from './ordering-end';
import { timeLeft } from './time-left';

/** What the countdown takes. */
export interface CountdownProps {
  readonly end: OrderingEnd;
  /** The backend's time, epoch milliseconds. */
  readonly now: number;
}

const twoDigits = (figure: number): string => String(figure).padStart(2, '0');

/**
 * How long orders are taken, to the minute, by the backend's clock. Figures keep their width; it is read out when
 * somebody comes to it, never by itself.
 */
export const Countdown = ({ end, now }: CountdownProps): ReactNode => {
  const { t } = useTranslation('storefront-terms');
  const { locale } = useLocale();
  const { days, hours, minutes } = timeLeft(end.at, now);
  const inWords = t('left', {
    days: t('daysInWords', { count: days }),
    hours: t('hoursInWords', { count: hours }),
    minutes: t('minutesInWords', { count: minutes }),
  });
  const ends =
    end.kind === 'ORDER'
      ? t('orderEnds', { deadline: formatDeadline(toWallClockDeadline(end.at, now), locale) })
      : t('placeEnds', { day: formatLongDate(viennaDateAt(end.at - 1), locale, { year: false }) });
  return (
    <div
      className={styles['countdown']}
      role="timer"
      aria-live="off"
      aria-label={`${inWords}. ${ends}`}
      title={ends}
    >
      <span aria-hidden>
        <strong>{days}</strong> {t('days', { count: days })}
      </span>
      <span aria-hidden>
        <strong>{twoDigits(hours)}</strong> {t('hours')}
      </span>
      <span aria-hidden>
        <strong>{twoDigits(minutes)}</strong> {t('minutes')}
      </span>
      <small aria-hidden>{ends}</small>
    </div>
  );
};
