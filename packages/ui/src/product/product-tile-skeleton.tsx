import type { ReactNode } from 'react';
import { OrderControlSkeleton } from '../order-control';
import bones from './skeleton.module.css';
import styles from './product-tile.module.css';

/** What the outline of a tile takes. */
export interface ProductTileSkeletonProps {
  /** Whether prices may be seen, as in the tiles to come. */
  readonly withPrices?: boolean | undefined;
}

/** The outline of a product tile that is on its way, in its final size. */
export const ProductTileSkeleton = ({ withPrices = true }: ProductTileSkeletonProps): ReactNode => (
  <div className={styles['tile']} aria-hidden>
    <div className={styles['picture']}>
      <span className={bones['picture']} data-size="tile" />
    </div>
    <div className={styles['body']}>
      <div className={bones['name']}>
        <span className={bones['bar']} />
        <span className={bones['bar']} data-width="meta" />
      </div>
      <div className={bones['meta']}>
        <span className={bones['bar']} data-width="price" />
      </div>
      {withPrices ? (
        <div className={styles['prices']}>
          <span className={bones['bar']} data-width="price" />
        </div>
      ) : null}
      <OrderControlSkeleton size="tile" withoutToggle />
    </div>
  </div>
);
