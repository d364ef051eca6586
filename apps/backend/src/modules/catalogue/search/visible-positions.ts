import type { EssenceState } from '@gastroshop/domain/essence';
import type { Queries } from '../../../db';
import type { Buyer } from '../../product';
import type { CatalogueMemory, Snapshot } from '../snapshot';
import { allergenCondition } from './excluded-allergens';
import type { ProductSearchQuery } from './product-search-query';
import { fairAssortment } from './fair-assortment';
import type { TextMatches } from './text-match';

/** The only articles a customer may have; undefined where it may have all. */
export const assortmentOf = async (
  queries: Queries,
  { tenant, customer }: Buyer,
): Promise<ReadonlySet<string> | undefined> => {
  if (customer?.hasCatalogRestriction !== true) return undefined;
  const rows = await queries
    .selectFrom('assortment_entry')
    .select('sku')
    .where('tenant', '=', tenant)
    .where('customer_id', '=', customer.id)
    .execute();
  return new Set(rows.map(({ sku }) => sku));
};

/** What decides whether a search may show an article at all. */
export interface VisibilityInput {
  readonly question: ProductSearchQuery;
  readonly snapshot: Snapshot;
  readonly assortment: ReadonlySet<string> | undefined;
  /** What the text means; undefined without one. */
  readonly matches: TextMatches | undefined;
  /** What is on the essence list. */
  readonly standings: ReadonlyMap<string, EssenceState>;
}

/**
 * Positions of the articles a search may show at all, in the order of the catalogue: what matches the text, is in the
 * assortment and on the lists asked for, and is free of the allergens excluded. Facets count among these only, so that no
 * number tells of an article somebody may not have.
 */
export const visiblePositions = async (
  queries: Queries,
  memory: CatalogueMemory,
  { question, snapshot, assortment, matches, standings }: VisibilityInput,
): Promise<readonly number[]> => {
  const { filter, essential, whitelistedSkus } = question;
  const positions = positionsIn(snapshot, [
    matches?.keys(),
    whitelistedSkus,
    assortment,
    essential === 'IGNORE' ? undefined : standings.keys(),
    await fairAssortment(queries, memory, question),
  ]);
  const isFree = allergenCondition(filter, snapshot);
  return isFree === undefined ? positions : positions.filter(isFree);
};

/** Positions that are in every list given; in all of them without any. */
const positionsIn = (
  snapshot: Snapshot,
  lists: readonly (Iterable<string> | undefined)[],
): readonly number[] => {
  const hits = new Uint8Array(snapshot.articles.length);
  let needed = 0;
  for (const list of lists) {
    if (list === undefined) continue;
    for (const sku of list) {
      const position = snapshot.positionOf.get(sku);
      if (position !== undefined && hits[position] === needed) hits[position] = needed + 1;
    }
    needed += 1;
  }
  const positions: number[] = [];
  for (let position = 0; position < hits.length; position += 1)
    if (hits[position] === needed) positions.push(position);
  return positions;
};
