import { useLocale } from '@gastroshop/i18n/react';
import { ErrorState, Notice } from '@gastroshop/ui/feedback';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useCallback, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { asOfText, recentlyViewedQuery } from '../offline';
import { useProductActions, useProductContext } from '../product';
import { useGateway } from '../shop';
import { ProductListSkeleton } from './product-list-skeleton';
import { ProductTable } from './product-table';
import { VirtualTileGrid } from './virtual-tile-grid';
import styles from './catalogue-view.module.css';
import type { SearchState } from './search-state';
import { useOrderTracking } from './use-order-tracking';
import { usePreferences } from './use-preferences';

/** What the articles seen last take. */
export interface RecentlyViewedResultsProps {
  readonly state: SearchState;
  readonly retry: () => void;
}

/** Without a network: of the articles seen last those that are looked for, with a note that they are no more than that. */
export const RecentlyViewedResults = ({ state, retry }: RecentlyViewedResultsProps): ReactNode => {
  const { t } = useTranslation('storefront-catalogue');
  const { t: ages } = useTranslation('storefront-offline');
  const { locale } = useLocale();
  const { scope, cart } = useGateway();
  const context = useProductContext();
  const [{ listView, density }] = usePreferences();
  const [now] = useState(Date.now);
  const { query, categoryId } = state;
  const { crossTenantNumbers } = context;
  const { data: found } = useQuery(recentlyViewedQuery(scope, { query, categoryId, crossTenantNumbers }));
  const items = useMemo(
    () =>
      (found ?? []).map(
        ({ product }, position) => ({ kind: 'product', key: product.sku, product, position }) as const,
      ),
    [found],
  );
  const nameOf = useCallback(
    (sku: string) => found?.find(({ product }) => product.sku === sku)?.product.name,
    [found],
  );
  const actions = useProductActions(nameOf, useOrderTracking('Search'));
  const withOrder = cart !== undefined;
  if (found === undefined)
    return (
      <ProductListSkeleton
        view={listView}
        {...{ density, withOrder, withPrices: context.visibility.prices }}
      />
    );
  if (found.length === 0)
    return (
      <ErrorState title={t('lastSeenNone')} onRetry={retry}>
        {t('lastSeenNoneText')}
      </ErrorState>
    );
  const list = { label: t('articles'), items, context, actions, withOrder };
  const oldest = Math.min(...found.map(({ seenAt }) => seenAt));
  return (
    <>
      <div className={styles['seen']}>
        <Notice tone="warning" announce="politely">
          {t('lastSeen')} {asOfText(ages, locale, oldest, now)}.
        </Notice>
      </div>
      {listView === 'tiles' ? <VirtualTileGrid {...list} /> : <ProductTable {...list} density={density} />}
    </>
  );
};
