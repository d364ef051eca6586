import type { Product } from '@gastroshop/api-contract';
import { OrderControlGroup } from '@gastroshop/ui/order-control';
import { type ReactNode, useCallback } from 'react';
import styles from './product-shelf.module.css';
import { ShopProductTile } from './shop-product-tile';
import { useProductActions } from './use-product-actions';
import { useProductContext } from './use-product-context';

/** What a strip of articles takes. */
export interface ProductStripProps {
  readonly products: readonly Product[];
  /** Name of the list for screen readers. */
  readonly label?: string | undefined;
  /** Stands above the articles. */
  readonly head?: ReactNode;
}

/** Articles side by side in one line, to be ordered in place; what does not fit is scrolled to. */
export const ProductStrip = ({ products, label, head }: ProductStripProps): ReactNode => {
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
              <ShopProductTile product={product} context={context} actions={actions} />
            </div>
          ))}
        </div>
      </OrderControlGroup>
    </section>
  );
};
