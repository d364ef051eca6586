import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { CheckBox } from '../field';
import type { DataTableColumn } from './column';
import styles from './mobile-table-header.module.css';
import type { TableSort } from './sort';
import { SortSelect } from './sort-select';

/** What stands above the cards of a table on the phone. */
export interface MobileTableHeaderProps<Row> {
  /** The columns, of which those that sort can be chosen. */
  readonly columns: readonly DataTableColumn<Row>[];
  /** By what the table is sorted. */
  readonly sort: TableSort | undefined;
  /** Called with the chosen sort. */
  readonly onSortChange: ((sort: TableSort) => void) | undefined;
  /** State of the box that chooses all rows; missing where there is none to choose. */
  readonly all: 'none' | 'some' | 'all' | undefined;
  /** Called when the buyer ticks or clears that box. */
  readonly onAll: () => void;
}

const DIRECTIONS = ['asc', 'desc'] as const;

const UNSORTED = { value: '', label: '–' };

/** Sort and selection of a table that has no heads to click on. */
export const MobileTableHeader = <Row,>(props: MobileTableHeaderProps<Row>): ReactNode => {
  const { columns, sort, onSortChange, all, onAll } = props;
  const { t } = useTranslation('ui-table');
  const choices = columns
    .filter(({ sortable }) => sortable === true)
    .flatMap(({ key, header }) =>
      DIRECTIONS.map((direction) => ({
        column: key,
        direction,
        value: `${key} ${direction}`,
        label: t(direction === 'asc' ? 'ascending' : 'descending', { column: header }),
      })),
    );
  const sorts = onSortChange !== undefined && choices.length > 0;
  if (!sorts && all === undefined) return null;
  return (
    <div className={styles['head']}>
      {all !== undefined && (
        <label className={styles['all']}>
          <CheckBox checked={all === 'all'} indeterminate={all === 'some'} onChange={onAll} />
          {t('selectAll')}
        </label>
      )}
      {sorts && (
        <SortSelect
          options={sort === undefined ? [UNSORTED, ...choices] : choices}
          value={sort === undefined ? UNSORTED.value : `${sort.column} ${sort.direction}`}
          onChange={(wanted) => {
            const chosen = choices.find(({ value }) => value === wanted);
            if (chosen !== undefined) onSortChange({ column: chosen.column, direction: chosen.direction });
          }}
        />
      )}
    </div>
  );
};
