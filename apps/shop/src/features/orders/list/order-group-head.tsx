import { CALENDAR_NAMES, formatEstimate, formatPrice } from '@gastroshop/i18n';
import type { ReactNode } from 'react';
import type { OrderCells } from './order-cells';
import type { OrderGroup } from './order-groups';
import styles from './orders-view.module.css';

/** What the head of a group takes. */
export interface OrderGroupHeadProps {
  readonly group: OrderGroup;
  readonly cells: Pick<OrderCells, 't' | 'locale' | 'withPrices'>;
}

const monthText = (month: string, locale: OrderCells['locale']): string =>
  `${CALENDAR_NAMES[locale].months[Number(month.slice(5)) - 1] ?? month} ${month.slice(0, 4)}`;

/** What the orders below have in common, how many they are, and what those of a month come to. */
export const OrderGroupHead = ({ group, cells }: OrderGroupHeadProps): ReactNode => {
  const { t, locale, withPrices } = cells;
  const { month, count, sum, estimated } = group;
  const facts = [
    count !== undefined &&
      (month === undefined ? String(count) : t('count', { count, shown: String(count) })),
    month !== undefined &&
      withPrices &&
      sum !== undefined &&
      (estimated ? formatEstimate(formatPrice(sum)) : formatPrice(sum)),
  ].filter((fact) => fact !== false);
  return (
    <>
      {month === undefined ? t('stillEditable') : monthText(month, locale)}
      {facts.length > 0 && <span className={styles['groupFacts']}> {facts.join(' · ')}</span>}
    </>
  );
};
