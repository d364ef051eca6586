import type { Product } from '@gastroshop/api-contract';
import type { ProductOrderState, ProductCardData } from '@gastroshop/ui/product';
import { type ReactNode, use, useMemo } from 'react';
import { type ProductContext, toProductCardData } from '../product-data';
import { ProductExtrasContext } from './product-extras';
import { useProductOrder } from './use-product-order';

/** An article as its row or its tile in a list shows it. */
export interface ProductCardView {
  readonly summary: ProductCardData;
  /** Missing where nothing can be ordered. */
  readonly order: ProductOrderState | undefined;
  /** What the shop offers for it besides ordering it. */
  readonly tools: ReactNode;
}

/**
 * What a row and a tile show of an article; nothing of it is new unless something has happened to this article.
 *
 * @param context the circumstances of the list, see `useProductContext`
 */
export const useProductCard = (product: Product, context: ProductContext): ProductCardView => {
  const { order, amount, unit } = useProductOrder(product, context);
  const drawTools = use(ProductExtrasContext);
  const tools = useMemo(() => drawTools?.(product), [drawTools, product]);
  const summary = useMemo(
    () => toProductCardData(product, amount, unit, context),
    [product, amount, unit, context],
  );
  return { summary, order, tools };
};
