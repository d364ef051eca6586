import type { Order } from '@gastroshop/api-contract';
import { useLocale } from '@gastroshop/i18n/react';
import { useShop } from '@gastroshop/storefront/shop';
import { Button } from '@gastroshop/ui/button';
import { Loading, SkeletonLines } from '@gastroshop/ui/feedback';
import {
  IconArrowBackUp,
  IconCheck,
  type IconComponent,
  IconLock,
  IconPencil,
  IconX,
} from '@gastroshop/ui/icons';
import { Modal } from '@gastroshop/ui/overlay';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DifferenceRows } from './difference-rows';
import { orderDifferences } from './order-differences';
import type { OrderPart } from './order-parts';
import { type OrderStep, orderSteps } from './order-steps';
import { partTitle } from './part-title';
import { revisionsQuery } from './revisions-query';
import { signedPrice } from './signed-price';
import { momentWords } from './time-words';
import styles from './timeline.module.css';

/** What the history of an order takes. */
export interface OrderTimelineProps {
  readonly order: Order;
  readonly parts: readonly OrderPart[];
  readonly now: number;
}

const SIGNS: Partial<Readonly<Record<OrderStep['kind'], IconComponent>>> = {
  CHANGED: IconPencil,
  LOCKED: IconLock,
  CANCELLED: IconX,
  RESTORED: IconArrowBackUp,
};

/** What has happened to an order, in one column, the oldest first; each change shows what it changed. */
export const OrderTimeline = ({ order, parts, now }: OrderTimelineProps): ReactNode => {
  const { t } = useTranslation('orders-life');
  const { t: say } = useTranslation('storefront-sums');
  const { locale } = useLocale();
  const { client, gateway } = useShop();
  const { data: revisions } = useQuery(revisionsQuery(client, gateway.scope, order.id));
  const [shown, setShown] = useState<number>();
  if (revisions === undefined)
    return (
      <Loading>
        <SkeletonLines count={4} />
      </Loading>
    );
  const steps = orderSteps(order, revisions, parts);
  const titleOf = (step: OrderStep): ReactNode => {
    const { kind, revision, part } = step;
    if (kind === 'LOCKED')
      return t('locked', { what: part === undefined ? '' : partTitle(part, locale, say) });
    const words = kind === 'ORDERED' ? t('ordered') : kind === 'CHANGED' ? t('changed') : t(kind);
    return (
      <>
        {words}
        {revision !== undefined && revisions.length > 1 && (
          <span> · {t('revision', { number: revision })}</span>
        )}
      </>
    );
  };
  const whenOf = ({ at, userName, lines, money }: OrderStep): string =>
    [
      momentWords(at, now, locale),
      userName,
      lines === undefined ? undefined : t('lines', { count: lines }),
      money === undefined || Number(money) === 0 ? undefined : signedPrice(money),
    ]
      .filter((part) => part !== undefined && part !== '')
      .join(' · ');
  const [before, after] = [
    revisions.find(({ revision }) => revision + 1 === shown),
    revisions.find(({ revision }) => revision === shown),
  ];
  const differences =
    before === undefined || after === undefined ? [] : orderDifferences(before.order, after.order);
  return (
    <section>
      <div className={styles['head']}>
        <h2 className={styles['heading']}>{t('history')}</h2>
        {revisions.length > 1 && (
          <span className={styles['count']}>{t('revisions', { count: revisions.length })}</span>
        )}
      </div>
      <ol className={styles['steps']}>
        {steps.map((step) => {
          const { key, kind, revision } = step;
          const Sign = SIGNS[kind] ?? IconCheck;
          return (
            <li key={key} className={styles['step']} data-kind={kind}>
              <span className={styles['dot']}>
                <Sign size={12} stroke={2.5} />
              </span>
              <span>
                <span className={styles['what']}>{titleOf(step)}</span>
                <span className={styles['when']}>{whenOf(step)}</span>
              </span>
              {kind === 'CHANGED' && revision !== undefined && (
                <span className={styles['more']}>
                  <Button
                    variant="quiet"
                    size="small"
                    onClick={() => {
                      setShown(revision);
                    }}
                  >
                    {t('difference')}
                  </Button>
                </span>
              )}
            </li>
          );
        })}
      </ol>
      <Modal
        opened={shown !== undefined}
        title={t('differenceTitle', { number: shown ?? 0 })}
        onClose={() => {
          setShown(undefined);
        }}
      >
        {differences.length === 0 ? <p>{t('nothing')}</p> : <DifferenceRows differences={differences} />}
      </Modal>
    </section>
  );
};
