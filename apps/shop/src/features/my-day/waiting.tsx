import type { ExpectedGoods } from '@gastroshop/api-contract';
import {
  formatLongDate,
  formatDeadline,
  formatPrice,
  formatTimeLeft,
  formatEstimate,
} from '@gastroshop/i18n';
import { useLocale } from '@gastroshop/i18n/react';
import { toWallClockDeadline, expectedGoodsQuery } from '@gastroshop/storefront/delivery';
import { usePriceVisibility } from '@gastroshop/storefront/session';
import { useShop, useFeatures } from '@gastroshop/storefront/shop';
import { IconBell, IconEdit, IconTruckDelivery } from '@gastroshop/ui/icons';
import { Link } from '@gastroshop/ui/link';
import { useQuery } from '@tanstack/react-query';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { noticesQuery } from './day-queries';
import type { OpenOrder } from './orders-of-day';
import styles from './waiting.module.css';

/** What the column takes. */
export interface WaitingProps {
  /** Undefined while they are not known. */
  readonly open: readonly OpenOrder[] | undefined;
  /** Epoch milliseconds. */
  readonly now: number;
  readonly notificationsHref: string;
}

const AT_MOST = 3;
/** Beyond a day the date says enough. */
const COUNTED_DOWN_MS = 24 * 60 * 60_000;

const useDayWords = () => {
  const { locale } = useLocale();
  return (day: string) => formatLongDate(day, locale, { weekday: 'short', month: 'short', year: false });
};

const WaitingOrder = ({ open, now }: { readonly open: OpenOrder; readonly now: number }): ReactNode => {
  const { t } = useTranslation('shop-my-day');
  const { locale } = useLocale();
  const dayWords = useDayWords();
  const { prices } = usePriceVisibility();
  const { paths } = useShop().gateway;
  const { order, first, last, isFrozenFirst } = open;
  const inWords = (deadline: number) =>
    formatDeadline(toWallClockDeadline(deadline, now), locale, { weekday: 'short', month: 'short' });
  const sum = prices && order.totalPrice !== undefined ? formatPrice(order.totalPrice) : undefined;
  const facts = [
    t('articles', { count: order.itemsCount }),
    sum !== undefined && (order.totals?.estimated === true ? formatEstimate(sum) : sum),
    order.deliverySlotDate !== undefined && dayWords(order.deliverySlotDate),
  ];
  const left = first - now;
  return (
    <li className={styles['item']}>
      <span className={styles['sign']}>
        <IconEdit size={18} />
      </span>
      <div className={styles['words']}>
        <div className={styles['head']}>
          <Link href={paths.order(order.id)} className={styles['name']}>
            {t('order', { number: order.number ?? order.id })}
          </Link>
          {left < COUNTED_DOWN_MS && (
            <span className={styles['left']}>{t('left', { time: formatTimeLeft(left, locale, true) })}</span>
          )}
        </div>
        <p>
          {isFrozenFirst
            ? t('changeableFrozen', { frozen: inWords(first), until: inWords(last) })
            : t('changeable', { until: inWords(last) })}
        </p>
        <p>{facts.filter((fact) => typeof fact === 'string').join(' · ')}</p>
      </div>
    </li>
  );
};

/** What comes on a day. */
const byDay = (goods: readonly ExpectedGoods[]): readonly (readonly [string, readonly ExpectedGoods[]])[] => {
  const days = new Map<string, ExpectedGoods[]>();
  for (const one of goods) days.set(one.day, [...(days.get(one.day) ?? []), one]);
  return [...days].toSorted(([one], [other]) => one.localeCompare(other)).slice(0, AT_MOST);
};

const NextDeliveries = (): ReactNode => {
  const { t } = useTranslation('shop-my-day');
  const dayWords = useDayWords();
  const { client, gateway } = useShop();
  const { data } = useQuery(expectedGoodsQuery(client, gateway.scope));
  const days = byDay(data ?? []);
  if (data !== undefined && days.length === 0)
    return <p className={styles['nothing']}>{t('nothingComes')}</p>;
  return (
    <ul className={styles['list']}>
      {days.map(([day, goods]) => (
        <li key={day} className={styles['item']}>
          <span className={styles['sign']}>
            <IconTruckDelivery size={18} />
          </span>
          <div className={styles['words']}>
            <Link href={gateway.paths.order(goods[0]?.orderId ?? '')} className={styles['name']}>
              {t('arrives', { day: dayWords(day) })}
            </Link>
            <p>{t('articles', { count: new Set(goods.map(({ sku }) => sku)).size })}</p>
          </div>
        </li>
      ))}
    </ul>
  );
};

/** What needs an answer or has a deadline, the soonest first; where nothing does, what comes next. */
export const Waiting = ({ open, now, notificationsHref }: WaitingProps): ReactNode => {
  const { t } = useTranslation('shop-my-day');
  const { client, gateway } = useShop();
  const hasNotices = useFeatures()('NOTIFICATIONS');
  const notices = useQuery({
    ...noticesQuery(client, gateway.scope),
    enabled: hasNotices && gateway.scope.customerId !== '',
  }).data;
  const urgent = notices?.urgent;
  const unread = notices?.unread ?? 0;
  const orders = (open ?? []).slice(0, AT_MOST - (urgent === undefined ? 0 : 1));
  const count = orders.length + (urgent === undefined ? 0 : 1);
  const isQuiet = open !== undefined && (notices !== undefined || !hasNotices) && count === 0;
  return (
    <section
      className={clsx(styles['waiting'], isQuiet && styles['quiet'])}
      aria-labelledby="waiting-for-you"
    >
      <h2 id="waiting-for-you" className={styles['title']}>
        {t(isQuiet ? 'next' : 'waiting')}
        {count > 0 && <span className={styles['count']}>{count}</span>}
      </h2>
      {isQuiet ? (
        <NextDeliveries />
      ) : (
        <ul className={styles['list']}>
          {orders.map((one) => (
            <WaitingOrder key={one.order.id} open={one} now={now} />
          ))}
          {urgent !== undefined && (
            <li className={styles['item']}>
              <span className={styles['sign']}>
                <IconBell size={18} />
              </span>
              <div className={styles['words']}>
                <Link href={notificationsHref} className={styles['name']}>
                  {urgent.subject}
                </Link>
              </div>
            </li>
          )}
        </ul>
      )}
      {unread > 0 && (
        <Link href={notificationsHref} className={styles['all']}>
          {t('all', { count: unread })}
        </Link>
      )}
    </section>
  );
};
