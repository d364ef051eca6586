import type { Product } from '@gastroshop/api-contract';
import type { Queries } from '../../db';
import type { Buyer } from './buyer';
import { loadProducts } from './load-products';
import { offeredProducts, type OfferOptions } from './offered-products';

/** An article and its variants, itself first, then by name. Nothing when the article itself is not to be had. */
export const groupedProducts = async (
  queries: Queries,
  buyer: Buyer,
  sku: string,
  options: OfferOptions,
): Promise<readonly Product[]> => {
  const variants = await queries
    .selectFrom('article as one')
    .innerJoin('article as other', (join) =>
      join.onRef('other.tenant', '=', 'one.tenant').onRef('other.variant_group', '=', 'one.variant_group'),
    )
    .select('other.sku')
    .where('one.tenant', '=', buyer.tenant)
    .where('one.sku', '=', sku)
    .orderBy('other.sort_name')
    .orderBy('other.sku')
    .execute();
  const skus = [sku, ...variants.map((row) => row.sku)];
  const products = offeredProducts(await loadProducts(queries, buyer, skus), skus, options);
  return products[0]?.sku === sku ? products : [];
};
