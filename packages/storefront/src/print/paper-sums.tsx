import type { ReactNode } from 'react';
import styles from './paper.module.css';

/** What the sums take. */
export interface PaperSumsProps {
  readonly children: ReactNode;
}

/** Sums below a table on paper, at its right edge. */
export const PaperSums = ({ children }: PaperSumsProps): ReactNode => (
  <div className={styles['sums']}>{children}</div>
);
