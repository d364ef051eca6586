import { sql } from 'kysely';
import type { ProductIndex, IndexedProduct } from '../engine/product-index';

/** Finds articles by their terms in the shop's own database. */
export const productsByTerms: ProductIndex = async (queries, { lists, isMost }) => {
  const [one, two = null, three = null] = lists;
  if (one === undefined) return [];
  const { rows } = await sql<IndexedProduct>`/* articles_by_terms */
    select sku, name_words, other_words, name_length, popularity
    from articles_by_terms(${one}::integer[], ${two}::integer[], ${three}::integer[], ${isMost}::boolean)`.execute(
    queries,
  );
  return rows;
};
