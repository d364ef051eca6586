import type { OrderWordsTexts, OrdersTexts } from '../../../i18next-resources';
import type { OverviewOrder } from '@gastroshop/api-contract';
import { formatLongDate, formatPrice, type Locale, formatEstimate, type Translate } from '@gastroshop/i18n';
import { addressWords } from '@gastroshop/storefront/checkout';
import type { ShopPaths } from '@gastroshop/storefront/shop';
import { Link } from '@gastroshop/ui/link';
import { type DataTableColumn, TruncatedText } from '@gastroshop/ui/table';
import { currentStatus } from '../order-status';
import { StatusBadge } from '../status-badge';
import { wallClock } from '../wall-clock';
import styles from './orders-screen.module.css';

/** What the cells of the list need to speak. */
export interface OrderCells {
  readonly t: Translate<OrdersTexts>;
  readonly words: Translate<OrderWordsTexts>;
  readonly locale: Locale;
  readonly paths: Pick<ShopPaths, 'order'>;
  readonly withPrices: boolean;
}

/** A day as lists show it. */
export const formatShortDate = (date: string, locale: Locale): string =>
  formatLongDate(date, locale, { weekday: 'short', month: 'short' });

/** What an order comes to, in words; undefined where there is no sum or none may be seen. */
export const orderTotalText = ({ totalPrice, totals }: OverviewOrder): string | undefined => {
  if (totalPrice === undefined) return undefined;
  const sum = formatPrice(totalPrice);
  return totals?.estimated === true ? formatEstimate(sum) : sum;
};

/** The number people use. */
export const orderNumber = ({ id, number = id }: Pick<OverviewOrder, 'id' | 'number'>): string => number;

/** The columns of the list of orders; their keys are what the backend sorts by. */
export const orderColumns = (cells: OrderCells): readonly DataTableColumn<OverviewOrder>[] => {
  const { t, words, locale, paths, withPrices } = cells;
  const columns: readonly DataTableColumn<OverviewOrder>[] = [
    {
      key: 'id',
      header: t('number'),
      width: '108px',
      sortable: true,
      cell: (order) => (
        <div className={styles['cell']}>
          <Link href={paths.order(order.id)} className={styles['number']}>
            {orderNumber(order)}
          </Link>
          {order.customerOrderId !== undefined && (
            <span className={styles['small']}>
              <TruncatedText text={t('ownNumber', { number: order.customerOrderId })} />
            </span>
          )}
        </div>
      ),
    },
    {
      key: 'orderedAt',
      header: t('ordered'),
      width: 'minmax(138px, 1.2fr)',
      sortable: true,
      cell: ({ creationTime, userName }) => {
        const { date, time } = wallClock(creationTime);
        return (
          <div className={styles['cell']}>
            <span>{formatShortDate(date, locale)}</span>
            <span className={styles['small']}>
              <TruncatedText
                text={[t('clock', { time }), userName].filter((part) => part !== undefined).join(' · ')}
              />
            </span>
          </div>
        );
      },
    },
    {
      key: 'deliveryDate',
      header: t('delivery'),
      width: '128px',
      sortable: true,
      cell: ({ deliverySlotDate }) =>
        deliverySlotDate === undefined ? null : formatShortDate(deliverySlotDate, locale),
    },
    {
      key: 'deliveryAddress',
      header: t('address'),
      width: 'minmax(96px, 1.4fr)',
      sortable: true,
      cell: ({ deliveryAddress, unloadingArea }) => (
        <div className={styles['cell']}>
          <TruncatedText text={deliveryAddress === undefined ? '' : addressWords(deliveryAddress)} />
          {unloadingArea !== undefined && (
            <span className={styles['small']}>
              <TruncatedText text={unloadingArea} />
            </span>
          )}
        </div>
      ),
    },
    {
      key: 'source',
      header: t('source'),
      width: '100px',
      sortable: true,
      cell: ({ source }) => <TruncatedText text={words(source)} />,
    },
    {
      key: 'status',
      header: t('status'),
      width: '120px',
      cell: (order) => {
        const status = currentStatus(order);
        return status === undefined ? null : <StatusBadge status={status} />;
      },
    },
    {
      key: 'positions',
      header: t('positions'),
      width: '88px',
      align: 'end',
      sortable: true,
      cell: ({ itemsCount }) => itemsCount,
    },
    {
      key: 'sum',
      header: t('sum'),
      width: '116px',
      align: 'end',
      sortable: true,
      cell: (order) => <strong className={styles['sum']}>{orderTotalText(order)}</strong>,
    },
  ];
  return withPrices ? columns : columns.filter(({ key }) => key !== 'sum');
};
