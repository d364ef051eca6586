import { useShop } from '@gastroshop/storefront/shop';
import { Link } from '@gastroshop/ui/link';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './orders-tabs.module.css';

/** Which of the two lists is shown. */
export interface OrdersTabsProps {
  readonly current: 'ORDERS' | 'STANDING';
}

/** Leads from orders to those that repeat, and back. They are pages of their own, so these are links. */
export const OrdersTabs = ({ current }: OrdersTabsProps): ReactNode => {
  const { t } = useTranslation('standing-orders');
  const { paths } = useShop().gateway;
  const tab = (key: OrdersTabsProps['current'], href: string, words: string): ReactNode => (
    <Link className={styles['tab']} href={href} aria-current={key === current ? 'page' : undefined}>
      {words}
    </Link>
  );
  return (
    <nav className={styles['tabs']} aria-label={t('orders')}>
      {tab('ORDERS', paths.orders(), t('orders'))}
      {tab('STANDING', paths.standingOrders(), t('title'))}
    </nav>
  );
};
