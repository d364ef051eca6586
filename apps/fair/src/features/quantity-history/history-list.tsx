import {
  type CheckoutLine,
  DatesDialog,
  previousPlan,
  type PlanLine,
  PlanTable,
  planningContext,
  type PlanUpdate,
  shownPlan,
  FairConditionsBanner,
  useCheckout,
  usePlanActions,
  usePlanDates,
} from '@gastroshop/storefront/checkout';
import { planDeliveries } from '@gastroshop/storefront/delivery';
import { unitOf } from '@gastroshop/storefront/product';
import { useGateway } from '@gastroshop/storefront/shop';
import { Button } from '@gastroshop/ui/button';
import { CrateDrawing, EmptyState, ListDrawing, Notice } from '@gastroshop/ui/feedback';
import { Link } from '@gastroshop/ui/link';
import { useEventCallback } from '@gastroshop/ui/table';
import { type ReactNode, useDeferredValue, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { HistoryFooter } from './history-footer';
import type { QuantityHistory } from './history-query';
import { HistoryToolbar } from './history-toolbar';
import { type HistoryFilter, filterHistory, ALL_HISTORY } from './filter-history';
import styles from './quantity-history.module.css';

/** What the list takes. */
export interface HistoryListProps {
  readonly history: QuantityHistory;
  /** Name of the fair. */
  readonly title: string;
  /** The days it tells of, in words. */
  readonly range: string;
  /** The year they are called by. */
  readonly year: string;
}

/** The earlier amounts as lines of a plan. The same line for the same article and cart line, so that rows stay as they are. */
const planLines = (
  { products, quantities }: QuantityHistory,
  live: readonly CheckoutLine[],
  made: Map<string, PlanLine>,
): readonly PlanLine[] => {
  const lineOf = new Map(live.map((line) => [line.sku, line]));
  return products.map((product) => {
    const line = lineOf.get(product.sku);
    const known = made.get(product.sku);
    if (known !== undefined && known.line === line && known.product === product) return known;
    const entry = quantities.get(product.sku);
    const next: PlanLine = {
      product,
      line,
      ...(entry !== undefined && {
        earlier: { quantity: entry.quantity, unit: entry.smallestUnit, orders: entry.numberOfOrders },
      }),
    };
    made.set(product.sku, next);
    return next;
  });
};

/** The list of what was ordered before, to be planned anew. */
export const HistoryList = ({ history, title, range, year }: HistoryListProps): ReactNode => {
  const { t } = useTranslation('fair-quantity-history');
  const { paths, terms } = useGateway();
  const checkout = useCheckout();
  const { live, customer, context, now } = checkout;
  const actions = usePlanActions();
  const [made] = useState(() => new Map<string, PlanLine>());
  const [filter, setFilter] = useState<HistoryFilter>(ALL_HISTORY);
  const [marked, setMarked] = useState<ReadonlySet<string>>(() => new Set());
  const [choosing, setChoosing] = useState(false);
  const onMark = useEventCallback((sku: string, isMarked: boolean) => {
    setMarked((before) => {
      const next = new Set(before);
      if (isMarked) next.add(sku);
      else next.delete(sku);
      return next;
    });
  });

  const lines = useMemo(() => planLines(history, live, made), [history, live, made]);
  // Sold are all of them, so the lorries of all of them count, not of the cart alone.
  const deliveries = useMemo(
    () =>
      customer === undefined
        ? undefined
        : planDeliveries({
            customer,
            articles: history.products.map(({ attributes }) => attributes),
            dates: terms,
            now,
          }),
    [customer, history, terms, now],
  );
  const planning = useMemo(() => deliveries && planningContext(deliveries, now), [deliveries, now]);
  const comingOn =
    deliveries === undefined
      ? []
      : live.flatMap((line) =>
          shownPlan({ product: line.product, line }, deliveries).map(({ date }) => date),
        );
  const { dates, choose } = usePlanDates(planning, comingOn);
  const used = useMemo(() => new Set(live.flatMap(({ plan = [] }) => plan.map(({ date }) => date))), [live]);
  const calmText = useDeferredValue(filter.text);
  const shown = useMemo(() => filterHistory(lines, { ...filter, text: calmText }), [lines, filter, calmText]);
  const categories = useMemo(() => {
    const byId = new Map(
      history.products.flatMap(({ resolvedCategory: category }) =>
        category === undefined ? [] : [[category.id, { id: category.id, name: category.name }]],
      ),
    );
    return [...byId.values()].sort((one, other) => one.name.localeCompare(other.name, 'de-AT'));
  }, [history]);
  const ordered = lines.filter(({ line }) => line !== undefined).length;

  const takeAll = (): void => {
    if (planning === undefined) return;
    const some = marked.size === 0 ? shown : lines.filter(({ product }) => marked.has(product.sku));
    const all = some.flatMap((planLine): readonly PlanUpdate[] => {
      const unit = planLine.line?.unit ?? unitOf(planLine.product)?.abbreviation;
      if (unit === undefined) return [];
      const plan = previousPlan(planLine, unit, dates, planning);
      return plan.length === 0 ? [] : [{ planLine, plan, unit }];
    });
    if (all.length > 0) actions.setAll(all);
    setMarked(new Set());
  };

  const way = (href: string, words: string) => (
    <Button
      variant="filled"
      render={({ className, children }) => (
        <Link className={className} href={href}>
          {children}
        </Link>
      )}
    >
      {words}
    </Button>
  );
  return (
    <div className={styles['page']}>
      <FairConditionsBanner title={title} />
      {lines.length === 0 ? (
        <EmptyState
          title={t('emptyTitle')}
          drawing={<ListDrawing />}
          actions={way(paths.search(), t('toArticles'))}
        >
          {t('emptyText')}
        </EmptyState>
      ) : (
        <>
          <HistoryToolbar
            filter={filter}
            onFilter={(change) => {
              setFilter((before) => ({ ...before, ...change }));
            }}
            categories={categories}
            count={shown.length}
            ordered={ordered}
            range={range}
            marked={marked.size}
            onTakeAll={takeAll}
            onUnmark={() => {
              setMarked(new Set());
            }}
            onDates={() => {
              setChoosing(true);
            }}
          />
          {planning?.days.length === 0 && <Notice tone="warning">{t('noDates')}</Notice>}
          {shown.length === 0 && (
            <EmptyState
              compact
              title={t('noneFound')}
              drawing={<CrateDrawing />}
              actions={
                <Button
                  onClick={() => {
                    setFilter(ALL_HISTORY);
                  }}
                >
                  {t('showAll')}
                </Button>
              }
            />
          )}
          {deliveries !== undefined && planning !== undefined && shown.length > 0 && (
            <PlanTable
              kind="list"
              lines={shown}
              deliveries={deliveries}
              planning={planning}
              dates={dates}
              context={context}
              actions={actions}
              earlierYear={year}
              marked={marked}
              onMark={onMark}
            />
          )}
          <HistoryFooter checkout={checkout} />
        </>
      )}
      {choosing && planning !== undefined && (
        <DatesDialog
          planning={planning}
          dates={dates}
          used={used}
          now={now}
          onChoose={choose}
          onClose={() => {
            setChoosing(false);
          }}
        />
      )}
    </div>
  );
};
