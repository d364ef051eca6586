import type { OverviewOrder } from '@gastroshop/api-contract';
import { temperatureWords } from '@gastroshop/storefront/checkout';
import { visuallyHidden } from '@gastroshop/ui/a11y';
import { IconPencil } from '@gastroshop/ui/icons';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { leftWords, untilWords } from '../life/time-words';
import { currentStatus } from '../order-status';
import { StatusBadge } from '../status-badge';
import type { OrderCells } from './order-cells';
import { fixedTemperatures, openDeadlines, restorableUntil } from './order-standing';
import styles from './orders-view.module.css';

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
    const fixed = fixedTemperatures(order, now);
    // Until when other parts of it can be changed says more than how long that is.
    const parts = [
      ...(earlier.length > 0 ? [] : [t('left', { left: leftWords(latest.deadline - now, locale) })]),
      ...earlier.map(
        ({ deadline, temperatures }) =>
          `${temperatureWords(temperatures, say)} ${untilWords(deadline, now, locale)}`,
      ),
      ...(fixed.length > 0 ? [t('fixed', { what: temperatureWords(fixed, say) })] : []),
    ];
    return (
      <div className={styles['cell']}>
        <span className={styles['open']}>
          <IconPencil size={16} />
          <span className={styles['line']}>
            {/* The sign says it to the eye. */}
            <span className={visuallyHidden}>{t('editable')} </span>
            {untilWords(latest.deadline, now, locale)}
          </span>
        </span>
        <span className={styles['small']}>{parts.join(' · ')}</span>
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
