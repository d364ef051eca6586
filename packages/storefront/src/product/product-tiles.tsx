import type { Product } from '@gastroshop/api-contract';
import { ProductTileGrid } from '@gastroshop/ui/product';
import { type ReactNode, useCallback } from 'react';
import { CartProductTile } from './cart-product-tile';
import { useProductActions } from './use-product-actions';
import { useProductContext } from './use-product-context';

/** What articles side by side take. */
export interface ProductTilesProps {
  /** Name of the list for screen readers. */
  readonly label: string;
  readonly products: readonly Product[];
}

/** A few articles as tiles, to be ordered in place. */
export const ProductTiles = ({ label, products }: ProductTilesProps): ReactNode => {
  const context = useProductContext();
  const nameOf = useCallback(
    (sku: string) => products.find((product) => product.sku === sku)?.name,
    [products],
  );
  const actions = useProductActions(nameOf);
  return (
    <ProductTileGrid label={label}>
      {products.map((product) => (
        <CartProductTile key={product.sku} product={product} context={context} actions={actions} />
      ))}
    </ProductTileGrid>
  );
};
