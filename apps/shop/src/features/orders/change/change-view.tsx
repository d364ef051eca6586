import type { Order, Product } from '@gastroshop/api-contract';
import { holdsWords } from '@gastroshop/domain/letters';
import { displayedProductId } from '@gastroshop/domain/product';
import { useLocale } from '@gastroshop/i18n/react';
import { TotalsList, weighedUnits } from '@gastroshop/storefront/checkout';
import { useNow } from '@gastroshop/storefront/delivery';
import { useProductContext } from '@gastroshop/storefront/product';
import { customerQuery } from '@gastroshop/storefront/session';
import { useShop } from '@gastroshop/storefront/shop';
import { Button } from '@gastroshop/ui/button';
import { useToasts } from '@gastroshop/ui/feedback';
import { OrderControlGroup } from '@gastroshop/ui/order-control';
import { FindField } from '@gastroshop/ui/search';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AddProduct } from '../../add-product';
import { bySku, productsAsTheyAreQuery } from '../reorder/again-products';
import { differenceOf } from '../life/order-differences';
import { isEditable, orderParts } from '../life/order-parts';
import { PartState } from '../life/part-state';
import { partTitle } from '../life/part-title';
import { signedPrice } from '../life/signed-price';
import { ChangeBar } from './change-bar';
import { ChangeRow } from './change-row';
import styles from './change-rows.module.css';
import { type ChangeTrouble, changeTroubleOf } from './change-trouble';
import layout from './change-view.module.css';
import { addedSkus, countDraft, draftSize, type DraftLine, onNewer } from './order-draft';
import { DeliveryDayFields } from './delivery-day-fields';
import { lateOrder } from './late-order';
import { previewQuery } from './preview-query';
import { Review } from './review';
import { totalOf } from './total-words';
import { TroubleNotice } from './trouble-notice';
import { useApplyChange } from './use-apply-change';
import { useOrderDraft } from './use-order-draft';
import { useOrderLater } from './use-order-later';

/** What changing an order takes. */
export interface ChangeViewProps {
  readonly order: Order;
}

