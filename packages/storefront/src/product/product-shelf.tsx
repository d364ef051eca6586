import { ErrorState } from '@gastroshop/ui/feedback';
import { OrderControlGroup } from '@gastroshop/ui/order-control';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useCallback } from 'react';
import { useTexts } from '@gastroshop/i18n/react';
import { useGateway } from '../shop';
import { productsQuery } from './product-queries';
import styles from './product-shelf.module.css';
import { ShopProductTile } from './shop-product-tile';
import { productRoomTexts } from './texts';
import { useProductActions } from './use-product-actions';
import { useProductContext } from './use-product-context';

/** What a shelf takes. */
export interface ProductShelfProps {
  readonly skus: readonly string[];
  /** Stands above the articles, where there are any. */
  readonly head?: ReactNode;
  /** Stands there until the articles have come. */
  readonly waiting: ReactNode;
}

/** Articles picked by hand, side by side, to be ordered in place; what does not fit is scrolled to. */
export const ProductShelf = ({ skus, head, waiting }: ProductShelfProps): ReactNode => {
  const t = useTexts(productRoomTexts);
  const gateway = useGateway();
  const context = useProductContext();
  const { data: products, isError, refetch } = useQuery(productsQuery(gateway, skus));
  const nameOf = useCallback(
    (sku: string) => products?.find((product) => product.sku === sku)?.name,
    [products],
  );
  const actions = useProductActions(nameOf);
  if (isError)
    return (
      <ErrorState
        compact
        title={t('shelfNotLoaded')}
        onRetry={() => {
          void refetch();
        }}
      />
    );
  if (products === undefined) return waiting;
  if (products.length === 0) return null;
  return (
    <section>
      {head}
      <OrderControlGroup>
        <div className={styles['shelf']} role="list">
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
