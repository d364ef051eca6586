import type { ReactNode } from 'react';
import { Link } from '../link';
import styles from './product-name.module.css';

interface ProductNameProps {
  readonly name: string;
  readonly href: string | undefined;
  /** Lines before the ellipsis. */
  readonly lines?: 1 | 2 | undefined;
}

/**
 * The name of a product, a link where it has a page; carries the full name where it ends in an ellipsis. In a box that
 * says so by `--gs-name-reach`, a press on the picture above or beside the name counts as well.
 */
export const ProductName = ({ name, href, lines = 1 }: ProductNameProps): ReactNode => {
  const shown = (
    <span className={styles['name']} data-lines={lines} title={name}>
      {name}
    </span>
  );
  return href === undefined ? (
    shown
  ) : (
    <Link className={styles['link']} href={href}>
      {shown}
    </Link>
  );
};
