import type { Facet } from '@gastroshop/api-contract';
import { Loading, SkeletonLines } from '@gastroshop/ui/feedback';
import { CategoryTree, FacetGroup } from '@gastroshop/ui/filter';
import { type ReactNode, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useGateway } from '../shop';
import { categoryNodes, countedCategories } from './category-nodes';
import { selectCategory, toggleFilterValue, clearFilters } from './search-transitions';
import { facetGroups } from './facet-groups';
import type { FilterLabelInput } from './filter-label';
import styles from './catalogue-facets.module.css';
import { parseFilterKey } from './filter-key';
import { formatSearchParams } from './format-search-params';
import type { SearchState } from './search-state';
import { useSearchPermissions } from './use-search-permissions';

/** What the ways to narrow a list take. */
export interface CatalogueFacetsProps {
  readonly state: SearchState;
  readonly onChange: (next: SearchState) => void;
  /** Missing while nothing has arrived yet. */
  readonly facets: readonly Facet[] | undefined;
  readonly words: FilterLabelInput;
  /** Articles found. */
  readonly total: number;
  /** Newer counts are on their way; everything stays usable. */
  readonly stale: boolean;
  /** Nothing will arrive. */
  readonly failed: boolean;
}

/** Category tree and facets. */
export const CatalogueFacets = (props: CatalogueFacetsProps): ReactNode => {
  const { state, onChange, facets, words, total, stale, failed } = props;
  const { t } = useTranslation('storefront-catalogue');
  const { paths } = useGateway();
  const rights = useSearchPermissions();
  const groups = useMemo(() => facetGroups({ state, rights, words, total }), [state, rights, words, total]);
  const categories = useMemo(
    () =>
      categoryNodes(countedCategories(facets ?? []), (categoryId) =>
        paths.search(formatSearchParams(selectCategory(state, categoryId))),
      ),
    [facets, paths, state],
  );
  if (facets === undefined) {
    if (failed) return null;
    return (
      <div className={styles['facets']}>
        <Loading label={t('loading')}>
          <SkeletonLines count={14} />
        </Loading>
      </div>
    );
  }
  return (
    <div className={styles['facets']}>
      <CategoryTree
        categories={categories}
        current={state.categoryId}
        loading={stale}
        all={{
          label: t('wholeRange'),
          href: paths.search(formatSearchParams(selectCategory(state, undefined))),
          count: categories.reduce((sum, { count = 0 }) => sum + count, 0),
        }}
      />
      {groups.map(({ key, filters, ...group }) => (
        <FacetGroup
          key={key}
          {...group}
          loading={stale}
          onToggle={(value, chosen) => {
            const choice = parseFilterKey(value);
            if (choice !== undefined) onChange(toggleFilterValue(state, choice, chosen));
          }}
          onClear={() => {
            onChange(clearFilters(state, filters));
          }}
        />
      ))}
    </div>
  );
};
