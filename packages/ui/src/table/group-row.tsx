import clsx from 'clsx';
import type { ReactNode } from 'react';
import styles from './group-row.module.css';
import { rowPositionStyle } from './row-position';

/** What the head of a group of rows takes. */
export interface GroupRowProps {
  /** What it says. */
  readonly children: ReactNode;
  /** How many columns it stands over. */
  readonly columns: number;
  /** Distance from the beginning of the list in pixels, in lists of which only a part is drawn. */
  readonly start: number | undefined;
}

/** A line above rows that belong together. The keyboard passes it by: there is nothing to do in it. */
export const GroupRow = ({ children, columns, start }: GroupRowProps): ReactNode => (
  <div
    role="row"
    className={clsx(styles['group'], start !== undefined && styles['placed'])}
    style={rowPositionStyle(start)}
  >
    <div role="rowheader" aria-colspan={columns} className={styles['head']}>
      {children}
    </div>
  </div>
);
