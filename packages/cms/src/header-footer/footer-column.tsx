import type { ReactNode } from 'react';
import classes from './footer-column.module.css';

interface FooterColumnProps {
  readonly title?: string | undefined;
  readonly children: ReactNode;
}

/** A column of the footer with its heading. */
export const FooterColumn = ({ title, children }: FooterColumnProps): ReactNode => (
  <div className={classes['column']}>
    {title !== undefined && <h2 className={classes['title']}>{title}</h2>}
    {children}
  </div>
);
