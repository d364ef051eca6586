import type { ReactNode } from 'react';
import classes from './page-title.module.css';

/** What the title of a page takes. */
export interface PageTitleProps {
  /** The page's name. */
  readonly children: ReactNode;
  /** How much there is, in words: „5.638 Treffer“. */
  readonly count?: string | undefined;
  /** What can be done with all of it. */
  readonly actions?: ReactNode;
}

/** The first heading of a page. */
export const PageTitle = ({ children, count, actions }: PageTitleProps): ReactNode => (
  <div className={classes['title']}>
    <div className={classes['words']}>
      <h1 className={classes['heading']}>{children}</h1>
      {count !== undefined && <span className={classes['count']}>{count}</span>}
    </div>
    {actions !== undefined && <div className={classes['actions']}>{actions}</div>}
  </div>
);
