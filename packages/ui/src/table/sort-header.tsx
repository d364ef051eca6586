import clsx from 'clsx';
import type { ReactNode } from 'react';
import { IconArrowDown, IconArrowUp, IconArrowsSort } from '../icons';
import { visuallyHidden } from '../a11y';
import type { DataTableColumn } from './column';
import { sortState, type TableSort } from './sort';
import styles from './table-head.module.css';

const ARIA_SORT = { none: 'none', asc: 'ascending', desc: 'descending' } as const;

const SIGNS = { none: IconArrowsSort, asc: IconArrowUp, desc: IconArrowDown } as const;

/** What the head of a column takes. */
export interface SortHeaderProps<Row> {
  /** The column. */
  readonly column: DataTableColumn<Row>;
  /** Position among the columns, from 1. */
  readonly position: number;
  /** By what the table is sorted. */
  readonly sort: TableSort | undefined;
  /** Called with the column's key on a click. */
  readonly onSort: ((column: string) => void) | undefined;
}

/** The head of a column: a button with three states where it sorts, plain words where it does not. */
export const SortHeader = <Row,>({ column, position, sort, onSort }: SortHeaderProps<Row>): ReactNode => {
  const { key, header, align, sortable, headerHidden } = column;
  const state = sortState(sort, key);
  const Sign = SIGNS[state];
  const words = (
    <span className={clsx(styles['words'], headerHidden && visuallyHidden)} title={header}>
      {header}
    </span>
  );
  const sorts = sortable === true && onSort !== undefined;
  return (
    <div
      role="columnheader"
      aria-colindex={position}
      aria-sort={sorts ? ARIA_SORT[state] : undefined}
      className={clsx(styles['cell'], align === 'end' && styles['end'])}
    >
      {sorts ? (
        <button
          type="button"
          className={clsx(styles['button'], state !== 'none' && styles['sorted'])}
          onClick={() => {
            onSort(key);
          }}
        >
          {words}
          <Sign size={14} stroke={2} className={styles['sign']} />
        </button>
      ) : (
        words
      )}
    </div>
  );
};
