import clsx from 'clsx';
import { useMemo, type ReactNode } from 'react';
import { CheckBox } from '../field';
import type { DataTableColumn } from './column';
import { rowPositionStyle } from './row-position';
import styles from './table-row.module.css';

/** What a row of a data table takes; all of it stays the same while other rows change. */
export interface TableRowProps<Row> {
  /** What the row shows. */
  readonly row: Row;
  /** Position in the table, from 0. */
  readonly index: number;
  /** Distance from the beginning of the list in pixels, in lists of which only a part is drawn. */
  readonly start: number | undefined;
  /** The columns; the same array in each render. */
  readonly columns: readonly DataTableColumn<Row>[];
  /** Draws the row as one card instead of cells. */
  readonly card: ((row: Row) => ReactNode) | undefined;
  /** Name of the row for screen readers. */
  readonly label: string;
  /** Words for its box, none for tables without a selection. */
  readonly boxLabel: string | undefined;
  /** Whether the row is chosen. */
  readonly selected: boolean;
  /** Whether the row is the current one, such as the customer one acts for. */
  readonly current: boolean;
  /** Whether the keyboard enters the table at this row. */
  readonly active: boolean;
  /** Called when its box is ticked or cleared. */
  readonly onToggle: (index: number, shift: boolean) => void;
}

const isShift = (event: Event): boolean => event instanceof MouseEvent && event.shiftKey;

/** One row of a data table. What it draws stays the same until something in it changes. */
export const TableRow = <Row,>(props: TableRowProps<Row>): ReactNode => {
  const { row, index, start, columns, card, label, boxLabel, selected, current, active, onToggle } = props;
  return useMemo(() => {
    const boxes = boxLabel === undefined ? 0 : 1;
    return (
      <div
        role="row"
        aria-rowindex={index + 2}
        aria-selected={boxes === 0 ? undefined : selected}
        aria-current={current || undefined}
        aria-label={label}
        data-index={index}
        tabIndex={active ? 0 : -1}
        className={clsx(
          styles['row'],
          card !== undefined && styles['card'],
          selected && styles['selected'],
          current && styles['current'],
          start !== undefined && styles['placed'],
        )}
        style={rowPositionStyle(start)}
      >
        {boxLabel !== undefined && (
          <div role="gridcell" aria-colindex={1} className={styles['cell']}>
            <CheckBox
              checked={selected}
              onChange={(event) => {
                onToggle(index, isShift(event.nativeEvent));
              }}
              label={boxLabel}
            />
          </div>
        )}
        {card !== undefined ? (
          <div role="gridcell" aria-colindex={1 + boxes} className={styles['cell']}>
            {card(row)}
          </div>
        ) : (
          columns.map(({ key, cell, align }, position) => (
            <div
              key={key}
              role="gridcell"
              aria-colindex={position + 1 + boxes}
              className={clsx(styles['cell'], align === 'end' && styles['end'])}
            >
              {cell(row)}
            </div>
          ))
        )}
      </div>
    );
  }, [row, index, start, columns, card, label, boxLabel, selected, current, active, onToggle]);
};
