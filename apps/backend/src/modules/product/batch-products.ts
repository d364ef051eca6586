import type { Product } from '@gastroshop/api-contract';
import type { Queries } from '../../db';
import { openFairFor } from '../fair';
import type { Buyer } from './buyer';
import { loadProducts } from './load-products';
import { offeredProducts, type OfferOptions } from './offered-products';

/** What a batch of articles is read with. */
export interface BatchOptions extends OfferOptions {
  /** Code of the fair whose prices count as well. */
  readonly cartType?: string | undefined;
}

/** Articles in the order of their numbers; what is not to be had is left out. */
export const batchProducts = async (
  queries: Queries,
  buyer: Buyer,
  skus: readonly string[],
  { cartType, showInactive }: BatchOptions = {},
): Promise<readonly Product[]> => {
  const fair = await openFairFor(queries, buyer, cartType);
  return offeredProducts(await loadProducts(queries, buyer, skus, { fair }), skus, { showInactive });
};
