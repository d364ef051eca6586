import type { Product } from '@gastroshop/api-contract';
import { type ProductActions, ProductRow, type ProductRowProps } from '@gastroshop/ui/product';
import { memo, type ReactNode } from 'react';
import type { ProductContext } from '../product-data';
import { useProductCard } from './use-product-card';

/** What the row of an article takes. */
export interface CartProductRowProps extends Pick<ProductRowProps, 'density' | 'rowIndex' | 'semantics'> {
  readonly product: Product;
  /** The circumstances of the list, see `useProductContext`. */
  readonly context: ProductContext;
  /** What buyers do, see `useProductActions`. */
  readonly actions: ProductActions;
}

/** An article in a list, bound to the cart; it renders again only for what happens to this article. */
export const CartProductRow = memo(function ShopProductRow({
  product,
  context,
  actions,
  ...row
}: CartProductRowProps): ReactNode {
  const { summary, order, tools } = useProductCard(product, context);
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
