import type { Product } from '@gastroshop/api-contract';
import { type ProductActions, ProductTile, type ProductTileProps } from '@gastroshop/ui/product';
import { memo, type ReactNode, use, useMemo } from 'react';
import type { ProductContext } from './product-context';
import { productSummaryOf } from './product-summary';
import { ProductToolsContext } from './product-tools';
import { useProductOrder } from './use-product-order';

/** What the tile of an article takes. */
export interface ShopProductTileProps extends Pick<ProductTileProps, 'rowIndex' | 'corner'> {
  readonly product: Product;
  /** The circumstances of the list, see `useProductContext`. */
  readonly context: ProductContext;
  /** What buyers do, see `useProductActions`. */
  readonly actions: ProductActions;
}

/** An article as a tile, bound to the cart; it renders again only for what happens to this article. */
export const ShopProductTile = memo(function ShopProductTile({
  product,
  context,
  actions,
  ...tile
}: ShopProductTileProps): ReactNode {
  const { order, amount, unit } = useProductOrder(product);
  const drawTools = use(ProductToolsContext);
  const tools = useMemo(() => drawTools?.(product), [drawTools, product]);
  const summary = useMemo(
    () => productSummaryOf(product, amount, unit, context),
    [product, amount, unit, context],
  );
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