/** Changes an order: amounts, lines taken out, articles added; then what changes, to be looked at and taken over. */
export const ChangeView = ({ order }: ChangeViewProps): ReactNode => {
  const { t } = useTranslation('orders-change');
  const { t: say } = useTranslation('storefront-sums');
  const { locale } = useLocale();
  const { client, gateway, navigate, clock } = useShop();
  const context = useProductContext();
  const now = useNow();
  const toasts = useToasts();
  const orderLater = useOrderLater();
  const { data: customer } = useQuery(customerQuery(client, gateway.scope));
  const { draft, setLine, setDay, replace, clear } = useOrderDraft(order);
  const [isReviewing, setReviewing] = useState(false);
  const [onlyChanges, setOnlyChanges] = useState(false);
  const [wanted, setWanted] = useState('');
  const rows = useRef<HTMLDivElement>(null);
  const size = draftSize(draft);
  const changedLines = Object.keys(draft.lines).length;
  const added = addedSkus(draft, order);
  const skus = [...order.orderItems.map(({ productSku }) => productSku), ...added];
  const { data: articles } = useQuery(productsAsTheyAreQuery(client, gateway.scope, skus));
  const [found, setFound] = useState<ReadonlyMap<string, Product>>(new Map());
  const products = useMemo(() => new Map([...found, ...bySku(articles)]), [articles, found]);
  const weighed = useMemo(() => weighedUnits([...products.values()]), [products]);
  const preview = useQuery(previewQuery(client, gateway.scope, order, draft));
  const shownPreview = size === 0 || preview.isError ? undefined : preview.data;
  const previewItems = useMemo(
    () => new Map(shownPreview?.orderItems.map((item) => [item.productSku, item])),
    [shownPreview],
  );
  const { number = order.id } = order;
  const orderHref = gateway.paths.order(order.id);
  const application = useApplyChange(order, () => {
    clear();
    toasts.say({ tone: 'good', title: t('applied', { number }) });
    navigate(orderHref);
  });
  const error = application.error ?? (size > 0 ? preview.error : null);
  const trouble: ChangeTrouble | undefined = error === null ? undefined : changeTroubleOf(error);
  const names = new Map([...products].map(([sku, { name }]) => [sku, name]));
  const forget = () => {
    application.reset();
  };
  const change = (sku: string, line: DraftLine | undefined) => {
    forget();
    setLine(sku, line);
  };
  const drop = (dropped: readonly string[]) => {
    forget();
    replace({
      ...draft,
      seenRevision: order.revision ?? draft.seenRevision,
      lines: Object.fromEntries(Object.entries(draft.lines).filter(([sku]) => !dropped.includes(sku))),
      // Lines that are fixed hold the day of their delivery.
      ...(dropped.some((sku) => draft.lines[sku] === undefined) && { days: {} }),
      key: crypto.randomUUID(),
    });
  };
  const discard = () => {
    const kept = draft;
    clear();
    forget();
    toasts.say({
      tone: 'info',
      title: t('discarded'),
      life: 10_000,
      action: {
        label: t('undo'),
        onAction: () => {
          replace(kept);
        },
      },
    });
  };
  const lateSkus =
    trouble?.kind === 'TOO_LATE' ? trouble.skus : trouble?.kind === 'LOCKED' ? Object.keys(draft.lines) : [];
  const late = lateOrder({ order, draft, skus: lateSkus, products, customer, now });
  const notice = trouble !== undefined && (
    <TroubleNotice
      trouble={trouble}
      order={order}
      names={names}
      unitOf={(sku) => draft.lines[sku]?.unit ?? ''}
      onDrop={drop}
      late={late}
      onLater={() => {
        if (late !== undefined) drop(orderLater(late));
      }}
      onInsist={() => {
        forget();
        replace({ ...onNewer(draft, order), key: crypto.randomUUID(), at: clock.now() });
      }}
      onOldDays={() => {
        forget();
        replace({ ...draft, days: {}, key: crypto.randomUUID(), at: clock.now() });
      }}
      onAmount={(sku, amount) => {
        const line = draft.lines[sku];
        if (line !== undefined) change(sku, { ...line, amount });
      }}
      onAgain={() => {
        forget();
        void preview.refetch();
      }}
    />
  );
  const count = countDraft(draft, order);
  if (isReviewing && size > 0 && preview.data !== undefined)
    return (
      <Review
        order={order}
        preview={preview.data}
        count={count}
        now={now}
        busy={application.isPending}
        trouble={notice}
        onStay={(sku, amount, unit) => {
          change(sku, { amount, unit });
        }}
        onBack={() => {
          setReviewing(false);
        }}
        onApply={() => {
          application.mutate(draft);
        }}
      />
    );
  const parts = orderParts(order, now);
  const rowOf = (sku: string, rowIndex: number): ReactNode => {
    const item = order.orderItems.find(({ productSku }) => productSku === sku);
    const product = products.get(sku);
    return (
      <ChangeRow
        key={sku}
        sku={sku}
        name={item?.name ?? product?.name ?? sku}
        number={product === undefined ? sku : displayedProductId(product, context.crossTenantNumbers)}
        item={item}
        preview={previewItems.get(sku)}
        line={draft.lines[sku]}
        product={product}
        context={context}
        editable={item === undefined || isEditable(order, item, now)}
        weighed={weighed}
        rowIndex={rowIndex}
        onLine={change}
      />
    );
  };
  const isFound = (sku: string): boolean => {
    const item = order.orderItems.find(({ productSku }) => productSku === sku);
    const product = products.get(sku);
    const number = product && displayedProductId(product, context.crossTenantNumbers);
    return holdsWords(
      [item?.name ?? product?.name, sku, number, item?.customerArticleNumber, item?.note],
      wanted,
    );
  };
  const foundCount = skus.filter(isFound).length;
  const shownAdded = added.filter(isFound);
  let rowIndex = 0;
  const totals = (shownPreview ?? order).totals;
  const difference = shownPreview && differenceOf(totalOf(order), totalOf(shownPreview));
  return (
    <div className={layout['view']}>
      <ChangeBar
        order={order}
        preview={shownPreview}
        count={count}
        size={size}
        orderHref={orderHref}
        onDiscard={discard}
        onReview={() => {
          setReviewing(true);
        }}
      />
      <div className={layout['columns']}>
        <div className={layout['main']}>
          {notice}
          <div className={layout['tools']}>
            <AddProduct
              context={context}
              has={(sku) => skus.includes(sku)}
              onAddAll={(taken) => {
                setFound(
                  (before) =>
                    new Map([...before, ...taken.map(({ product }) => [product.sku, product] as const)]),
                );
                for (const { product, amount, unit } of taken) change(product.sku, { amount, unit });
              }}
              onAdd={(product, line) => {
                setFound((before) => new Map(before).set(product.sku, product));
                change(product.sku, line);
              }}
            />
            <FindField
              label={t('find')}
              value={wanted}
              onChange={setWanted}
              onEnter={() => {
                rows.current?.querySelector<HTMLInputElement>('li input')?.focus();
              }}
              found={wanted.trim() === '' ? undefined : t('found', { found: foundCount, count: skus.length })}
            />
            {changedLines > 0 && (
              <Button
                variant="quiet"
                onClick={() => {
                  setOnlyChanges(!onlyChanges);
                }}
              >
                {onlyChanges ? t('all') : t('onlyChanges', { count: changedLines })}
              </Button>
            )}
          </div>
          <div className={layout['days']}>
            <DeliveryDayFields
              order={order}
              now={now}
              days={draft.days ?? {}}
              onDay={(tour, day) => {
                forget();
                setDay(tour, day);
              }}
            />
          </div>
          <div ref={rows} className={layout['main']}>
            {foundCount === 0 && <p className={layout['small']}>{t('foundNone', { text: wanted })}</p>}
            <OrderControlGroup rowCount={skus.length}>
              {shownAdded.length > 0 && (
                <section>
                  <div className={styles['head']}>
                    <h2 className={styles['headTitle']}>{t('newGoods')}</h2>
                  </div>
                  <ul className={styles['rows']}>{shownAdded.map((sku) => rowOf(sku, rowIndex++))}</ul>
                </section>
              )}
              {parts.map((part) => {
                const shown = part.items.filter(
                  ({ productSku }) =>
                    (!onlyChanges || changedLines === 0 || draft.lines[productSku] !== undefined) &&
                    isFound(productSku),
                );
                return (
                  shown.length > 0 && (
                    <section key={part.key}>
                      <div className={styles['head']}>
                        <h2 className={styles['headTitle']}>{partTitle(part, locale, say)}</h2>
                        <PartState part={part} now={now} withLeft />
                      </div>
                      <ul className={styles['rows']}>
                        {shown.map(({ productSku }) => rowOf(productSku, rowIndex++))}
                      </ul>
                    </section>
                  )
                );
              })}
            </OrderControlGroup>
          </div>
        </div>
        <div className={layout['side']}>
          {totals !== undefined && (
            <section>
              <h2 className={layout['heading']}>{t('sums')}</h2>
              <TotalsList totals={totals} />
              {difference !== undefined && (
                <p className={layout['difference']}>
                  <span>{t('difference')}</span>
                  <strong>{signedPrice(difference)}</strong>
                </p>
              )}
            </section>
          )}
          <p className={layout['small']}>{t('onlyThen')}</p>
        </div>
      </div>
    </div>
  );
};
