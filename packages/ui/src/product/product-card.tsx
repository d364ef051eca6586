import { memo, useState, type ReactNode } from 'react';
import type { OrderHintData } from '../order-control';
import { PriceLabel } from '../price';
import styles from './product-card.module.css';
import type { ProductActions, ProductOrderState, ProductCardData } from './product-data';
import { ProductMeta } from './product-meta';
import { ProductName } from './product-name';
import { ProductOrderControl } from './product-order-control';
import { ProductThumbnail } from './product-thumbnail';

/** What the card of a product takes. */
export interface ProductCardProps {
  /** The product; the same object as long as nothing about it changes. */
  readonly product: ProductCardData;
  /** The product and the cart; without it there is nothing to order with. */
  readonly order?: ProductOrderState | undefined;
  /** What the buyer does, for all cards of the list. */
  readonly actions?: ProductActions | undefined;
  /** Whether prices may be seen. */
  readonly withPrices?: boolean | undefined;
}

const noActions: ProductActions = {};

/** A product in a few lines with its order control, for recommendations and replacements. */
export const ProductCard = memo(function ProductCard({
  product,
  order,
  actions = noActions,
  withPrices = true,
}: ProductCardProps): ReactNode {
  const [hint, setHint] = useState<OrderHintData>();
  const { id, name, price } = product;
  return (
    <div role="listitem" className={styles['card']}>
      <ProductThumbnail image={product.picture} size="card" />
      <div className={styles['text']}>
        <ProductName name={name} shortName={product.shortName} href={product.href} lines={2} />
        <ProductMeta product={product} hint={hint} withBanner withOrigin={false} words={1} />
        {withPrices && price !== undefined ? (
          <div className={styles['price']}>
            <PriceLabel price={price === 'ON_REQUEST' ? price : { ...price, note: undefined }} size="tile" />
          </div>
        ) : null}
      </div>
      {order === undefined ? null : (
        <div className={styles['order']}>
          <ProductOrderControl
            id={id}
            name={name}
            order={order}
            actions={actions}
            size="touch"
            onHint={setHint}
          />
        </div>
      )}
    </div>
  );
});
