import type { ReactNode } from 'react';
import { useTexts } from '@gastroshop/i18n/react';
import { CheckBox } from '../field';
import type { DataTableColumn } from './column';
import { SortHead } from './sort-head';
import type { TableSort } from './sort';
import styles from './table-head.module.css';
import { tableTexts } from './texts';

/** What the row of heads takes. */
export interface TableHeadProps<Row> {
  /** The columns in their order. */
  readonly columns: readonly DataTableColumn<Row>[];
  /** By what the table is sorted. */
  readonly sort: TableSort | undefined;
  /** Called with a column's key on a click on its head. */
  readonly onSort: ((column: string) => void) | undefined;
  /** State of the box that chooses all rows; none if missing. */
  readonly all: 'none' | 'some' | 'all' | undefined;
  /** Called when the buyer ticks or clears that box. */
  readonly onAll: () => void;
}

/** The sticky row of heads above a table's columns. */
export const TableHead = <Row,>({ columns, sort, onSort, all, onAll }: TableHeadProps<Row>): ReactNode => {
  const t = useTexts(tableTexts);
  const boxes = all === undefined ? 0 : 1;
  return (
    <div role="rowgroup" className={styles['group']}>
      <div role="row" aria-rowindex={1} className={styles['row']}>
        {all !== undefined && (
          <div role="columnheader" aria-colindex={1} className={styles['cell']}>
            <CheckBox
              checked={all === 'all'}
              indeterminate={all === 'some'}
              onChange={onAll}
              label={t('selectAll')}
            />
          </div>
        )}
        {columns.map((column, index) => (
          <SortHead
            key={column.key}
            column={column}
            position={index + 1 + boxes}
            sort={sort}
            onSort={onSort}
          />
        ))}
      </div>
    </div>
  );
};
