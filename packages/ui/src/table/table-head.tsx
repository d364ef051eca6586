import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { CheckBox } from '../field';
import { visuallyHidden } from '../a11y';
import type { DataTableColumn } from './column';
import { SortHeader } from './sort-header';
import type { TableSort } from './sort';
import styles from './table-head.module.css';

/** What the row of heads takes. */
export interface TableHeadProps<Row> {
  /** The columns in their order. */
  readonly columns: readonly DataTableColumn<Row>[];
  /** By what the table is sorted. */
  readonly sort: TableSort | undefined;
  /** Called with a column's key on a click on its head. */
  readonly onSort: ((column: string) => void) | undefined;
  /** Whether rows have boxes, in a column before the others. */
  readonly boxes: boolean;
  /** State of the box that chooses all rows; missing where there is none to choose. */
  readonly all: 'none' | 'some' | 'all' | undefined;
  /** Called when the buyer ticks or clears that box. */
  readonly onAll: () => void;
}

/** The sticky row of heads above a table's columns. */
export const TableHead = <Row,>(props: TableHeadProps<Row>): ReactNode => {
  const { columns, sort, onSort, boxes, all, onAll } = props;
  const { t } = useTranslation('ui-table');
  return (
    <div role="rowgroup" className={styles['group']}>
      <div role="row" aria-rowindex={1} className={styles['row']}>
        {boxes && (
          <div role="columnheader" aria-colindex={1} className={styles['cell']}>
            {all === undefined ? (
              <span className={visuallyHidden}>{t('selection')}</span>
            ) : (
              <CheckBox
                checked={all === 'all'}
                indeterminate={all === 'some'}
                onChange={onAll}
                label={t('selectAll')}
              />
            )}
          </div>
        )}
        {columns.map((column, index) => (
          <SortHeader
            key={column.key}
            column={column}
            position={index + 1 + (boxes ? 1 : 0)}
            sort={sort}
            onSort={onSort}
          />
        ))}
      </div>
    </div>
  );
};
