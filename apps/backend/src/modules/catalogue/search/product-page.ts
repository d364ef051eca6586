import type { ProductPage } from '@gastroshop/api-contract';
import type { Queries } from '../../../db';
import { fairOfBuyer, loadProducts, type Buyer } from '../../product';
import type { CatalogueMemory, Snapshot } from '../snapshot';
import { searchArticles } from './search-articles';
import type { SearchQuestion } from './search-question';

/** Reads the articles at positions, in their order. */
export const productsAt = async (
  queries: Queries,
  buyer: Buyer,
  { articles }: Snapshot,
  positions: readonly number[],
  cartType?: string,
): Promise<ProductPage['products']> => {
  const skus = positions.flatMap((position) => articles[position]?.sku ?? []);
  const fairId = await fairOfBuyer(queries, buyer, cartType);
  const products = await loadProducts(queries, buyer, skus, { fairId });
  return skus.flatMap((sku) => products.get(sku) ?? []);
};

/** One page of what a search found, with facets. */
export const productPage = async (
  queries: Queries,
  memory: CatalogueMemory,
  question: SearchQuestion,
): Promise<ProductPage> => {
  const { snapshot, found, facets } = await searchArticles(queries, memory, question);
  const { buyer, filter, page } = question;
  const { page: number, size } = page;
  const shown = found.slice(number * size, (number + 1) * size);
  return {
    products: await productsAt(queries, buyer, snapshot, shown, filter.cartType),
    page: { totalElements: found.length, totalPages: Math.ceil(found.length / size), number, size },
    facets,
  };
};
