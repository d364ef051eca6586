import type { ReactNode } from 'react';
import { Link } from '../link';
import styles from './product-name.module.css';
import { SizedLabel, type SizedLabelProps } from './sized-label';

interface ProductNameProps extends Pick<SizedLabelProps, 'name' | 'shortName'> {
  readonly href: string | undefined;
  /** Lines before the ellipsis. */
  readonly lines?: 1 | 2 | undefined;
}

/**
 * The name of a product, a link where it has a page. In a box that says so by `--gs-name-reach`, a press on the picture above
 * or beside the name counts as well.
 */
export const ProductName = ({ href, lines = 1, ...label }: ProductNameProps): ReactNode => {
  const shown = <SizedLabel {...label} className={styles['name']} lines={lines} />;
  return href === undefined ? (
    shown
  ) : (
    <Link className={styles['link']} href={href}>
      {shown}
    </Link>
  );
};
