import type { Product } from '@gastroshop/api-contract';
import { type ProductActions, ProductRow, type ProductRowProps } from '@gastroshop/ui/product';
import { memo, type ReactNode, use, useMemo } from 'react';
import type { ProductContext } from './product-context';
import { productSummaryOf } from './product-summary';
import { ProductToolsContext } from './product-tools';
import { useProductOrder } from './use-product-order';

/** What the row of an article takes. */
export interface ShopProductRowProps extends Pick<ProductRowProps, 'density' | 'rowIndex' | 'semantics'> {
  readonly product: Product;
  /** The circumstances of the list, see `useProductContext`. */
  readonly context: ProductContext;
  /** What buyers do, see `useProductActions`. */
  readonly actions: ProductActions;
}

/** An article in a list, bound to the cart; it renders again only for what happens to this article. */
export const ShopProductRow = memo(function ShopProductRow({
  product,
  context,
  actions,
  ...row
}: ShopProductRowProps): ReactNode {
  const { order, amount, unit } = useProductOrder(product);
  const drawTools = use(ProductToolsContext);
  const tools = useMemo(() => drawTools?.(product), [drawTools, product]);
  const summary = useMemo(
    () => productSummaryOf(product, amount, unit, context),
    [product, amount, unit, context],
  );
  return (
    <ProductRow
      product={summary}
      order={order}
      actions={actions}
      withPrices={context.visibility.prices}
      tools={tools}
      {...row}
    />
  );
});
