import type { Order } from '@gastroshop/api-contract';
import { useLocale } from '@gastroshop/i18n/react';
import { OrderPrint, TotalsList } from '@gastroshop/storefront/checkout';
import { PrintLayoutSwitch } from '@gastroshop/storefront/print';
import { mayEditOrder } from '@gastroshop/domain/order-life';
import { useNow } from '@gastroshop/storefront/delivery';
import { useShop } from '@gastroshop/storefront/shop';
import { Breadcrumbs, PageTitle } from '@gastroshop/ui/layout';
import { DescriptionList } from '@gastroshop/ui/product';
import type { ThemeKey } from '@gastroshop/ui/theme-data';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, Suspense, useCallback, useMemo, useState } from 'react';
import { SaveTemplate } from '@gastroshop/storefront/templates';
import { useTranslation } from 'react-i18next';
import { StartStandingOrder } from '../../standing-orders';
import { bySku, productsAsTheyAreQuery } from '../reorder/again-products';
import { CancelDialog } from '../cancel/cancel-dialog';
import { RestoreNotice } from '../cancel/restore-notice';
import { changeHref } from '../change/change-href';
import { DraftNotice } from '../change/draft-notice';
import { DeadlineList } from '../life/deadline-list';
import { LifeBadge } from '../life/life-badge';
import { lifeSum, orderParts } from '../life/order-parts';
import { OrderTimeline } from '../life/order-timeline';
import { ReorderDialog } from '../reorder/reorder-dialog';
import { currentStatus } from '../order-status';
import { StatusBadge } from '../status-badge';
import { OrderActions } from './order-actions';
import { OrderExtras } from './order-extras';
import { type DetailTexts, orderDetails } from './order-details';
import { OrderLines } from './order-lines';
import styles from './order-screen.module.css';

/** What the page of a loaded order takes. */
export interface OrderViewProps {
  readonly order: Order;
  /** Whose paper it is printed on. */
  readonly theme: ThemeKey;
}

type Open = 'again' | 'template' | 'cancel' | 'regularly' | undefined;

/** All about one order, and the ways to order it again. */
export const OrderView = ({ order, theme }: OrderViewProps): ReactNode => {
  const { t } = useTranslation('order');
  const { t: say } = useTranslation('order-words');
  const { locale } = useLocale();
  const { client, gateway } = useShop();
  const { id, number = id, orderItems, totals } = order;
  const skus = useMemo(() => orderItems.map(({ productSku }) => productSku), [orderItems]);
  const { data, isLoading } = useQuery(productsAsTheyAreQuery(client, gateway.scope, skus));
  const products = useMemo(() => (isLoading ? undefined : bySku(data)), [data, isLoading]);
  const words = useMemo<DetailTexts>(() => ({ t, words: say, locale }), [t, say, locale]);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [open, setOpen] = useState<Open>();
  const choose = useCallback((sku: string, isChosen: boolean) => {
    setChosen((before) => {
      const next = new Set(before);
      if (isChosen) next.add(sku);
      else next.delete(sku);
      return next;
    });
  }, []);
  const close = () => {
    setOpen(undefined);
  };
  const wanted =
    chosen.size === 0 ? orderItems : orderItems.filter(({ productSku }) => chosen.has(productSku));
  const status = currentStatus(order);
  const now = useNow();
  const parts = orderParts(order, now);
  const life = order.editableUntil === undefined ? undefined : lifeSum(parts);
  const isOpen = life === 'OPEN' || life === 'PARTLY';
  const hasPlan = orderItems.some(({ plan }) => plan !== undefined);
  const page = (
    <div className={styles['screen']}>
      <Breadcrumbs
        items={[{ label: t('orders'), href: gateway.paths.orders() }, { label: t('title', { number }) }]}
      />
      <PageTitle
        actions={
          <OrderActions
            order={order}
            chosen={chosen.size}
            onAgain={() => {
              setOpen('again');
            }}
            onSaveTemplate={() => {
              setOpen('template');
            }}
            onRegularly={() => {
              setOpen('regularly');
            }}
          />
        }
      >
        {t('title', { number })}{' '}
        {life === undefined ? (
          status !== undefined && <StatusBadge status={status} />
        ) : (
          <LifeBadge sum={life} />
        )}
      </PageTitle>
      <div className={styles['columns']}>
        <div className={styles['main']}>
          <RestoreNotice order={order} now={now} />
          <DraftNotice orderId={id} href={changeHref(gateway.paths.order(id))} />
          <DescriptionList facts={orderDetails(order, words)} />
          {orderItems.length > 0 && (
            <OrderLines
              order={order}
              products={products}
              words={words}
              chosen={chosen}
              onChoose={choose}
              onChooseAll={(all) => {
                setChosen(new Set(all ? skus : []));
              }}
            />
          )}
          <OrderExtras order={order} words={words} />
        </div>
        <div className={styles['side']}>
          {life !== undefined && (
            <DeadlineList
              parts={parts}
              now={now}
              changeHref={isOpen && !hasPlan ? changeHref(gateway.paths.order(id)) : undefined}
              onCancel={
                isOpen
                  ? () => {
                      setOpen('cancel');
                    }
                  : undefined
              }
            />
          )}
          {status === 'RECEIVED' && !mayEditOrder(order.orderEditing ?? 'LINES_AND_DAY', 'LINES') && (
            <p className={styles['reason']}>{t('notChangedHere')}</p>
          )}
          {totals !== undefined && (
            <section className={styles['sums']}>
              <h2 className={styles['heading']}>{t('sums')}</h2>
              <TotalsList totals={totals} />
            </section>
          )}
          <OrderTimeline order={order} parts={parts} now={now} />
        </div>
      </div>
      {open === 'cancel' && <CancelDialog order={order} parts={parts} now={now} onClose={close} />}
      {open === 'again' && (
        <ReorderDialog
          items={wanted}
          notInShop={chosen.size === 0 ? order.freeItems.length + order.nonWebshopItems.length : 0}
          onClose={close}
        />
      )}
      {open === 'regularly' && (
        <Suspense>
          <StartStandingOrder
            source={{
              kind: 'ORDER',
              id,
              day: order.deliverySlotDate,
              addressId: order.deliveryAddress?.externalId,
            }}
            positions={orderItems.length}
            onClose={close}
          />
        </Suspense>
      )}
      {open === 'template' && (
        <SaveTemplate
          lines={wanted.map(({ productSku, amount, unitAbbr }) => ({
            sku: productSku,
            amount,
            unit: unitAbbr,
          }))}
          onClose={close}
        />
      )}
    </div>
  );
  return (
    <PrintLayoutSwitch paper={() => <OrderPrint order={order} theme={theme} />}>{page}</PrintLayoutSwitch>
  );
};
