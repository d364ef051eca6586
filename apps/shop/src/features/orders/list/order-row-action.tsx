import type { OverviewOrder } from '@gastroshop/api-contract';
import { visuallyHidden } from '@gastroshop/ui/a11y';
import { Button } from '@gastroshop/ui/button';
import { IconPencil, IconRotateClockwise } from '@gastroshop/ui/icons';
import { Link } from '@gastroshop/ui/link';
import { useIsMobile } from '@gastroshop/ui/table';
import type { ReactNode } from 'react';
import { changeHref } from '../change/change-href';
import { orderNumber, type OrderCells } from './order-cells';
import { orderAction } from './order-standing';
import styles from './orders-view.module.css';

/** What the button of a row takes. */
export interface OrderRowActionProps {
  readonly order: OverviewOrder;
  readonly cells: Pick<OrderCells, 't' | 'paths' | 'now' | 'onRepeat'>;
}

/** Changes an order as long as something of it can be, else orders it again. On a phone the sign alone is seen. */
export const OrderRowAction = ({ order, cells }: OrderRowActionProps): ReactNode => {
  const { t, paths, now, onRepeat } = cells;
  const mobile = useIsMobile();
  const action = orderAction(order, now);
  const number = orderNumber(order);
  if (action === undefined) return null;
  const words = (
    <>
      <span className={mobile ? visuallyHidden : undefined}>{t(action)}</span>
      <span className={visuallyHidden}> {number}</span>
    </>
  );
  return (
    <span className={styles['action']}>
      {action === 'CHANGE' ? (
        <Button
          variant="soft"
          icon={<IconPencil size={18} />}
          render={({ className, children }) => (
            <Link className={className} href={changeHref(paths.order(order.id))}>
              {children}
            </Link>
          )}
        >
          {words}
        </Button>
      ) : (
        <Button
          icon={<IconRotateClockwise size={18} />}
          onClick={() => {
            onRepeat(order.id);
          }}
        >
          {words}
        </Button>
      )}
    </span>
  );
};
