import type { OverviewOrder } from '@gastroshop/api-contract';
import { temperatureWords } from '@gastroshop/storefront/checkout';
import { IconPencil } from '@gastroshop/ui/icons';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { untilWords } from '../life/time-words';
import { currentStatus } from '../order-status';
import { StatusBadge } from '../status-badge';
import type { OrderCells } from './order-cells';
import { openDeadlines, restorableUntil } from './order-standing';
import styles from './orders-screen.module.css';

/** What the standing of an order takes. */
export interface OrderStandingProps {
  readonly order: OverviewOrder;
  readonly cells: Pick<OrderCells, 't' | 'locale' | 'now'>;
}

/** How an order stands, in words: until when it can be changed, what has become of it, whether its cancellation can be undone. */
export const OrderStanding = ({ order, cells: { t, locale, now } }: OrderStandingProps): ReactNode => {
  const { t: say } = useTranslation('storefront-sums');
  const [latest, ...earlier] = openDeadlines(order, now);
  if (latest !== undefined) {
    const parts = earlier.map(
      ({ deadline, temperatures }) =>
        `${temperatureWords(temperatures, say)} ${untilWords(deadline, now, locale)}`,
    );
    return (
      <div className={styles['cell']}>
        <span className={styles['open']}>
          <IconPencil size={16} />
          {t('editable', { until: untilWords(latest.deadline, now, locale) })}
        </span>
        {parts.length > 0 && <span className={styles['small']}>{parts.join(', ')}</span>}
      </div>
    );
  }
  const status = currentStatus(order);
  const until = restorableUntil(order, now);
  return (
    <div className={styles['cell']}>
      {status !== undefined && (
        <span>
          <StatusBadge status={status} />
        </span>
      )}
      {until !== undefined && (
        <span className={styles['small']}>{t('restorable', { until: untilWords(until, now, locale) })}</span>
      )}
    </div>
  );
};
