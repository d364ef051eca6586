import { ToggleButtons } from '@gastroshop/ui/button';
import { IconLayoutGrid, IconList } from '@gastroshop/ui/icons';
import { PageSizeSelect, SortSelect } from '@gastroshop/ui/table';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { type PageSize, parsePageSize } from './page-size';
import styles from './catalogue-tools.module.css';
import { isPriceSort, SEARCH_SORTS } from './search-sort';
import { type SearchState, EMPTY_SEARCH } from './search-state';
import { usePreferences } from './use-preferences';
import { useSearchPermissions } from './use-search-permissions';

/** What the settings of a list take. */
export interface CatalogueToolsProps {
  readonly state: SearchState;
  readonly onChange: (next: SearchState) => void;
  readonly size: PageSize;
  /** What of it: a tablet held upright has no room for the page size above its list. */
  readonly part?: 'all' | 'order-and-view' | 'page-size' | undefined;
}

/** Order, page size and shape of the list. */
export const CatalogueTools = ({ state, onChange, size, part = 'all' }: CatalogueToolsProps): ReactNode => {
  const { t } = useTranslation('storefront-catalogue');
  const { prices } = useSearchPermissions();
  const [{ listView }, changePreferences] = usePreferences();
  const sorts = SEARCH_SORTS.filter((sort) => prices || !isPriceSort(sort));
  const nameOf = (sort: (typeof sorts)[number]): string =>
    sort === 'relevance' && state.query === '' ? t('standard') : t(sort);
  return (
    <div className={styles['tools']} role="group" aria-label={t('tools')}>
      {part !== 'page-size' && (
        <SortSelect
          label={t('sort')}
          options={sorts.map((sort) => ({ value: sort, label: nameOf(sort) }))}
          value={state.sort}
          onChange={(value) => {
            const sort = sorts.find((each) => each === value) ?? EMPTY_SEARCH.sort;
            onChange({ ...state, sort, page: EMPTY_SEARCH.page });
          }}
        />
      )}
      {part !== 'order-and-view' && (
        <PageSizeSelect
          size={size}
          onChange={(chosen) => {
            changePreferences({ pageSize: chosen });
            onChange({ ...state, size: parsePageSize(chosen), page: EMPTY_SEARCH.page });
          }}
        />
      )}
      {part !== 'page-size' && (
        <ToggleButtons
          label={t('view')}
          value={listView}
          options={[
            { value: 'table', label: t('table'), icon: <IconList size={18} /> },
            { value: 'tiles', label: t('tiles'), icon: <IconLayoutGrid size={18} /> },
          ]}
          onChange={(view) => {
            changePreferences({ listView: view });
          }}
        />
      )}
    </div>
  );
};
