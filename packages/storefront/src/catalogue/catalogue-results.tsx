import { useTexts } from '@gastroshop/i18n/react';
import { ErrorState } from '@gastroshop/ui/feedback';
import clsx from 'clsx';
import { type ReactNode, useCallback, useMemo } from 'react';
import { useProductActions, useProductContext } from '../product';
import { useGateway } from '../shop';
import { ArticleListSkeleton } from './article-list-skeleton';
import { ArticleTable } from './article-table';
import { ArticleTiles } from './article-tiles';
import styles from './catalogue-view.module.css';
import { NothingFound } from './nothing-found';
import type { SearchState } from './search-state';
import { catalogueTexts } from './texts';
import type { Catalogue } from './use-catalogue';
import { useOrderTracking } from './use-order-tracking';
import { usePreferences } from './use-preferences';

/** What the found articles take. */
export interface CatalogueResultsProps {
  readonly state: SearchState;
  readonly catalogue: Catalogue;
}

/** The found articles, their outline, the failure to find any, or the help where there are none. */
export const CatalogueResults = ({ state, catalogue }: CatalogueResultsProps): ReactNode => {
  const t = useTexts(catalogueTexts);
  const { cart } = useGateway();
  const context = useProductContext();
  const [{ listView, density }] = usePreferences();
  const { page, items, failed, retrying, retry, stale } = catalogue;
  const names = useMemo(
    () =>
      new Map(page?.products.map(({ sku, name, productDisplayName }) => [sku, productDisplayName ?? name])),
    [page],
  );
  const nameOf = useCallback((sku: string) => names.get(sku), [names]);
  const actions = useProductActions(nameOf, useOrderTracking('Search'));
  const withOrder = cart !== undefined;
  const withPrices = context.visibility.prices;
  if (page === undefined) {
    return failed ? (
      <ErrorState title={t('failed')} onRetry={retry} retrying={retrying}>
        {t('failedText')}
      </ErrorState>
    ) : (
      <ArticleListSkeleton view={listView} {...{ density, withPrices, withOrder }} />
    );
  }
  if (items.length === 0) return <NothingFound state={state} total={stale ? 0 : page.page.totalElements} />;
  const list = { label: t('articles'), items, context, actions, withOrder };
  return (
    <div className={clsx(stale && styles['stale'])} aria-busy={stale || undefined}>
      {listView === 'tiles' ? <ArticleTiles {...list} /> : <ArticleTable {...list} density={density} />}
    </div>
  );
};
