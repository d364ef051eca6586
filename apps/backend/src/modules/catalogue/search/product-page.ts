import type { Fair, Product, ProductPage } from '@gastroshop/api-contract';
import type { Queries } from '../../../db';
import { loadProducts, type Buyer } from '../../product';
import type { CatalogueMemory, Snapshot } from '../snapshot';
import { searchArticles } from './search-articles';
import type { SearchQuestion } from './search-question';

/** Reads the articles at positions, in their order; in fairs as the first of them that sells an article does. */
export const productsAt = async (
  queries: Queries,
  buyer: Buyer,
  { articles }: Snapshot,
  positions: readonly number[],
  fairs: readonly Fair[] | undefined,
): Promise<ProductPage['products']> => {
  const skus = positions.flatMap((position) => articles[position]?.sku ?? []);
  const found = new Map<string, Product>();
  for (const fair of fairs ?? [undefined]) {
    const missing = skus.filter((sku) => !found.has(sku));
    const products = await loadProducts(queries, buyer, missing, { fair });
    for (const [sku, product] of products) if (!products.restricted.has(sku)) found.set(sku, product);
  }
  return skus.flatMap((sku) => found.get(sku) ?? []);
};

/** One page of what a search found, with facets. */
export const productPage = async (
  queries: Queries,
  memory: CatalogueMemory,
  question: SearchQuestion,
): Promise<ProductPage> => {
  const { snapshot, found, facets, didYouMean, missing } = await searchArticles(queries, memory, question);
  const { buyer, fairs, page } = question;
  const { page: number, size } = page;
  const shown = found.slice(number * size, (number + 1) * size);
  return {
    products: await productsAt(queries, buyer, snapshot, shown, fairs),
    page: { totalElements: found.length, totalPages: Math.ceil(found.length / size), number, size },
    facets,
    ...(didYouMean !== undefined && { didYouMean }),
    ...(missing.length > 0 && { missingWords: missing }),
  };
};
