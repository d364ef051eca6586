import type { ReactNode } from 'react';
import styles from './product-tile.module.css';

/** What a grid of tiles takes. */
export interface ProductTileGridProps {
  /** The tiles. */
  readonly children: ReactNode;
  /** What the list holds, for screen readers. */
  readonly label: string;
}

/** Tiles side by side, as many as there is room for, two on a phone. */
export const ProductTileGrid = ({ children, label }: ProductTileGridProps): ReactNode => (
  <div role="list" aria-label={label} className={styles['grid']}>
    {children}
  </div>
);
