import type { Product } from '@gastroshop/api-contract';
import type { Queries } from '../../db';
import { refuse } from '../../http';
import type { Buyer } from './buyer';
import { loadProducts, type LoadOptions } from './load-products';
import { offeredProducts, type OfferOptions } from './offered-products';

/**
 * One article, in a fair as that sells it.
 *
 * @throws ProblemError not-found when it is unknown, not in the customer's assortment, or inactive and not asked for
 */
export const oneProduct = async (
  queries: Queries,
  buyer: Buyer,
  sku: string,
  options: OfferOptions & Pick<LoadOptions, 'fair'>,
): Promise<Product> => {
  const [product] = offeredProducts(
    await loadProducts(queries, buyer, [sku], { fair: options.fair }),
    [sku],
    options,
  );
  return product ?? refuse('not-found');
};
