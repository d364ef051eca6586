import type { OverviewOrder } from '@gastroshop/api-contract';
import { productFamily } from '@gastroshop/storefront/product';
import { findDrawing, ProductThumbnail } from '@gastroshop/ui/product';
import type { ReactNode } from 'react';
import styles from './orders-view.module.css';

/** The pictures of the first articles of an order; none beside those that were searched for, whose they are not. */
export const OrderPictures = ({
  order: { firstItems = [], foundItems = [] },
}: {
  readonly order: Pick<OverviewOrder, 'firstItems' | 'foundItems'>;
}): ReactNode =>
  firstItems.length > 0 &&
  foundItems.length === 0 && (
    <span className={styles['pictures']}>
      {firstItems.map(({ productSku, name, imagePath }) => {
        const family = productFamily({ name, attributes: [] });
        return (
          <ProductThumbnail
            key={productSku}
            size="compact"
            image={{
              family,
              drawing: findDrawing(name, family),
              ...(imagePath !== undefined && { url: imagePath }),
            }}
          />
        );
      })}
    </span>
  );
