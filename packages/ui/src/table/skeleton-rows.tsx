import type { ReactNode } from 'react';
import type { DataTableColumn } from './column';
import styles from './skeleton-rows.module.css';

/** What the stand-in for rows takes. */
export interface SkeletonRowsProps {
  /** How many rows to stand in for. */
  readonly count: number;
  /** The columns of each. */
  readonly columns: readonly Pick<DataTableColumn<never>, 'key' | 'align'>[];
  /** Whether each begins with a box to choose it. */
  readonly boxes: boolean;
}

/** Grey bars of the size of the rows that are on their way; screen readers hear of the loading elsewhere. */
export const SkeletonRows = ({ count, columns, boxes }: SkeletonRowsProps): ReactNode => (
  <div aria-hidden>
    {Array.from({ length: count }, (_, row) => (
      <div key={row} className={styles['row']}>
        {boxes && <span className={styles['bar']} />}
        {columns.map(({ key, align }) => (
          <span key={key} className={styles['bar']} data-align={align} />
        ))}
      </div>
    ))}
  </div>
);
