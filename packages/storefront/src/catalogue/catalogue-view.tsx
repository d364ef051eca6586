import { formatNumber } from '@gastroshop/i18n';
import { Button } from '@gastroshop/ui/button';
import { FilterChips } from '@gastroshop/ui/filter';
import { Breadcrumbs, PageTitle, useScreen } from '@gastroshop/ui/layout';
import { IconFilter } from '@gastroshop/ui/icons';
import { Pagination } from '@gastroshop/ui/table';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AsOf } from '../offline';
import { useGateway, usePageTitle } from '../shop';
import { CatalogueFacets } from './catalogue-facets';
import { CatalogueResults } from './catalogue-results';
import { catalogueTitle } from './catalogue-title';
import { CatalogueTools } from './catalogue-tools';
import styles from './catalogue-view.module.css';
import { categoryTrail, countedCategories } from './category-nodes';
import { selectCategory, toggleFilterValue, clearAllFilters } from './search-transitions';
import { activeFilters } from './active-filters';
import { parseFilterKey, filterKey } from './filter-key';
import { chipLabel } from './filter-label';
import { formatSearchParams } from './format-search-params';
import type { ListScreenOptions } from './list-screen-options';
import { SearchHints } from './search-hints';
import { useCatalogue } from './use-catalogue';
import { useFilterLabels } from './use-filter-labels';
import { useSearchState } from './use-search-state';
import { useSearchTracking } from './use-search-tracking';
import { OrderingHint } from './ordering-hint';

// Dialogs are heavy, and most lists are looked at without one.
const CatalogueSheet = lazy(async () => ({ default: (await import('./catalogue-sheet')).CatalogueSheet }));

/** What the list of articles of one customer takes. */
export interface CatalogueViewProps {
  readonly address: string;
  readonly own?: ListScreenOptions | undefined;
}

/** Tree and facets beside the articles; on phones they come in a sheet. */
export const CatalogueView = ({ address, own }: CatalogueViewProps): ReactNode => {
  const { t } = useTranslation('storefront-catalogue');
  const { t: hint } = useTranslation('storefront-search-hints');
  const screen = useScreen();
  const narrow = screen !== 'desk';
  const { paths } = useGateway();
  const { state, change } = useSearchState(address, own?.essential);
  const catalogue = useCatalogue(state, own?.promotions);
  const { facets, total, stale, page, size } = catalogue;
  const words = useFilterLabels(facets, state);
  const [sheetOpen, setSheetOpen] = useState(false);
  // Once opened it stays, so that closing leads the focus back.
  const [sheetUsed, setSheetUsed] = useState(false);
  // What the list is made of is no filter one could give up.
  const chosen = activeFilters(state).filter(
    ({ filter, value }) => own === undefined || filter !== 'essential' || value !== own.essential,
  );
  const isWhole = state.query === '' && state.categoryId === undefined;
  const title = own !== undefined && isWhole ? own.title : catalogueTitle(state, facets ?? [], t);
  const trail = categoryTrail(countedCategories(facets ?? []), state.categoryId);
  useSearchTracking(state, stale ? undefined : total);
  usePageTitle(title);
  const found = total === undefined ? undefined : t('found', { count: total, shown: formatNumber(total) });
  const hints = page === undefined || stale || page.products.length === 0 ? undefined : page;
  const hinted = hints?.didYouMean !== undefined || hints?.missingWords !== undefined;
  const missing =
    page?.missingWords === undefined
      ? undefined
      : hint('missingSpoken', { words: page.missingWords.join(', ') });
  const filters = (
    <CatalogueFacets
      state={state}
      onChange={change}
      facets={facets}
      words={words}
      total={total ?? 0}
      stale={stale}
      failed={catalogue.failed}
    />
  );
  const tools = (part: 'all' | 'order-and-view' | 'page-size') => (
    <CatalogueTools state={state} onChange={change} size={size} part={part} />
  );
  return (
    <div className={styles['catalogue']}>
      {!narrow && (
        <section className={styles['side']} aria-label={t('filters')}>
          {filters}
        </section>
      )}
      <div className={styles['content']}>
        <div className={styles['head']}>
          {trail.length > 0 && (
            <Breadcrumbs
              items={[
                {
                  label: own?.title ?? t('range'),
                  href: paths.search(formatSearchParams(selectCategory(state, undefined))),
                },
                ...trail.map(({ value, label }) => ({
                  label: label ?? value,
                  href: paths.search(formatSearchParams(selectCategory(state, value))),
                })),
              ]}
            />
          )}
          <PageTitle
            count={found}
            actions={
              <>
                {own?.actions}
                {screen !== 'phone' && total !== 0 && (
                  <div className={styles['tools']}>{tools(narrow ? 'order-and-view' : 'all')}</div>
                )}
                {narrow && (
                  <Button
                    size="large"
                    icon={<IconFilter size={18} />}
                    label={chosen.length > 0 ? t('filtersChosen', { count: chosen.length }) : t('filters')}
                    iconAfter={chosen.length > 0 && <span className={styles['count']}>{chosen.length}</span>}
                    onClick={() => {
                      setSheetUsed(true);
                      setSheetOpen(true);
                    }}
                  >
                    {t('filters')}
                  </Button>
                )}
              </>
            }
          >
            {title}
          </PageTitle>
          <p role="status" className={styles['spoken']}>
            {stale ? '' : [found, missing].filter((part) => part !== undefined).join('. ')}
          </p>
          <AsOf of={[catalogue.key]} />
          <OrderingHint state={state} />
          {(chosen.length > 0 || hinted) && (
            <div className={styles['bar']}>
              {hints !== undefined && <SearchHints state={state} page={hints} />}
              <FilterChips
                chips={chosen.map((choice) => ({ key: filterKey(choice), label: chipLabel(choice, words) }))}
                onRemove={(key) => {
                  const choice = parseFilterKey(key);
                  if (choice !== undefined) change(toggleFilterValue(state, choice, false));
                }}
                onClear={() => {
                  change(clearAllFilters(state));
                }}
              />
            </div>
          )}
        </div>
        <CatalogueResults state={state} catalogue={catalogue} own={own} />
        {page !== undefined && page.products.length > 0 && (
          <Pagination
            page={state.page}
            total={page.page.totalElements}
            pageSize={size}
            onPageChange={(next) => {
              change({ ...state, page: next });
            }}
          />
        )}
      </div>
      {narrow && sheetUsed && (
        <Suspense fallback={null}>
          <CatalogueSheet
            opened={sheetOpen}
            onClose={() => {
              setSheetOpen(false);
            }}
            total={total ?? 0}
            onClear={
              chosen.length === 0
                ? undefined
                : () => {
                    change(clearAllFilters(state));
                  }
            }
            tools={tools(screen === 'phone' ? 'all' : 'page-size')}
            filters={filters}
          />
        </Suspense>
      )}
    </div>
  );
};
