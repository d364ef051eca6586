import { formatPrice } from '@gastroshop/i18n';
import { useLocale } from '@gastroshop/i18n/react';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useNow } from '../../delivery';
import { useProductContext } from '../../product';
import { customerQuery } from '../../session';
import { useShop } from '../../shop';
import { linesTotal } from '../lines/line-price';
import { useCheckoutLines } from '../lines/use-checkout-lines';
import { Countdown } from './countdown';
import styles from './fair-conditions-banner.module.css';
import { orderingEnd } from './ordering-end';
import { fairConditionsText } from './fair-conditions-text';

/** What the banner takes. */
export interface FairConditionsBannerProps {
  /** Name of the place. */
  readonly title: string;
  /** Address of a picture behind the words. */
  readonly image?: string | undefined;
  /** Higher, as the stage of a page. */
  readonly large?: boolean | undefined;
}

/** What the place offers, for how long, and what has been saved so far. */
export const FairConditionsBanner = ({
  title,
  image,
  large = false,
}: FairConditionsBannerProps): ReactNode => {
  const { t } = useTranslation('storefront-terms');
  const { locale } = useLocale();
  const { client, gateway } = useShop();
  const { terms, fair } = gateway;
  const now = useNow();
  const context = useProductContext();
  const { prices } = context.visibility;
  const { data: customer } = useQuery(customerQuery(client, gateway.scope));
  const { lines } = useCheckoutLines();
  const end = useMemo(() => terms && orderingEnd(terms, customer, now), [terms, customer, now]);
  // Who it is for may not be known yet; a last day that is past is past for everybody.
  const isOver =
    terms !== undefined &&
    end === undefined &&
    (customer !== undefined || terms.lastPossibleDeliveryDate !== undefined);
  const saved = useMemo(() => linesTotal(lines, context).saved, [lines, context]);
  return (
    <section className={styles['banner']} data-large={large || undefined} aria-label={title}>
      {image !== undefined && <img className={styles['picture']} src={image} alt="" decoding="async" />}
      <div className={styles['words']}>
        <h1 className={styles['title']}>{title}</h1>
        {terms !== undefined && (
          <p className={styles['terms']}>
            {fairConditionsText({ terms, fair, withPrices: prices && !isOver, locale }, t).join(' · ')}
          </p>
        )}
      </div>
      {end !== undefined && <Countdown end={end} now={now} />}
      {isOver && <p className={styles['over']}>{t('over')}</p>}
      {saved !== undefined && !isOver && (
        <p className={styles['saved']}>
          <span>{t('savedSoFar')}</span>
          <strong>{formatPrice(saved)}</strong>
        </p>
      )}
    </section>
  );
};
