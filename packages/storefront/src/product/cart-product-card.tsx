import type { Product } from '@gastroshop/api-contract';
import { type ProductActions, ProductCard } from '@gastroshop/ui/product';
import { memo, type ReactNode, useMemo } from 'react';
import { type ProductContext, toProductCardData } from '../product-data';
import { useProductOrder } from './use-product-order';

/** What the card of an article takes. */
export interface CartProductCardProps {
  readonly product: Product;
  /** The circumstances of the list, see `useProductContext`. */
  readonly context: ProductContext;
  /** What buyers do, see `useProductActions`. */
  readonly actions: ProductActions;
}

/** An article as a card, bound to the cart; it renders again only for what happens to this article. */
export const CartProductCard = memo(function ShopProductCard({
  product,
  context,
  actions,
}: CartProductCardProps): ReactNode {
  const { order, amount, unit } = useProductOrder(product, context);
  const summary = useMemo(
    () => toProductCardData(product, amount, unit, context),
    [product, amount, unit, context],
  );
  return (
    <ProductCard product={summary} order={order} actions={actions} withPrices={context.visibility.prices} />
  );
});
