import { sql } from 'kysely';
import type { ArticleSource, IndexedArticle } from '../engine/article-source';

/** Finds articles by their terms in the shop's own database. */
export const articlesByTerms: ArticleSource = async (queries, { lists, isMost }) => {
  const [one, two = null, three = null] = lists;
  if (one === undefined) return [];
  const { rows } = await sql<IndexedArticle>`/* articles_by_terms */
    select sku, name_words, other_words, name_length, popularity
    from articles_by_terms(${one}::integer[], ${two}::integer[], ${three}::integer[], ${isMost}::boolean)`.execute(
    queries,
  );
  return rows;
};
