import type { OverviewOrder } from '@gastroshop/api-contract';
import { formatEstimate, formatPrice } from '@gastroshop/i18n';
import { addressWords } from '@gastroshop/storefront/checkout';
import { Link } from '@gastroshop/ui/link';
import { type DataTableColumn, TruncatedText } from '@gastroshop/ui/table';
import { shortDate } from '../life/time-words';
import { wallClock } from '../wall-clock';
import { type OrderCells, orderNumber } from './order-cells';
import { orderContents } from './order-contents';
import { OrderPictures } from './order-pictures';
import { OrderRowAction } from './order-row-action';
import { OrderStanding } from './order-standing-cell';
import styles from './orders-view.module.css';

/** What an order comes to, in words; undefined where there is no sum or none may be seen. */
export const orderTotalText = ({ totalPrice, totals }: OverviewOrder): string | undefined => {
  if (totalPrice === undefined) return undefined;
  const sum = formatPrice(totalPrice);
  return totals?.estimated === true ? formatEstimate(sum) : sum;
};

/** The days an order comes on, in short; the first ones where they are many. */
export const deliveryDaysText = (
  { deliverySummary = [], deliverySlotDate }: Pick<OverviewOrder, 'deliverySummary' | 'deliverySlotDate'>,
  { t, locale, narrow }: Pick<OrderCells, 't' | 'locale' | 'narrow'>,
): string | undefined => {
  const days = [...new Set(deliverySummary.map(({ date }) => date))];
  const [first = deliverySlotDate, second] = days;
  if (first === undefined) return undefined;
  if (second === undefined) return shortDate(first, locale);
  // Where there is little room, how many they are stands below.
  if (narrow) return t('fromDay', { day: shortDate(first, locale) });
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

/** When it was placed, in words. */
const orderedAtText = ({ creationTime }: OverviewOrder, { words, locale }: OrderCells): string => {
  const { date, time } = wallClock(creationTime);
  return words('at', { day: shortDate(date, locale), time });
};

/** What is known of how an order comes besides its days. */
const deliveryDetail = (
  { deliverySummary = [], deliverySlotTime, deliveryAddress, statusHistory = [] }: OverviewOrder,
  { t, withAddresses }: Pick<OrderCells, 't' | 'withAddresses'>,
): string => {
  const days = new Set(deliverySummary.map(({ date }) => date)).size;
  const last = statusHistory.at(-1);
  const how =
    days > 1
      ? t('deliveries', { count: days })
      : last?.status === 'DELIVERED'
        ? t('arrived', { time: wallClock(last.at).time })
        : deliverySlotTime && t('from', { time: deliverySlotTime });
  return [how, withAddresses && deliveryAddress && addressWords(deliveryAddress)].filter(Boolean).join(' · ');
};

/** Number and moment of an order: two columns, or one below the other where there is no room for both. */
const numberColumns = (cells: OrderCells): readonly DataTableColumn<OverviewOrder>[] => {
  const { t, paths, narrow } = cells;
  const number = (order: OverviewOrder) => (
    <Link href={paths.order(order.id)} className={styles['number']}>
      {orderNumber(order)}
    </Link>
  );
  if (narrow)
    return [
      {
        key: 'orderedAt',
        header: t('ordered'),
        width: '140px',
        sortable: true,
        cell: (order) => (
          <div className={styles['cell']}>
            {number(order)}
            <Small text={orderedAtText(order, cells)} />
          </div>
        ),
      },
    ];
  return [
    {
      key: 'id',
      header: t('number'),
      width: '108px',
      sortable: true,
      cell: (order) => (
        <div className={styles['cell']}>
          {number(order)}
          <Small text={order.customerOrderId && t('ownNumber', { number: order.customerOrderId })} />
        </div>
      ),
    },
    {
      key: 'orderedAt',
      header: t('ordered'),
      width: '164px',
      sortable: true,
      cell: (order) => (
        <div className={styles['cell']}>
          <span>{orderedAtText(order, cells)}</span>
          <Small text={orderedBy(order, cells)} />
        </div>
      ),
    },
  ];
};

/** The columns of the list of orders; the keys of those that sort are what the backend sorts by. */
export const orderColumns = (cells: OrderCells): readonly DataTableColumn<OverviewOrder>[] => {
  const { t, locale, withPrices, narrow } = cells;
  const columns: readonly DataTableColumn<OverviewOrder>[] = [
    ...numberColumns(cells),
    {
      key: 'positions',
      header: t('contents'),
      width: 'minmax(140px, 1fr)',
      sortable: true,
      cell: (order) => (
        <div className={styles['pictured']}>
          <OrderPictures order={order} />
          <span className={styles['contents']}>{orderContents(order, t, locale)}</span>
        </div>
      ),
    },
    {
      key: 'deliveryDate',
      header: t('delivery'),
      width: narrow ? '124px' : '184px',
      sortable: true,
      cell: (order) => (
        <div className={styles['cell']}>
          <span className={styles['line']}>{deliveryDaysText(order, cells)}</span>
          <Small text={deliveryDetail(order, cells)} />
        </div>
      ),
    },
    {
      key: 'status',
      header: t('status'),
      width: narrow ? '180px' : '196px',
      cell: (order) => <OrderStanding order={order} cells={cells} />,
    },
    {
      key: 'sum',
      header: t('sum'),
      width: '104px',
      align: 'end',
      sortable: true,
      cell: (order) => <strong className={styles['sum']}>{orderTotalText(order)}</strong>,
    },
    {
      key: 'action',
      header: t('action'),
      headerHidden: true,
      width: '140px',
      align: 'end',
      cell: (order) => <OrderRowAction order={order} cells={cells} />,
    },
  ];
  return withPrices ? columns : columns.filter(({ key }) => key !== 'sum');
};
