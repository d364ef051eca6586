import type { Order } from '@gastroshop/api-contract';
import { formatDateInText } from '@gastroshop/i18n';
import type { ReactNode } from 'react';
import { StatusBadge } from '../status-badge';
import { wallClock } from '../wall-clock';
import type { FactWords } from './order-facts';
import styles from './order-screen.module.css';

/** What the history takes. */
export interface OrderHistoryProps {
  readonly order: Pick<Order, 'statusHistory'>;
  readonly words: FactWords;
}

/** What has happened to an order, and when. */
export const OrderHistory = ({
  order: { statusHistory = [] },
  words: { t, words, locale },
}: OrderHistoryProps): ReactNode =>
  statusHistory.length > 0 && (
    <section className={styles['history']}>
      <h2 className={styles['heading']}>{t('history')}</h2>
      <ol className={styles['steps']}>
        {statusHistory.map(({ status, at }) => {
          const { date, time } = wallClock(at);
          const day = formatDateInText(date, locale, { weekday: 'short', month: 'short', year: false });
          return (
            <li key={`${status} ${at}`}>
              <StatusBadge status={status} />
              <time dateTime={at}>{words('at', { day, time })}</time>
            </li>
          );
        })}
      </ol>
    </section>
  );
