import type { Order } from '@gastroshop/api-contract';
import { formatAmount, formatLongDate } from '@gastroshop/i18n';
import { useLocale } from '@gastroshop/i18n/react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { temperatureWords } from '../totals/temperature-words';
import styles from './confirmation.module.css';
import { orderDays } from './order-deliveries';
import { itemTotalText, useWeighedUnits } from './order-line-prices';

/** What the lines of an order take. */
export interface OrderLinesProps {
  readonly order: Order;
}

/** What was ordered, by the day it comes on. */
export const OrderLines = ({ order }: OrderLinesProps): ReactNode => {
  const { t } = useTranslation('storefront-confirmation');
  const { t: words } = useTranslation('storefront-sums');
  const { locale } = useLocale();
  const weighed = useWeighedUnits(order);
  // The time is that of the slot ordered for; what comes on another day has a slot of its own.
  const isOrdered = (date: string | undefined): boolean => date === order.deliverySlotDate;
  return orderDays(order).map(({ date, temperatures, items }) => (
    <section key={date ?? ''} className={styles['day']}>
      <h3 className={styles['dayTitle']}>
        {date === undefined ? words('noDay') : formatLongDate(date, locale)}
        {order.deliverySlotTime !== undefined &&
          isOrdered(date) &&
          `, ${t('at', { time: order.deliverySlotTime })}`}
        <span className={styles['dayMeta']}>
          {[temperatureWords(temperatures, words), t('positions', { count: items.length })]
            .filter((part) => part !== '')
            .join(' · ')}
        </span>
      </h3>
      <ul className={styles['lines']}>
        {items.map((item) => {
          const { productSku, name, amount, unitAbbr, mostAccurateRowTotal } = item;
          return (
            <li key={productSku} className={styles['line']}>
              <span className={styles['name']}>{name}</span>
              <span className={styles['figure']}>{formatAmount(amount, unitAbbr)}</span>
              {mostAccurateRowTotal !== undefined && (
                <span className={styles['figure']}>{weighed && itemTotalText(item, weighed)}</span>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  ));
};
