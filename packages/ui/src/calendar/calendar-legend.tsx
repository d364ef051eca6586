import clsx from 'clsx';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './calendar-legend.module.css';

const SIGNS = [
  ['chosen', 'legendChosen'],
  ['possible', 'legendPossible'],
  ['impossible', 'legendImpossible'],
] as const;

/** A day of any month: the signs look like the days themselves, and a day without delivery is its number alone. */
const SAMPLE_DAY = 24;

/** What the signs in the calendar mean. */
export const CalendarLegend = (): ReactNode => {
  const { t } = useTranslation('ui-calendar');
  return (
    <ul className={styles['legend']} aria-label={t('legend')}>
      {SIGNS.map(([sign, words]) => (
        <li key={sign} className={styles['entry']}>
          <span className={clsx(styles['sign'], styles[sign])} aria-hidden>
            {SAMPLE_DAY}
          </span>
          {t(words)}
        </li>
      ))}
    </ul>
  );
};
