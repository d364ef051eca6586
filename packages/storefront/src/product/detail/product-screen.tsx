import { ResponseError } from '@gastroshop/api-client';
import type { Product } from '@gastroshop/api-contract';
import { ErrorState } from '@gastroshop/ui/feedback';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useDeferredValue, useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useGateway } from '../../shop';
import { productDetailsQuery, productQuery } from '../product-queries';
import type { OrderActionListener } from '../use-product-actions';
import { ProductMissing } from './product-missing';
import { ProductSkeleton } from './product-skeleton';
import { ProductView } from './product-view';

/** What the page of an article takes. */
export interface ProductScreenProps {
  readonly sku: string;
  /** Called once for each article that is shown. */
  readonly onShown?: ((product: Product) => void) | undefined;
  /** Is told what goes into the cart, changes in it and leaves it from here. */
  readonly onOrder?: OrderActionListener | undefined;
  /** What else a shop offers for the article as a whole, beside its datasheets. */
  readonly tools?: ReactNode;
  /** What else a shop offers where it is ordered: templates it is in, the list of what is bought regularly. */
  readonly buyTools?: ReactNode;
}

/** The page of an article, in the shop and in a fair alike. */
export const ProductScreen = ({ sku, onShown, ...slots }: ProductScreenProps): ReactNode => {
  const { t } = useTranslation('storefront-product-detail');
  const gateway = useGateway();
  const product = useQuery(productQuery(gateway, sku));
  const details = useQuery(productDetailsQuery(gateway, sku));
  const { data } = product;
  // All of it is drawn piece by piece, so that what the reader does comes in between.
  const drawn = useDeferredValue(data !== undefined && !details.isPending);
  const shownSku = data?.sku;
  const tellShown = useEffectEvent(() => {
    if (data !== undefined) onShown?.(data);
  });
  // Fresher data of the same article is no new visit.
  useEffect(() => {
    if (shownSku !== undefined) tellShown();
  }, [shownSku]);
  if (data === undefined) {
    if (product.error instanceof ResponseError && product.error.status === 404) return <ProductMissing />;
    if (product.isError)
      return (
        <ErrorState
          title={t('failed')}
          headingLevel={1}
          onRetry={() => {
            void product.refetch();
            void details.refetch();
          }}
          retrying={product.isFetching}
        />
      );
  }
  if (data === undefined || details.isPending || !drawn) return <ProductSkeleton />;
  return (
    <ProductView
      key={sku}
      product={data}
      details={details.data}
      onRetryDetails={() => {
        void details.refetch();
      }}
      {...slots}
    />
  );
};
