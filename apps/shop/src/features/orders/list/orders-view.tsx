import type { OverviewOrder } from '@gastroshop/api-contract';
import { formatNumber } from '@gastroshop/i18n';
import { useLocale } from '@gastroshop/i18n/react';
import { addressWords } from '@gastroshop/storefront/checkout';
import { usePriceVisibility } from '@gastroshop/storefront/session';
import { useNow, useToday } from '@gastroshop/storefront/delivery';
import { ListPages, usePageSize, usePageTitle, useShop, useFeatures } from '@gastroshop/storefront/shop';
import { Button } from '@gastroshop/ui/button';
import { CrateDrawing, EmptyState, ErrorState } from '@gastroshop/ui/feedback';
import { PageTitle } from '@gastroshop/ui/layout';
import { Link } from '@gastroshop/ui/link';
import { DataTable, SortSelect, type TableSort, useIsSmallDesktop } from '@gastroshop/ui/table';
import { type ReactNode, Suspense, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { OrdersTabs } from '../../standing-orders';
import { RepeatOrder } from '../later';
import { shortDate } from '../life/time-words';
import { wallClock } from '../wall-clock';
import { OrderCard } from './order-card';
import { type OrderCells, orderNumber } from './order-cells';
import { orderColumns } from './order-columns';
import { OrderGroupHead } from './order-group-head';
import { groupOrders } from './order-groups';
import { isOrderPeriod, offeredPeriods, type OrderPeriod } from './order-period';
import { OrdersSearch } from './orders-search';
import { formatOrders, isOrderSortKey, parseOrders, SOURCE_NAMES } from './orders-address';
import styles from './orders-view.module.css';
import { DEFAULT_ORDERS_PARAMS, type OrdersState } from './orders-state';
import { useOrders } from './use-orders';

/** What the list of orders takes. */
export interface OrdersViewProps {
  /** The search part of the address, which says which orders and in which order. */
  readonly address: string;
}

const ROW_HEIGHT = 64;
const CARD_HEIGHT = 96;

const keyOf = ({ id }: OverviewOrder): string => id;

/**
 * What the customer ordered: what can still be changed first, then by month; sorted by any column, by page, filtered by when
 * and where the orders came from.
 */
export const OrdersView = ({ address }: OrdersViewProps): ReactNode => {
  const { t } = useTranslation('orders');
  const { t: words } = useTranslation('order-words');
  const { t: say } = useTranslation('messages');
  const { locale } = useLocale();
  const { gateway, navigate } = useShop();
  const has = useFeatures();
  const { paths } = gateway;
  const { prices: withPrices } = usePriceVisibility();
  const size = usePageSize();
  const state = useMemo(() => parseOrders(address, withPrices), [address, withPrices]);
  const { orders: listed, open, total, loading, failed, retry } = useOrders(state, size);
  const now = useNow();
  const today = useToday();
  const narrow = useIsSmallDesktop();
  const inMonths = state.sort === DEFAULT_ORDERS_PARAMS.sort;
  const isLastPage = total === undefined || state.page * size >= total;
  const { orders, groups } = useMemo(
    () =>
      inMonths
        ? groupOrders({
            orders: listed,
            open,
            pages: { before: state.page > DEFAULT_ORDERS_PARAMS.page, behind: !isLastPage },
            now,
          })
        : { orders: listed, groups: [] },
    [inMonths, listed, open, state.page, isLastPage, now],
  );
  const [repeated, setRepeated] = useState<string>();
  const change = (next: Partial<OrdersState>) => {
    navigate(paths.orders(formatOrders({ ...state, page: DEFAULT_ORDERS_PARAMS.page, ...next })));
  };
  const sortBy = ({ column, direction }: TableSort) => {
    if (isOrderSortKey(column)) change({ sort: column, direction });
  };
  const withAddresses = useMemo(
    () =>
      new Set(listed.map(({ deliveryAddress }) => deliveryAddress && addressWords(deliveryAddress))).size > 1,
    [listed],
  );
  const cells = useMemo<OrderCells>(
    () => ({ t, words, locale, paths, withPrices, narrow, withAddresses, now, onRepeat: setRepeated }),
    [t, words, locale, paths, withPrices, narrow, withAddresses, now],
  );
  const columns = useMemo(() => orderColumns(cells), [cells]);
  const card = useMemo(
    () =>
      (order: OverviewOrder): ReactNode => <OrderCard order={order} cells={cells} />,
    [cells],
  );
  const heads = useMemo(
    () =>
      groups.map((group) => ({
        key: group.month ?? 'open',
        first: group.first,
        head: <OrderGroupHead group={group} cells={cells} />,
      })),
    [groups, cells],
  );
  const periodText = (period: OrderPeriod): string =>
    period === '30d' || period === '90d' ? t(period) : period;
  usePageTitle(t('title'));
  const filtered = state.source !== undefined || state.period !== undefined || state.search !== '';
  return (
    <div className={styles['screen']}>
      <PageTitle
        count={total === undefined ? undefined : t('count', { count: total, shown: formatNumber(total) })}
        actions={
          (filtered || total !== 0) && (
            <>
              <div className={styles['search']}>
                <OrdersSearch
                  search={state.search}
                  onSearch={(search) => {
                    change({ search });
                  }}
                />
              </div>
              <SortSelect
                label={t('period')}
                options={[
                  { value: '', label: t('allPeriods') },
                  ...offeredPeriods(today, state.period).map((period) => ({
                    value: period,
                    label: periodText(period),
                  })),
                ]}
                value={state.period ?? ''}
                onChange={(value) => {
                  change({ period: isOrderPeriod(value) ? value : undefined });
                }}
              />
              <SortSelect
                label={t('source')}
                options={[
                  { value: '', label: t('allSources') },
                  ...SOURCE_NAMES.map((source) => ({ value: source, label: words(source) })),
                ]}
                value={state.source ?? ''}
                onChange={(value) => {
                  change({ source: SOURCE_NAMES.find((source) => source === value) });
                }}
              />
            </>
          )
        }
      >
        {t('title')}
      </PageTitle>
      <OrdersTabs current="ORDERS" />
      <div className={styles['reached']}>
        <DataTable
          label={t('title')}
          columns={columns}
          rows={orders}
          groups={heads}
          rowHeight={ROW_HEIGHT}
          rowKey={keyOf}
          rowLabel={(order) =>
            t('rowLabel', {
              number: orderNumber(order),
              day: shortDate(wallClock(order.creationTime).date, locale),
            })
          }
          sort={{ column: state.sort, direction: state.direction }}
          onSortChange={sortBy}
          onOpen={({ id }) => {
            navigate(paths.order(id));
          }}
          card={card}
          cardHeight={CARD_HEIGHT}
          loading={loading}
          error={failed ? <ErrorState title={say('ordersNotLoaded')} onRetry={retry} /> : undefined}
          empty={
            <EmptyState
              title={
                state.search !== ''
                  ? t('noneFound', { search: state.search })
                  : state.period !== undefined
                    ? t('noneInPeriod')
                    : filtered
                      ? t('noneOfSource')
                      : t('none')
              }
              drawing={<CrateDrawing />}
              actions={
                <>
                  <Button
                    variant="filled"
                    render={({ className, children }) => (
                      <Link className={className} href={filtered ? paths.orders() : paths.search()}>
                        {children}
                      </Link>
                    )}
                  >
                    {filtered ? t('showAll') : t('toSearch')}
                  </Button>
                  {!filtered && has('ORDER_PAD') && paths.orderPad !== undefined && (
                    <Button
                      render={({ className, children }) => (
                        <Link className={className} href={paths.orderPad ?? ''}>
                          {children}
                        </Link>
                      )}
                    >
                      {t('toOrderPad')}
                    </Button>
                  )}
                </>
              }
            >
              {filtered ? undefined : t('noneText')}
            </EmptyState>
          }
        />
        <ListPages
          page={state.page}
          total={total}
          onPage={(page) => {
            change({ page });
          }}
        />
      </div>
      {repeated !== undefined && (
        <Suspense>
          <RepeatOrder
            orderId={repeated}
            onClose={() => {
              setRepeated(undefined);
            }}
          />
        </Suspense>
      )}
    </div>
  );
};
