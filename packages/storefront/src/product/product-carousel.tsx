import type { Product } from '@gastroshop/api-contract';
import { OrderControlGroup } from '@gastroshop/ui/order-control';
import { type ReactNode, useCallback } from 'react';
import styles from './product-grid.module.css';
import { CartProductTile } from './cart-product-tile';
import { useProductActions } from './use-product-actions';
import { useProductContext } from './use-product-context';

/** What a strip of articles takes. */
export interface ProductCarouselProps {
  readonly products: readonly Product[];
  /** Name of the list for screen readers. */
  readonly label?: string | undefined;
  /** Stands above the articles. */
  readonly head?: ReactNode;
}

/** Articles side by side in one line, to be ordered in place; what does not fit is scrolled to. */
export const ProductCarousel = ({ products, label, head }: ProductCarouselProps): ReactNode => {
  const context = useProductContext();
  const nameOf = useCallback(
    (sku: string) => products.find((product) => product.sku === sku)?.name,
    [products],
  );
  const actions = useProductActions(nameOf);
  return (
    <section>
      {head}
      <OrderControlGroup>
        <div className={styles['shelf']} role="list" aria-label={label}>
          {products.map((product) => (
            <div key={product.sku} className={styles['place']}>
              <CartProductTile product={product} context={context} actions={actions} />
            </div>
          ))}
        </div>
      </OrderControlGroup>
    </section>
  );
};
