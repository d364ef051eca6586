import type { OverviewOrder } from '@gastroshop/api-contract';
import { Link } from '@gastroshop/ui/link';
import type { ReactNode } from 'react';
import { type OrderCells, orderNumber } from './order-cells';
import { deliveryDaysText, orderTotalText } from './order-columns';
import { orderContents } from './order-contents';
import { OrderRowAction } from './order-row-action';
import { OrderStanding } from './order-standing-cell';
import styles from './orders-view.module.css';

/** What the card of an order takes. */
export interface OrderCardProps {
  readonly order: OverviewOrder;
  readonly cells: OrderCells;
}

/** An order in the list of a phone: how it stands first, and what one most likely wants of it under the thumb. */
export const OrderCard = ({ order, cells }: OrderCardProps): ReactNode => {
  const { t, locale, paths, withPrices } = cells;
  const contents = orderContents(order, t, locale);
  const days = deliveryDaysText(order, cells);
  return (
    <div className={styles['card']}>
      <div className={styles['cardLines']}>
        <OrderStanding order={order} cells={cells} />
        <div className={styles['cardLine']}>
          <span>
            <Link href={paths.order(order.id)} className={styles['number']}>
              {orderNumber(order)}
            </Link>
            {days !== undefined && <span className={styles['cardDay']}>{days}</span>}
          </span>
          {withPrices && <strong className={styles['sum']}>{orderTotalText(order)}</strong>}
        </div>
        <span className={styles['small']} title={contents}>
          {contents}
        </span>
      </div>
      <OrderRowAction order={order} cells={cells} />
    </div>
  );
};
