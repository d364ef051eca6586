import type { ReactNode } from 'react';
import styles from './row-card-fallback.module.css';
import type { DataTableColumn } from './column';

/** What the card of a table without a card of its own takes. */
export interface RowCardFallbackProps<Row> {
  /** What the card shows. */
  readonly row: Row;
  /** The columns of the table. */
  readonly columns: readonly DataTableColumn<Row>[];
}

/** A row on the phone where a table has no card of its own: the cells below each other, each with its head. */
export const RowCardFallback = <Row,>({ row, columns }: RowCardFallbackProps<Row>): ReactNode => (
  <dl className={styles['card']}>
    {columns.map(({ key, header, headerHidden, cell }) => (
      <div key={key} className={styles['line']}>
        {headerHidden === true ? null : <dt className={styles['head']}>{header}</dt>}
        <dd className={styles['cell']}>{cell(row)}</dd>
      </div>
    ))}
  </dl>
);

/** Height in pixels that such a card is given. */
export const columnCardHeight = (columns: number): number => 20 + columns * 26;
