import type { Order } from '@gastroshop/api-contract';
import type { ChosenDays, TourName } from '@gastroshop/domain/delivery';
import { mayEditOrder } from '@gastroshop/domain/order-life';
import { useLocale } from '@gastroshop/i18n/react';
import { temperatureWords } from '@gastroshop/storefront/checkout';
import { customerQuery } from '@gastroshop/storefront/session';
import { useShop } from '@gastroshop/storefront/shop';
import { SelectField } from '@gastroshop/ui/field';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { shortDate } from '../life/time-words';
import styles from './change-view.module.css';
import { movableDeliveries } from './delivery-days';

/** What the choice of other days takes. */
export interface DeliveryDayFieldsProps {
  readonly order: Order;
  readonly now: number;
  /** Other days than the order has. */
  readonly days: ChosenDays;
  readonly onDay: (tour: TourName, day: string) => void;
}

/** The day of each delivery of an order, to be moved as long as all of it can be changed (ORD-10). */
export const DeliveryDayFields = ({ order, now, days, onDay }: DeliveryDayFieldsProps): ReactNode => {
  const { t } = useTranslation('orders-change');
  const { t: say } = useTranslation('storefront-sums');
  const { locale } = useLocale();
  const { client, gateway } = useShop();
  const { data: customer } = useQuery(customerQuery(client, gateway.scope));
  if (!mayEditOrder(order.orderEditing ?? 'LINES_AND_DAY', 'DAY'))
    return <p className={styles['small']}>{t('dayNotHere')}</p>;
  if (customer === undefined) return null;
  const movable = movableDeliveries(order, customer, now);
  return movable.map(({ tour, day, days: offered, isFixed }) => (
    <SelectField
      key={tour.name}
      label={
        movable.length === 1 ? t('day') : t('dayOf', { goods: temperatureWords(tour.temperatures, say) })
      }
      hint={isFixed ? t('dayFixed') : undefined}
      disabled={isFixed}
      value={days[tour.name] ?? day}
      options={offered.map((date) => ({ value: date, label: shortDate(date, locale) }))}
      onChange={(wanted) => {
        onDay(tour.name, wanted);
      }}
    />
  ));
};
