import type { OverviewOrder } from '@gastroshop/api-contract';
import { Link } from '@gastroshop/ui/link';
import type { ReactNode } from 'react';
import { currentStatus } from '../order-status';
import { StatusBadge } from '../status-badge';
import { wallClock } from '../wall-clock';
import { orderNumber, type OrderCells, orderTotalText, formatShortDate } from './order-columns';
import styles from './orders-screen.module.css';

/** What the card of an order takes. */
export interface OrderCardProps {
  readonly order: OverviewOrder;
  readonly cells: OrderCells;
}

/** An order in the list of a phone. */
export const OrderCard = ({ order, cells }: OrderCardProps): ReactNode => {
  const { t, words, locale, paths, withPrices } = cells;
  const { creationTime, deliverySlotDate, itemsCount, source, userName } = order;
  const { date, time } = wallClock(creationTime);
  const status = currentStatus(order);
  const positions = t('positionCount', { count: itemsCount });
  const way = [words(source), userName].filter((part) => part !== undefined).join(' · ');
  return (
    <div className={styles['card']}>
      <div className={styles['cardLine']}>
        <Link href={paths.order(order.id)} className={styles['number']}>
          {orderNumber(order)}
        </Link>
        {status !== undefined && <StatusBadge status={status} />}
      </div>
      <div className={styles['cardLine']}>
        <span>
          {deliverySlotDate === undefined
            ? words('at', { day: formatShortDate(date, locale), time })
            : t('comes', { day: formatShortDate(deliverySlotDate, locale) })}
        </span>
        {withPrices && <strong className={styles['sum']}>{orderTotalText(order)}</strong>}
      </div>
      <div className={styles['cardLine']}>
        <span className={styles['small']} title={way}>
          {way}
        </span>
        <span className={styles['small']} title={positions}>
          {positions}
        </span>
      </div>
    </div>
  );
};
