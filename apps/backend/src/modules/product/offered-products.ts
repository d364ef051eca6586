import type { Product } from '@gastroshop/api-contract';
import { effectiveStatus } from '@gastroshop/domain/product';
import type { LoadedProducts } from './load-products';

/** Which of the articles somebody asked for are shown. */
export interface OfferOptions {
  /** Also those that are INACTIVE: for carts and lists that hold them from before. */
  readonly showInactive?: boolean | undefined;
}

/**
 * The articles to show, in the order of the numbers. What the customer's assortment leaves out is answered like what
 * does not exist.
 */
export const offeredProducts = (
  products: LoadedProducts,
  skus: readonly string[],
  { showInactive = false }: OfferOptions = {},
): readonly Product[] => {
  const offered: Product[] = [];
  for (const sku of new Set(skus)) {
    const product = products.get(sku);
    if (product === undefined || products.restricted.has(sku)) continue;
    if (showInactive || effectiveStatus(product) !== 'INACTIVE') offered.push(product);
  }
  return offered;
};
