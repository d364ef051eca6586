import { ErrorState } from '@gastroshop/ui/feedback';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useDeferredValue } from 'react';
import { useTranslation } from 'react-i18next';
import { useGateway } from '../shop';
import { productsQuery } from './product-queries';
import { ProductCarousel } from './product-carousel';

/** What a shelf takes. */
export interface ProductGridProps {
  readonly skus: readonly string[];
  /** Stands above the articles, where there are any. */
  readonly head?: ReactNode;
  /** Stands there until the articles have come. */
  readonly waiting: ReactNode;
}

/** Articles picked by hand, side by side, to be ordered in place; what does not fit is scrolled to. */
export const ProductGrid = ({ skus, head, waiting }: ProductGridProps): ReactNode => {
  const { t } = useTranslation('storefront-product');
  const gateway = useGateway();
  const { data, isError, refetch } = useQuery(productsQuery(gateway, skus));
  // A dozen articles at once would hold the browser up: they are drawn piece by piece.
  const products = useDeferredValue(data);
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
  return <ProductCarousel products={products} head={head} />;
};
