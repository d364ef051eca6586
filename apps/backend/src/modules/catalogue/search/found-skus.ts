import type { Queries } from '../../../db';
import type { CatalogueMemory } from '../snapshot';
import { searchArticles } from './search-articles';
import type { SearchQuestion } from './search-question';

/** Numbers of all articles a search finds, in its order, whatever page is asked for. */
export const foundSkus = async (
  queries: Queries,
  memory: CatalogueMemory,
  question: SearchQuestion,
): Promise<readonly string[]> => {
  const { snapshot, found } = await searchArticles(queries, memory, question);
  return found.flatMap((position) => snapshot.articles[position]?.sku ?? []);
};
