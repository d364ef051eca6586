import { formatLongDate, formatPrice, formatEstimate } from '@gastroshop/i18n';
import { useLocale } from '@gastroshop/i18n/react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { DeliverySummary } from './summarize-deliveries';
import styles from './sums.module.css';
import { temperatureWords } from './temperature-words';

/** What the list of deliveries takes. */
export interface DeliverySummaryListProps {
  readonly shares: readonly DeliverySummary[];
}

/** What comes when, a line for each delivery. */
export const DeliverySummaryList = ({ shares }: DeliverySummaryListProps): ReactNode => {
  const { t } = useTranslation('storefront-sums');
  const { locale } = useLocale();
  return (
    <dl className={styles['sums']}>
      {shares.map(({ date, temperatures, lines, net, estimated }) => {
        const day =
          date === undefined
            ? t('noDay')
            : formatLongDate(date, locale, { weekday: 'short', month: 'short', year: false });
        return (
          <div key={`${day} ${temperatures.join(' ')}`} className={styles['line']}>
            <dt>
              {day}
              <span className={styles['count']}>
                {temperatureWords(temperatures, t)}
                {net !== undefined && (
                  <>
                    {' · '}
                    <span className={styles['whole']}>{t('positions', { count: lines.length })}</span>
                  </>
                )}
              </span>
            </dt>
            <dd>
              {net === undefined
                ? t('positions', { count: lines.length })
                : estimated
                  ? formatEstimate(formatPrice(net))
                  : formatPrice(net)}
            </dd>
          </div>
        );
      })}
    </dl>
  );
};
