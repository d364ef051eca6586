import { formatLongDate, formatPrice, formatEstimate } from '@gastroshop/i18n';
import { useLocale } from '@gastroshop/i18n/react';
import { type ReactNode, useDeferredValue, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { DeliveryPlan } from '../../delivery';
import { ItemThumbnail, type ProductContext } from '../../product';
import type { CheckoutLine } from '../lines/checkout-line';
import { summarizeDeliveries } from '../totals/summarize-deliveries';
import { temperatureWords } from '../totals/temperature-words';
import styles from './delivery-list.module.css';

/** Pictures shown of a delivery. */
const MOST_IMAGES = 8;

/** What the list takes. */
export interface DeliveryListProps {
  readonly live: readonly CheckoutLine[];
  readonly plan: DeliveryPlan;
  readonly context: ProductContext;
}

const Image = ({ line: { product } }: { readonly line: CheckoutLine }): ReactNode => (
  <ItemThumbnail size="compact" item={product} alt={product.productDisplayName ?? product.name} />
);

/** What the order comes to: each delivery with its day, its goods and its sum. */
export const DeliveryList = ({ live, plan, context }: DeliveryListProps): ReactNode => {
  const { t } = useTranslation('storefront-delivery');
  const { t: words } = useTranslation('storefront-sums');
  const { locale } = useLocale();
  const calm = useDeferredValue(live);
  const shares = useMemo(() => summarizeDeliveries(calm, plan, context), [calm, plan, context]);
  return (
    <section>
      <h2 className={styles['title']}>{t('deliveries')}</h2>
      <ul className={styles['list']}>
        {shares.map(({ date, times, temperatures, lines, net, estimated }) => {
          const sum = net === undefined ? undefined : formatPrice(net);
          return (
            <li key={date ?? ''} className={styles['delivery']}>
              <strong className={styles['day']}>
                {date === undefined
                  ? words('noDay')
                  : formatLongDate(date, locale, { weekday: 'short', month: 'short', year: false })}
              </strong>
              <span className={styles['time']}>{times.map((time) => t('from', { time })).join(', ')}</span>
              <span className={styles['goods']}>{temperatureWords(temperatures, words)}</span>
              <span className={styles['pictures']}>
                {lines.slice(0, MOST_IMAGES).map((line) => (
                  <Image key={line.sku} line={line} />
                ))}
                {lines.length > MOST_IMAGES && (
                  <span className={styles['more']}>{t('more', { count: lines.length - MOST_IMAGES })}</span>
                )}
              </span>
              <span className={styles['count']}>{t('positions', { count: lines.length })}</span>
              {sum !== undefined && (
                <strong className={styles['sum']}>{estimated ? formatEstimate(sum) : sum}</strong>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
};
