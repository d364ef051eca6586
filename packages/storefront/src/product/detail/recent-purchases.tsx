import { recentItemsBySku } from '@gastroshop/domain/essence';
import { toViennaDate } from '@gastroshop/domain/calendar';
import { formatAmount, formatLongDate, type Locale } from '@gastroshop/i18n';
import { useLocale } from '@gastroshop/i18n/react';
import { SkeletonLines } from '@gastroshop/ui/feedback';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useShop } from '../../shop';
import { recentItemsQuery } from '../product-queries';
import { DetailSection } from './detail-section';
import styles from './recent-purchases.module.css';

/** What the last purchases take. */
export interface RecentPurchasesProps {
  readonly sku: string;
}

const dayIn = (date: string, locale: Locale): string => {
  const day = toViennaDate(date);
  return day === undefined ? date : formatLongDate(day, locale, { weekday: 'short', month: 'short' });
};

/** The last three purchases of an article by the customer acted for (ESS-3); nothing for those who act for none. */
export const RecentPurchases = ({ sku }: RecentPurchasesProps): ReactNode => {
  const { locale } = useLocale();
  const { t } = useTranslation('storefront-product-detail');
  const { client, gateway } = useShop();
  const { scope } = gateway;
  const { data, isPending, isError } = useQuery(recentItemsQuery(client, scope, sku));
  // What cannot be told is left out: nobody waits for it.
  if (scope.customerId === '' || isError) return null;
  const items = recentItemsBySku(data ?? []).get(sku) ?? [];
  const [last] = items;
  return (
    <DetailSection
      title={t('purchases')}
      note={
        last === undefined
          ? undefined
          : t('lastPurchase', {
              amount: formatAmount(last.quantity, last.smallestUnit, locale),
              day: dayIn(last.date, scope.locale),
            })
      }
    >
      {isPending ? (
        <div className={styles['waiting']}>
          <SkeletonLines count={3} />
        </div>
      ) : items.length === 0 ? (
        <p className={styles['none']}>{t('noPurchases')}</p>
      ) : (
        <ul className={styles['list']}>
          {items.map(({ date, quantity, smallestUnit }, index) => (
            <li key={`${date} ${index}`} className={styles['purchase']}>
              <span>{dayIn(date, scope.locale)}</span>
              <strong>{formatAmount(quantity, smallestUnit, locale)}</strong>
            </li>
          ))}
        </ul>
      )}
    </DetailSection>
  );
};
