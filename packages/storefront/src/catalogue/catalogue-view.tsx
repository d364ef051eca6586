import { formatNumber } from '@gastroshop/i18n';
import { useTexts } from '@gastroshop/i18n/react';
import { Button } from '@gastroshop/ui/button';
import { FilterChips } from '@gastroshop/ui/filter';
import { Breadcrumbs, PageTitle } from '@gastroshop/ui/frame';
import { IconFilter } from '@gastroshop/ui/icons';
import { Pagination, usePhone } from '@gastroshop/ui/table';
import { type ReactNode, useEffect, useState } from 'react';
import { useGateway } from '../shop';
import { CatalogueFacets } from './catalogue-facets';
import { CatalogueResults } from './catalogue-results';
import { CatalogueSheet } from './catalogue-sheet';
import { catalogueTitle } from './catalogue-title';
import { CatalogueTools } from './catalogue-tools';
import styles from './catalogue-view.module.css';
import { categoryTrail, countedCategories } from './category-nodes';
import { inCategory, withChoice, withoutAnyFilter } from './change-search';
import { chosenFilters } from './chosen-filters';
import { choiceOfKey, filterKey } from './filter-key';
import { chipLabel } from './filter-label';
import { formatSearch } from './format-search';
import { catalogueTexts } from './texts';
import { useCatalogue } from './use-catalogue';
import { useFilterWords } from './use-filter-words';
import { useSearchState } from './use-search-state';
import { useSearchTracking } from './use-search-tracking';
import { VisitHint } from './visit-hint';

/** What the list of articles of one customer takes. */
export interface CatalogueViewProps {
  readonly address: string;
}

/** Tree and facets beside the articles; on phones they come in a sheet. */
export const CatalogueView = ({ address }: CatalogueViewProps): ReactNode => {
  const t = useTexts(catalogueTexts);
  const phone = usePhone();
  const { paths } = useGateway();
  const { state, change } = useSearchState(address);
  const catalogue = useCatalogue(state);
  const { facets, total, stale, page, size } = catalogue;
  const words = useFilterWords(facets, state);
  const [sheetOpen, setSheetOpen] = useState(false);
  const chosen = chosenFilters(state);
  const title = catalogueTitle(state, facets ?? [], t);
  const trail = categoryTrail(countedCategories(facets ?? []), state.categoryId);
  useSearchTracking(state, stale ? undefined : total);
  useEffect(() => {
    document.title = title;
  }, [title]);
  const found = total === undefined ? undefined : t('found', { count: total, shown: formatNumber(total) });
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
  const tools = <CatalogueTools state={state} onChange={change} size={size} />;
  return (
    <div className={styles['catalogue']}>
      {!phone && (
        <section className={styles['side']} aria-label={t('filters')}>
          {filters}
        </section>
      )}
      <div className={styles['content']}>
        <div className={styles['head']}>
          {trail.length > 0 && (
            <Breadcrumbs
              items={[
                { label: t('range'), href: paths.search(formatSearch(inCategory(state, undefined))) },
                ...trail.map(({ value, label }) => ({
                  label: label ?? value,
                  href: paths.search(formatSearch(inCategory(state, value))),
                })),
              ]}
            />
          )}
          <PageTitle
            count={found}
            actions={
              phone && (
                <Button
                  size="large"
                  icon={<IconFilter size={18} />}
                  label={chosen.length > 0 ? t('filtersChosen', { count: chosen.length }) : t('filters')}
                  iconAfter={chosen.length > 0 && <span className={styles['count']}>{chosen.length}</span>}
                  onClick={() => {
                    setSheetOpen(true);
                  }}
                >
                  {t('filters')}
                </Button>
              )
            }
          >
            {title}
          </PageTitle>
          <p role="status" className={styles['spoken']}>
            {stale ? '' : found}
          </p>
          <VisitHint state={state} />
          {(chosen.length > 0 || (!phone && total !== 0)) && (
            <div className={styles['bar']}>
              <FilterChips
                chips={chosen.map((choice) => ({ key: filterKey(choice), label: chipLabel(choice, words) }))}
                onRemove={(key) => {
                  const choice = choiceOfKey(key);
                  if (choice !== undefined) change(withChoice(state, choice, false));
                }}
                onClear={() => {
                  change(withoutAnyFilter(state));
                }}
              />
              {!phone && total !== 0 && <div className={styles['tools']}>{tools}</div>}
            </div>
          )}
        </div>
        <CatalogueResults state={state} catalogue={catalogue} />
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
      {phone && (
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
                  change(withoutAnyFilter(state));
                }
          }
          tools={tools}
          filters={filters}
        />
      )}
    </div>
  );
};
