import type { Queries } from '../../../db';
import { sellsEverything } from '../../fair';
import { fairAudiences } from '../../product';
import type { CatalogueMemory } from '../snapshot';
import type { ProductSearchQuery } from './product-search-query';

/** What the fairs of a question sell together; undefined where that is everything, or where no fair is asked about. */
export const fairAssortment = async (
  queries: Queries,
  memory: CatalogueMemory,
  { buyer, fairs }: Pick<ProductSearchQuery, 'buyer' | 'fairs'>,
): Promise<ReadonlySet<string> | undefined> => {
  if (fairs === undefined || fairs.some(sellsEverything)) return undefined;
  const audiences = fairs.flatMap(({ id }) => fairAudiences(buyer, id));
  const { priceBooks } = await memory.of(queries, buyer.tenant, audiences);
  return new Set(priceBooks.flatMap((book) => [...book.keys()]));
};
