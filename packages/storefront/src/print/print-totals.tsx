import type { ReactNode } from 'react';
import styles from './paper.module.css';

/** What the sums take. */
export interface PrintTotalsProps {
  readonly children: ReactNode;
}

/** Sums below a table on paper, at its right edge. */
export const PrintTotals = ({ children }: PrintTotalsProps): ReactNode => (
  <div className={styles['sums']}>{children}</div>
);
