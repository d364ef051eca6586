import type { Queries } from '../../../db';
import type { CatalogueMemory } from '../snapshot';
import { searchProducts } from './search-products';
import type { ProductSearchQuery } from './product-search-query';

/** Numbers of all articles a search finds, in its order, whatever page is asked for. */
export const foundSkus = async (
  queries: Queries,
  memory: CatalogueMemory,
  question: ProductSearchQuery,
): Promise<readonly string[]> => {
  const { snapshot, found } = await searchProducts(queries, memory, question);
  return found.flatMap((position) => snapshot.articles[position]?.sku ?? []);
};
