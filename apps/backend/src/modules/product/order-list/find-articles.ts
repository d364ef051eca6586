import type { Gtin } from '@gastroshop/domain/product';
import { sql } from 'kysely';
import type { Queries } from '../../../db';
import { articlesByNames } from '../../../search-engine';
import type { Buyer } from '../buyer';

/** What a line names, to be looked up. */
export interface ArticleName {
  readonly text: string;
  readonly gtin: Gtin | undefined;
}

/** How article numbers are looked up. */
export interface FindOptions {
  /** The numbers the user sees are those of the group, so that lists hold them. */
  readonly byCrossTenantId: boolean;
}

interface Found {
  name: string;
  skus: string[];
}

/** Articles offered for a name that fits several. */
const CANDIDATES = 5;

/** Names that were not found exactly and are searched for word by word; further ones stay unknown. */
const SEARCHED_NAMES = 500;

const isRestricted = ({ customer }: Buyer): boolean => customer?.hasCatalogRestriction ?? false;

const exactly = async (
  queries: Queries,
  buyer: Buyer,
  names: readonly ArticleName[],
  { byCrossTenantId }: FindOptions,
): Promise<readonly Found[]> => {
  const { tenant, customer } = buyer;
  const { rows } = await sql<Found>`
    select f.name, array_agg(f.sku order by f.sku) as skus
    from articles_by_name(
      ${names.map(({ text }) => text)}::text[], ${names.map(({ gtin }) => gtin ?? null)}::text[],
      ${byCrossTenantId}::boolean
    ) f
    where not ${isRestricted(buyer)}::boolean or exists (
      select from assortment_entry r
      where r.tenant = ${tenant} and r.customer_id = ${customer?.id ?? ''} and r.sku = f.sku
    )
    group by f.name`.execute(queries);
  return rows;
};

/**
 * Finds the articles that names stand for: by number, by the code on the goods, by the whole name, and only where none
 * of them fits by the words of the name. Two queries for any number of names.
 *
 * @returns article numbers by name, the best first; names without any are missing
 */
export const findArticles = async (
  queries: Queries,
  buyer: Buyer,
  names: readonly ArticleName[],
  options: FindOptions,
): Promise<ReadonlyMap<string, readonly string[]>> => {
  const found = new Map<string, readonly string[]>(
    (await exactly(queries, buyer, names, options)).map(({ name, skus }) => [name, skus]),
  );
  const open = names.filter(
    ({ text, gtin }) => !found.has(text) && gtin === undefined && /\p{L}{2}/u.test(text),
  );
  if (open.length === 0) return found;
  const searched = open.slice(0, SEARCHED_NAMES).map(({ text }) => text);
  const byWords = await articlesByNames(queries, searched, {
    isRestricted: isRestricted(buyer),
    atMost: CANDIDATES,
  });
  return new Map([...found, ...byWords]);
};
