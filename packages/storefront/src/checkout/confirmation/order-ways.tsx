import type { Order } from '@gastroshop/api-contract';
import { Button } from '@gastroshop/ui/button';
import { IconChevronRight, IconPencil } from '@gastroshop/ui/icons';
import { Link } from '@gastroshop/ui/link';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { usePriceVisibility } from '../../session';
import { useGateway } from '../../shop';
import { toTotalsRows } from '../totals/totals-rows';
import styles from './order-ways.module.css';
import { useChangeHref } from './use-change-href';

interface WayProps {
  readonly order: Order;
}

/** The order in one row that leads to it: how much it is. For phones, where its lines have no room. */
export const OrderRowLink = ({ order }: WayProps): ReactNode => {
  const { t } = useTranslation('storefront-confirmation');
  const { t: words } = useTranslation('storefront-sums');
  const { paths } = useGateway();
  const visibility = usePriceVisibility();
  const { id, number = id, customerOrderId, orderItems, totals } = order;
  const total = totals && toTotalsRows(totals, words, visibility).total;
  const facts = [
    t('positions', { count: orderItems.length }),
    ...(customerOrderId === undefined || customerOrderId === ''
      ? []
      : [t('ownNumber', { number: customerOrderId })]),
    ...(total === undefined
      ? []
      : [`${total.value} ${words(totals?.gross === undefined ? 'netShort' : 'grossShort')}`]),
  ];
  return (
    <Link href={paths.order(id)} className={styles['row']}>
      <span>
        <span className={styles['name']}>{t('order', { number })}</span>
        <span className={styles['facts']}>{facts.join(' · ')}</span>
      </span>
      <IconChevronRight size={20} />
    </Link>
  );
};

/** What can be done with the order, within reach of the thumb. */
export const OrderBar = ({ order }: WayProps): ReactNode => {
  const { t } = useTranslation('storefront-confirmation');
  const { paths } = useGateway();
  const changeHref = useChangeHref(order);
  return (
    <div className={styles['bar']}>
      {changeHref !== undefined && (
        <Button
          size="large"
          icon={<IconPencil size={18} />}
          render={({ className, children }) => (
            <Link className={className} href={changeHref}>
              {children}
            </Link>
          )}
        >
          {t('changeShort')}
        </Button>
      )}
      <Button
        variant="filled"
        size="large"
        render={({ className, children }) => (
          <Link className={className} href={paths.order(order.id)}>
            {children}
          </Link>
        )}
      >
        {t('show')}
      </Button>
    </div>
  );
};
