import type { ContentLink } from '@gastroshop/api-contract';
import { SectionHead } from '@gastroshop/cms';
import { useTexts } from '@gastroshop/i18n/react';
import {
  productsQuery,
  ShopProductTile,
  useProductActions,
  useProductContext,
} from '@gastroshop/storefront/product';
import { useGateway } from '@gastroshop/storefront/shop';
import { ErrorState } from '@gastroshop/ui/feedback';
import { OrderControlGroup } from '@gastroshop/ui/order-control';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useCallback } from 'react';
import styles from './product-shelf.module.css';
import { ShelfSkeleton } from './shelf-skeleton';
import { contentPageTexts } from './texts';

/** What a shelf takes. */
export interface ProductShelfProps {
  readonly skus: readonly string[];
  readonly title: string | undefined;
  readonly link: ContentLink | undefined;
}

/** Articles picked by hand, side by side, to be ordered in place; what does not fit is scrolled to. */
export const ProductShelf = ({ skus, title, link }: ProductShelfProps): ReactNode => {
  const t = useTexts(contentPageTexts);
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
  if (products === undefined) return <ShelfSkeleton title={title} />;
  if (products.length === 0) return null;
  return (
    <section>
      {title !== undefined && <SectionHead title={title} link={link} />}
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
