import type { ReactNode } from 'react';
import classes from './content.module.css';

/** What running text takes. */
export interface ContentProps {
  /** Headings, paragraphs, lists, tables, pictures, as plain elements. */
  readonly children: ReactNode;
}

/** The typography of running text: pages of the editors, terms, descriptions. */
export const Content = ({ children }: ContentProps): ReactNode => (
  <div className={classes['content']}>{children}</div>
);
