import type { ReactNode } from 'react';
import { OrderControlSkeleton } from '../order-control';
import bones from './skeleton.module.css';
import styles from './product-row.module.css';

/** What the outline of a row takes. */
export interface ProductRowSkeletonProps {
  /** Whether prices may be seen, as in the rows to come. */
  readonly withPrices?: boolean | undefined;
  /** Height, as in the rows to come. */
  readonly density?: 'normal' | 'compact' | undefined;
}

/** The outline of a product row that is on its way: the same grid, so that nothing jumps. */
export const ProductRowSkeleton = ({
  withPrices = true,
  density = 'normal',
}: ProductRowSkeletonProps): ReactNode => (
  <div
    className={styles['row']}
    data-density={density}
    data-without-prices={withPrices ? undefined : true}
    aria-hidden
  >
    <div className={styles['product']}>
      <span className={bones['picture']} data-size={density === 'compact' ? 'compact' : 'row'} />
      <div className={styles['text']}>
        <span className={bones['bar']} data-width="name" />
        <span className={bones['bar']} data-width="meta" />
      </div>
    </div>
    {withPrices ? (
      <div className={styles['price']}>
        <span className={bones['bar']} data-width="price" />
      </div>
    ) : null}
    <div className={styles['order']}>
      <OrderControlSkeleton />
    </div>
    {withPrices ? <div className={styles['sum']} /> : null}
  </div>
);
