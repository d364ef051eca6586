import type { Product } from '@gastroshop/api-contract';
import { ErrorState } from '@gastroshop/ui/feedback';
import { ProductTile, ProductTileGrid, ProductTileSkeleton } from '@gastroshop/ui/product';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ShopPart } from './shop-part';
import { useEmbeddedProduct } from './use-embedded-product';
import { useProducts } from './use-products';

/** What a teaser takes. */
export interface ProductTeaserProps {
  /** Numbers of the products, in the order to show. Those that the shop does not have are left out. */
  readonly skus: readonly string[];
  /** What the list holds, for screen readers; "products" when it is missing. */
  readonly label?: string | undefined;
}

const Tile = ({ product }: { readonly product: Product }): ReactNode => {
  const { summary, ...rest } = useEmbeddedProduct(product);
  return <ProductTile product={summary} {...rest} />;
};

const Waiting = ({ count }: { readonly count: number }): ReactNode => (
  <ProductTileGrid label="">
    {Array.from({ length: count }, (_, place) => (
      <ProductTileSkeleton key={place} />
    ))}
  </ProductTileGrid>
);

const Tiles = ({ skus, label }: ProductTeaserProps): ReactNode => {
  const { t } = useTranslation('storefront-embed');
  const { products, isError, retry } = useProducts(skus);
  if (isError) return <ErrorState compact title={t('productsNotLoaded')} onRetry={retry} />;
  if (products.includes(undefined)) return <Waiting count={skus.length} />;
  const present = products.filter((product) => product !== null && product !== undefined);
  if (present.length === 0) return <p>{t('noProducts')}</p>;
  return (
    <ProductTileGrid label={label ?? t('products')}>
      {present.map((product) => (
        <Tile key={product.sku} product={product} />
      ))}
    </ProductTileGrid>
  );
};

/**
 * A few products side by side, with what they cost and an order control for those who may see and use them.
 *
 * @example
 * <ProductTeaser skus={['100100', '100200', '100300']} />
 */
export const ProductTeaser = (props: ProductTeaserProps): ReactNode => (
  <ShopPart waiting={<Waiting count={props.skus.length} />}>
    <Tiles {...props} />
  </ShopPart>
);
