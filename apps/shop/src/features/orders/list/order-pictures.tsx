import type { OverviewOrder } from '@gastroshop/api-contract';
import { ItemThumbnail } from '@gastroshop/storefront/product';
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
        return <ItemThumbnail key={productSku} size="compact" item={{ name, thumbnailUrl: imagePath }} />;
      })}
    </span>
  );
