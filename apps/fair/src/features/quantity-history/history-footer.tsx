import { formatLongDate, formatPrice, formatEstimate } from '@gastroshop/i18n';
import { useLocale } from '@gastroshop/i18n/react';
import { summarizeDeliveries, linesTotal, type Checkout } from '@gastroshop/storefront/checkout';
import { useGateway } from '@gastroshop/storefront/shop';
import { Button } from '@gastroshop/ui/button';
import { IconArrowRight } from '@gastroshop/ui/icons';
import { Link } from '@gastroshop/ui/link';
import { type ReactNode, useDeferredValue, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './quantity-history.module.css';

/** What the bar takes. */
export interface HistoryFooterProps {
  readonly checkout: Checkout;
}

/** Most days whose sums have room. */
const MOST_DAYS = 4;

/** What has been ordered so far: by day, what is saved, all together, and the way to the cart. */
export const HistoryFooter = ({ checkout }: HistoryFooterProps): ReactNode => {
  const { t } = useTranslation('fair-quantity-history');
  const { locale } = useLocale();
  const { paths } = useGateway();
  const { plan, context } = checkout;
  // The amount that was changed answers at once; the sums of a long list follow when there is time.
  const live = useDeferredValue(checkout.live);
  const shares = useMemo(
    () => (plan === undefined ? [] : summarizeDeliveries(live, plan, context).slice(0, MOST_DAYS)),
    [live, plan, context],
  );
  const sum = useMemo(() => linesTotal(live, context), [live, context]);
  const { prices } = context.visibility;
  const euro = (net: string, estimated: boolean): string =>
    estimated ? formatEstimate(formatPrice(net)) : formatPrice(net);
  return (
    <section className={styles['bar']} aria-label={t('sums')}>
      <dl className={styles['days']}>
        {prices &&
          shares.map(({ date, net, estimated }) =>
            date === undefined || net === undefined ? null : (
              <div key={date}>
                <dt>{formatLongDate(date, locale, { weekday: 'short', month: 'short', year: false })}</dt>
                <dd>{euro(net, estimated)}</dd>
              </div>
            ),
          )}
        {sum.saved !== undefined && (
          <div className={styles['saved']}>
            <dt>{t('saved')}</dt>
            <dd>−{formatPrice(sum.saved)}</dd>
          </div>
        )}
      </dl>
      <p className={styles['total']}>
        {prices ? (
          <>
            <span>{t('net')}</span>
            <strong>{euro(sum.net, sum.estimated)}</strong>
          </>
        ) : (
          <strong>{t('positions', { count: live.length })}</strong>
        )}
      </p>
      <Button
        variant="filled"
        size="large"
        iconAfter={<IconArrowRight size={18} />}
        render={({ className, children }) => (
          <Link className={className} href={paths.cart}>
            {children}
          </Link>
        )}
      >
        {t('toCart')}
      </Button>
    </section>
  );
};
