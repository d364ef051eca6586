import type { ReactNode } from 'react';
import styles from './skeleton-rows.module.css';

/** What the stand-in for rows takes. */
export interface SkeletonRowsProps {
  /** How many rows to stand in for. */
  readonly count: number;
  /** How many columns each has. */
  readonly columns: number;
}

/** Grey bars of the size of the rows that are on their way; screen readers hear of the loading elsewhere. */
export const SkeletonRows = ({ count, columns }: SkeletonRowsProps): ReactNode => (
  <div aria-hidden>
    {Array.from({ length: count }, (_, row) => (
      <div key={row} className={styles['row']}>
        {Array.from({ length: columns }, (_unused, column) => (
          <span key={column} className={styles['bar']} />
        ))}
      </div>
    ))}
  </div>
);
