import { Button } from '@gastroshop/ui/button';
import { IconCalendar, IconHistory } from '@gastroshop/ui/icons';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { HISTORY_SORTS, type HistoryFilter, type HistorySort } from './filter-history';
import styles from './quantity-history.module.css';

/** What the tools above the list take. */
export interface HistoryToolbarProps {
  readonly filter: HistoryFilter;
  readonly onFilter: (change: Partial<HistoryFilter>) => void;
  readonly categories: readonly { readonly id: string; readonly name: string }[];
  /** Articles shown, and how many of all are ordered. */
  readonly count: number;
  readonly ordered: number;
  /** The days they were ordered on, in words. */
  readonly range: string;
  readonly marked: number;
  /** Plans what is marked, else everything shown, as it was ordered earlier. */
  readonly onTakeAll: () => void;
  readonly onUnmark: () => void;
  readonly onDates: () => void;
}

const isSort = (value: string): value is HistorySort => HISTORY_SORTS.some((sort) => sort === value);

/** Search, category, sort and the ways to order many at once. */
export const HistoryToolbar = (props: HistoryToolbarProps): ReactNode => {
  const { filter, onFilter, categories, count, ordered, range, marked, onTakeAll, onUnmark, onDates } = props;
  const { t } = useTranslation('fair-quantity-history');
  return (
    <div className={styles['tools']}>
      <input
        type="search"
        className={styles['search']}
        aria-label={t('search')}
        placeholder={t('search')}
        value={filter.text}
        onChange={({ target }) => {
          onFilter({ text: target.value });
        }}
      />
      <select
        className={styles['choice']}
        aria-label={t('category')}
        value={filter.categoryId}
        onChange={({ target }) => {
          onFilter({ categoryId: target.value });
        }}
      >
        <option value="">{t('allCategories')}</option>
        {categories.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </select>
      <select
        className={styles['choice']}
        aria-label={t('sort')}
        value={filter.sort}
        onChange={({ target }) => {
          if (isSort(target.value)) onFilter({ sort: target.value });
        }}
      >
        {HISTORY_SORTS.map((sort) => (
          <option key={sort} value={sort}>
            {t(sort)}
          </option>
        ))}
      </select>
      <label className={styles['check']}>
        <input
          type="checkbox"
          checked={filter.onlyNotOrdered}
          onChange={({ target }) => {
            onFilter({ onlyNotOrdered: target.checked });
          }}
        />
        {t('notOrdered')}
      </label>
      <span className={styles['ways']}>
        <Button size="large" icon={<IconCalendar size={18} />} label={t('dates')} onClick={onDates}>
          {t('datesShort')}
        </Button>
        {marked > 0 && (
          <Button size="large" variant="quiet" onClick={onUnmark}>
            {t('unmark')}
          </Button>
        )}
        <Button
          size="large"
          variant={marked > 0 ? 'filled' : 'outline'}
          icon={<IconHistory size={18} />}
          disabled={count === 0}
          onClick={onTakeAll}
        >
          {marked > 0 ? t('markedAsBefore', { count: marked }) : t('allAsBefore')}
        </Button>
      </span>
      <span className={styles['counts']}>
        <span role="status">
          {t('count', { count })} · {t('ordered', { count: ordered })}
        </span>
        <span>{range}</span>
      </span>
    </div>
  );
};
