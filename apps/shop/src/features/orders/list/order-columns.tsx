import type { OverviewOrder } from '@gastroshop/api-contract';
import { formatEstimate, formatPrice } from '@gastroshop/i18n';
import { addressWords } from '@gastroshop/storefront/checkout';
import { Link } from '@gastroshop/ui/link';
import { type DataTableColumn, TruncatedText } from '@gastroshop/ui/table';
import { shortDate } from '../life/time-words';
import { wallClock } from '../wall-clock';
import { type OrderCells, orderNumber } from './order-cells';
import { orderContents } from './order-contents';
import { OrderRowAction } from './order-row-action';
import { OrderStanding } from './order-standing-cell';
import styles from './orders-screen.module.css';

/** What an order comes to, in words; undefined where there is no sum or none may be seen. */
export const orderTotalText = ({ totalPrice, totals }: OverviewOrder): string | undefined => {
  if (totalPrice === undefined) return undefined;
  const sum = formatPrice(totalPrice);
  return totals?.estimated === true ? formatEstimate(sum) : sum;
};

/** The days an order comes on, in short; the first ones where they are many. */
export const deliveryDaysText = (
  { deliverySummary = [], deliverySlotDate }: Pick<OverviewOrder, 'deliverySummary' | 'deliverySlotDate'>,
  { t, locale }: Pick<OrderCells, 't' | 'locale'>,
): string | undefined => {
  const days = [...new Set(deliverySummary.map(({ date }) => date))];
  const [first = deliverySlotDate, second] = days;
  if (first === undefined) return undefined;
  if (second === undefined) return shortDate(first, locale);
  return days.length === 2
    ? t('twoDays', { one: shortDate(first, locale), other: shortDate(second, locale) })
    : t('manyDays', { day: shortDate(first, locale), count: days.length });
};

/** Who ordered, and where, if not in the shop. */
const orderedBy = (
  { source, userName }: Pick<OverviewOrder, 'source' | 'userName'>,
  { words }: Pick<OrderCells, 'words'>,
): string => [source === 'WEBSHOP' ? undefined : words(source), userName].filter(Boolean).join(' · ');

const Small = ({ text }: { readonly text: string | undefined }) =>
  text !== undefined &&
  text !== '' && (
    <span className={styles['small']}>
      <TruncatedText text={text} />
    </span>
  );

/** The columns of the list of orders; the keys of those that sort are what the backend sorts by. */
export const orderColumns = (cells: OrderCells): readonly DataTableColumn<OverviewOrder>[] => {
  const { t, words, locale, paths, withPrices } = cells;
  const columns: readonly DataTableColumn<OverviewOrder>[] = [
    {
      key: 'id',
      header: t('number'),
      width: '116px',
      sortable: true,
      cell: (order) => (
        <div className={styles['cell']}>
          <Link href={paths.order(order.id)} className={styles['number']}>
            {orderNumber(order)}
          </Link>
          <Small text={order.customerOrderId && t('ownNumber', { number: order.customerOrderId })} />
        </div>
      ),
    },
    {
      key: 'orderedAt',
      header: t('ordered'),
      width: '168px',
      sortable: true,
      cell: (order) => {
        const { date, time } = wallClock(order.creationTime);
        return (
          <div className={styles['cell']}>
            <span>{words('at', { day: shortDate(date, locale), time })}</span>
            <Small text={orderedBy(order, cells)} />
          </div>
        );
      },
    },
    {
      key: 'positions',
      header: t('contents'),
      width: 'minmax(140px, 1fr)',
      sortable: true,
      cell: (order) => <span className={styles['contents']}>{orderContents(order, t)}</span>,
    },
    {
      key: 'deliveryDate',
      header: t('delivery'),
      width: 'minmax(136px, 208px)',
      sortable: true,
      cell: (order) => (
        <div className={styles['cell']}>
          <span>{deliveryDaysText(order, cells)}</span>
          <Small text={order.deliveryAddress && addressWords(order.deliveryAddress)} />
        </div>
      ),
    },
    {
      key: 'status',
      header: t('status'),
      width: 'minmax(160px, 232px)',
      cell: (order) => <OrderStanding order={order} cells={cells} />,
    },
    {
      key: 'sum',
      header: t('sum'),
      width: '108px',
      align: 'end',
      sortable: true,
      cell: (order) => <strong className={styles['sum']}>{orderTotalText(order)}</strong>,
    },
    {
      key: 'action',
      header: t('action'),
      headerHidden: true,
      width: '148px',
      align: 'end',
      cell: (order) => <OrderRowAction order={order} cells={cells} />,
    },
  ];
  return withPrices ? columns : columns.filter(({ key }) => key !== 'sum');
};
