import type { Product } from '@gastroshop/api-contract';
import { type ProductActions, ProductRow, type ProductRowProps } from '@gastroshop/ui/product';
import { memo, type ReactNode } from 'react';
import type { ProductContext } from './product-context';
import { useListedProduct } from './use-listed-product';

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
  const { summary, order, tools } = useListedProduct(product, context);
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
