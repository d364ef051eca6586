import type { Product } from '@gastroshop/api-contract';
import { ErrorState } from '@gastroshop/ui/feedback';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ShopPart } from './shop-part';
import { useProducts } from './use-products';

/** What a part takes that is about one product. */
export interface OneProductProps {
  readonly sku: string;
  /** Stands there until the product has come. */
  readonly waiting: ReactNode;
  readonly children: (product: Product) => ReactNode;
}

const Loaded = ({ sku, waiting, children }: OneProductProps): ReactNode => {
  const { t } = useTranslation('storefront-embed');
  const {
    products: [product],
    isError,
    retry,
  } = useProducts([sku]);
  if (isError) return <ErrorState compact title={t('productNotLoaded')} onRetry={retry} />;
  if (product === undefined) return waiting;
  return product === null ? <p>{t('productMissing')}</p> : children(product);
};

/** Loads a product and shows it; says so where it cannot be loaded, or where there is none of that number. */
export const OneProduct = (props: OneProductProps): ReactNode => (
  <ShopPart waiting={props.waiting}>
    <Loaded {...props} />
  </ShopPart>
);
