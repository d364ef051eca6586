import type { ReactNode } from 'react';
import classes from './prose.module.css';

/** What running text takes. */
export interface ProseProps {
  /** Headings, paragraphs, lists, tables, pictures, as plain elements. */
  readonly children: ReactNode;
}

/** The typography of running text: pages of the editors, terms, descriptions. */
export const Prose = ({ children }: ProseProps): ReactNode => (
  <div className={classes['content']}>{children}</div>
);
