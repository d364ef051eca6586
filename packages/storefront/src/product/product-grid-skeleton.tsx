import { Skeleton } from '@gastroshop/ui/feedback';
import type { ReactNode } from 'react';
import { usePriceVisibility } from '../session';
import styles from './product-grid.module.css';

/** What the outline of a shelf takes. */
export interface ProductGridSkeletonProps {
  readonly head?: ReactNode;
}

/** Height of a tile, in px. */
const TILE_HEIGHT = 280;

/** Height of a tile whose price lines are gone, in px. */
const TILE_HEIGHT_WITHOUT_PRICES = 236;

/** As many outlines as a wide screen shows. */
const OUTLINES = [0, 1, 2, 3, 4, 5];

/** A shelf that is on its way, in its final size. */
export const ProductGridSkeleton = ({ head }: ProductGridSkeletonProps): ReactNode => {
  const { prices } = usePriceVisibility();
  return (
    <section>
      {head}
      <div className={styles['shelf']} aria-hidden>
        {OUTLINES.map((index) => (
          <div key={index} className={styles['place']}>
            <Skeleton shape="block" height={prices ? TILE_HEIGHT : TILE_HEIGHT_WITHOUT_PRICES} />
          </div>
        ))}
      </div>
    </section>
  );
};
