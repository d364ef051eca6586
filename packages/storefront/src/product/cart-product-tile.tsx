import type { Product } from '@gastroshop/api-contract';
import { type ProductActions, ProductTile, type ProductTileProps } from '@gastroshop/ui/product';
import { memo, type ReactNode } from 'react';
import type { ProductContext } from '../product-data';
import { useProductCard } from './use-product-card';

/** What the tile of an article takes. */
export interface CartProductTileProps extends Pick<ProductTileProps, 'rowIndex' | 'corner'> {
  readonly product: Product;
  /** The circumstances of the list, see `useProductContext`. */
  readonly context: ProductContext;
  /** What buyers do, see `useProductActions`. */
  readonly actions: ProductActions;
}

/** An article as a tile, bound to the cart; it renders again only for what happens to this article. */
export const CartProductTile = memo(function ShopProductTile({
  product,
  context,
  actions,
  ...tile
}: CartProductTileProps): ReactNode {
  const { summary, order, tools } = useProductCard(product, context);
  return (
    <ProductTile
      product={summary}
      order={order}
      actions={actions}
      withPrices={context.visibility.prices}
      corner={tools}
      {...tile}
    />
  );
});
