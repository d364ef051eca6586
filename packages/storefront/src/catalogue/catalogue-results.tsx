import { ErrorState } from '@gastroshop/ui/feedback';
import clsx from 'clsx';
import { type ReactNode, useCallback, useDeferredValue, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useOnline } from '../offline';
import { useProductActions, useProductContext } from '../product';
import { useGateway } from '../shop';
import { ProductListSkeleton } from './product-list-skeleton';
import { ProductTable } from './product-table';
import { VirtualTileGrid } from './virtual-tile-grid';
import styles from './catalogue-view.module.css';
import { RecentlyViewedResults } from './recently-viewed-results';
import { NoResults } from './no-results';
import type { ListScreenOptions } from './list-screen-options';
import { activeFilters } from './active-filters';
import type { SearchState } from './search-state';
import type { Catalogue } from './use-catalogue';
import { useOrderTracking } from './use-order-tracking';
import { usePreferences } from './use-preferences';

/** What the found articles take. */
export interface CatalogueResultsProps {
  readonly state: SearchState;
  readonly catalogue: Catalogue;
  readonly own?: ListScreenOptions | undefined;
}

const isNarrowed = (state: SearchState, { essential }: ListScreenOptions): boolean =>
  activeFilters({ ...state, essential: undefined }).length > 0 || state.essential !== essential;

/** The found articles, their outline, the failure to find any, or the help where there are none. */
export const CatalogueResults = ({ state, catalogue, own }: CatalogueResultsProps): ReactNode => {
  const { t } = useTranslation('storefront-catalogue');
  const { cart } = useGateway();
  const context = useProductContext();
  const online = useOnline();
  const [{ listView, density }] = usePreferences();
  const { page, items, failed, retrying, retry, stale } = catalogue;
  const names = useMemo(
    () =>
      new Map(page?.products.map(({ sku, name, productDisplayName }) => [sku, productDisplayName ?? name])),
    [page],
  );
  const nameOf = useCallback((sku: string) => names.get(sku), [names]);
  const actions = useProductActions(nameOf, useOrderTracking(own?.source ?? 'Search'));
  // The first rows are drawn piece by piece, so that what the reader does comes in between.
  const drawn = useDeferredValue(page !== undefined);
  const withOrder = cart !== undefined;
  const withPrices = context.visibility.prices;
  if (page === undefined && failed && !online) return <RecentlyViewedResults state={state} retry={retry} />;
  if (page === undefined && failed)
    return (
      <ErrorState title={t('failed')} onRetry={retry} retrying={retrying}>
        {t('failedText')}
      </ErrorState>
    );
  if (page === undefined || !drawn)
    return <ProductListSkeleton view={listView} {...{ density, withPrices, withOrder }} />;
  const isWhole =
    own !== undefined && state.query === '' && state.categoryId === undefined && !isNarrowed(state, own);
  if (isWhole && items.length === 0 && page.page.totalElements === 0) return own.empty;
  if (items.length === 0) return <NoResults state={state} total={stale ? 0 : page.page.totalElements} />;
  const list = { label: t('articles'), items, context, actions, withOrder };
  const rows =
    listView === 'tiles' ? <VirtualTileGrid {...list} /> : <ProductTable {...list} density={density} />;
  return (
    <>
      {isWhole && state.page === 1 && own.first}
      <div className={clsx(stale && styles['stale'])} aria-busy={stale || undefined}>
        {own === undefined ? rows : own.around(page.products, rows)}
      </div>
    </>
  );
};
