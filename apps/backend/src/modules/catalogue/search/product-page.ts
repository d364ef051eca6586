import type { Fair, Product, ProductPage } from '@gastroshop/api-contract';
import { runPair, type Queries } from '../../../db';
import { loadProducts, type Buyer } from '../../product';
import type { CatalogueMemory } from '../snapshot';
import { buyerDataFromSnapshot } from './buyer-data-from-snapshot';
import { searchProducts, type SearchResult } from './search-products';
import type { ProductSearchQuery } from './product-search-query';

/** Reads articles found, in their order; in fairs as the first of them that sells an article does. */
export const productsAt = async (
  queries: Queries,
  buyer: Buyer,
  { snapshot: { articles }, knowledge }: SearchResult,
  positions: readonly number[],
  fairs: readonly Fair[] | undefined,
): Promise<ProductPage['products']> => {
  const skus = positions.flatMap((position) => articles[position]?.sku ?? []);
  const terms = knowledge === undefined ? undefined : buyerDataFromSnapshot(knowledge, skus);
  const found = new Map<string, Product>();
  for (const fair of fairs ?? [undefined]) {
    const missing = skus.filter((sku) => !found.has(sku));
    const products = await loadProducts(queries, buyer, missing, { fair, terms });
    for (const [sku, product] of products) if (!products.restricted.has(sku)) found.set(sku, product);
  }
  return skus.flatMap((sku) => found.get(sku) ?? []);
};

/** Is told how many articles a search has found, while those of the page are read. */
export type FoundListener = (queries: Queries, total: number) => Promise<void>;

/** One page of what a search found, with facets. */
export const productPage = async (
  queries: Queries,
  memory: CatalogueMemory,
  question: ProductSearchQuery,
  onFound: FoundListener = () => Promise.resolve(),
): Promise<ProductPage> => {
  const result = await searchProducts(queries, memory, question);
  const { found, facets, didYouMean, missing } = result;
  const { buyer, fairs, page } = question;
  const { page: number, size } = page;
  const shown = found.slice(number * size, (number + 1) * size);
  const [products] = await runPair(
    queries,
    () => productsAt(queries, buyer, result, shown, fairs),
    () => onFound(queries, found.length),
  );
  return {
    products,
    page: { totalElements: found.length, totalPages: Math.ceil(found.length / size), number, size },
    facets,
    ...(didYouMean !== undefined && { didYouMean }),
    ...(missing.length > 0 && { missingWords: missing }),
  };
};
