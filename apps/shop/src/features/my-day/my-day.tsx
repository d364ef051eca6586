import { formatLongDate } from '@gastroshop/i18n';
import { useLocale } from '@gastroshop/i18n/react';
import { useToday } from '@gastroshop/storefront/delivery';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './my-day.module.css';
import { type DayWays, QuickRow, type RepeatOrder } from './quick-row';
import { useDay } from './use-day';
import { Waiting } from './waiting';

/** What the page of the day takes. */
export interface MyDayProps {
  /** What is likely to be ordered today; left out where the shop does not know. */
  readonly likely?: ReactNode;
  readonly repeat: RepeatOrder;
  /** What is ordered by itself soon. */
  readonly soon: ReactNode;
  readonly ways: DayWays;
}

/** What somebody who orders begins the day with: four ways, what waits, and what is likely to be ordered. */
export const MyDay = ({ likely, repeat, soon, ways }: MyDayProps): ReactNode => {
  const { t } = useTranslation('shop-my-day');
  const { locale } = useLocale();
  const today = useToday();
  const { quick, open, now } = useDay();
  return (
    <div className={styles['day']}>
      <div className={styles['title']}>
        <h1 className={styles['name']}>{t('title')}</h1>
        <span className={styles['date']}>{formatLongDate(today, locale, { year: false })}</span>
      </div>
      <QuickRow quick={quick} repeat={repeat} ways={ways} />
      <div className={likely === undefined ? styles['alone'] : styles['columns']}>
        {likely !== undefined && <div className={styles['likely']}>{likely}</div>}
        <div className={styles['beside']}>
          <Waiting open={open} now={now} notificationsHref={ways.notifications} />
          {soon}
        </div>
      </div>
    </div>
  );
};
