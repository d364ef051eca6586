import { passesEssenceFilter, type EssenceStanding } from '@gastroshop/domain/essence';
import type { Queries } from '../../../db';
import type { Buyer } from '../../product';
import type { CatalogueMemory, Snapshot } from '../snapshot';
import { foodConditions, type Condition } from './conditions';
import { essenceStandings } from './essence-standings';
import type { SearchQuestion } from './search-question';
import { soldInFairs } from './sold-in-fairs';
import type { TextMatches } from './text-match';

const NOT_ON_THE_LIST: EssenceStanding = { isEssential: false, visibility: 'VISIBLE' };

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

/**
 * Positions of the articles a search may show at all, in the order of the catalogue: what matches the text, is in the
 * assortment and on the lists asked for, and passes the conditions on food. Facets count among these only, so that no
 * number tells of an article somebody may not have.
 */
export const visiblePositions = async (
  queries: Queries,
  memory: CatalogueMemory,
  snapshot: Snapshot,
  question: SearchQuestion,
  assortment: ReadonlySet<string> | undefined,
  matches: TextMatches | undefined,
): Promise<readonly number[]> => {
  const { buyer, filter, essential, whitelistedSkus } = question;
  const standings = essential === 'IGNORE' ? undefined : await essenceStandings(queries, buyer);
  const lists: readonly (Iterable<string> | undefined)[] = [
    matches?.keys(),
    whitelistedSkus,
    assortment,
    standings?.keys(),
    await soldInFairs(queries, memory, question),
  ];
  const conditions: Condition[] = [...foodConditions(filter, snapshot)];
  if (standings !== undefined)
    conditions.push((position) => {
      const article = snapshot.articles[position];
      if (article?.is_available_for_essence !== true) return false;
      return passesEssenceFilter(essential, standings.get(article.sku) ?? NOT_ON_THE_LIST);
    });
  const positions = positionsIn(snapshot, lists);
  return conditions.length === 0
    ? positions
    : positions.filter((position) => conditions.every((passes) => passes(position)));
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
