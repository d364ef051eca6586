import type { Queries } from '../../db';
import { restrictToFair } from './restrict-to-fair';
import { essenceQuestionOf, type SearchRequest } from './to-search-query';
import { foundSkus } from './search';
import type { CatalogueMemory } from './snapshot';

/** Everything of the essence list, as a search without further wishes finds it. */
const WHOLE_LIST: SearchRequest['body'] = { page: { page: 0, size: 300 } };

/**
 * Numbers of all articles of a customer's essence list that a search finds, whatever page it asks for: what is hidden
 * is left out unless it is asked for.
 *
 * @throws ProblemError invalid-request when prices are sorted or narrowed by and not visible (PRI-9)
 */
export const essentialSkus = async (
  queries: Queries,
  memory: CatalogueMemory,
  request: Omit<SearchRequest, 'body'> & { readonly body?: SearchRequest['body'] | undefined },
): Promise<readonly string[]> => {
  const question = essenceQuestionOf({ ...request, body: request.body ?? WHOLE_LIST });
  return foundSkus(queries, memory, await restrictToFair(queries, question));
};
