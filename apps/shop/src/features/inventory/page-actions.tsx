import type { ReactNode } from 'react';
import styles from './page-actions.module.css';

/** What the actions of a page take. */
export interface PageActionsProps {
  /** What one comes for. */
  readonly primary?: ReactNode;
  /** Buttons of less weight. */
  readonly children: ReactNode;
}

/** The actions in the title of a page; on phones they fill their rows. */
export const PageActions = ({ primary, children }: PageActionsProps): ReactNode => (
  <div className={styles['actions']}>
    {children}
    {primary !== undefined && <div className={styles['primary']}>{primary}</div>}
  </div>
);
