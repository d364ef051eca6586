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

/** Article numbers by name, the best first; names without any are missing. */
export type FoundArticles = ReadonlyMap<string, readonly string[]>;

interface Found {
  name: string;
  skus: string[];
}

/** Articles offered for a name that fits several. */
const CANDIDATES = 5;

/** Names that were not found exactly and are searched for word by word; further ones stay unknown. */
const SEARCHED_NAMES = 500;

const isRestricted = ({ customer }: Buyer): boolean => customer?.hasCatalogRestriction ?? false;

/** Finds articles by number, by the code on the goods, and by the whole name. One query for any number of names. */
export const findExactly = async (
  queries: Queries,
  buyer: Buyer,
  names: readonly ArticleName[],
  { byCrossTenantId }: FindOptions,
): Promise<FoundArticles> => {
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
  return new Map(rows.map(({ name, skus }) => [name, skus]));
};

/** Finds articles that have all words of a name. One query for any number of names. */
export const findByWords = async (
  queries: Queries,
  buyer: Buyer,
  names: readonly ArticleName[],
): Promise<FoundArticles> => {
  const searched = names
    .filter(({ text, gtin }) => gtin === undefined && /\p{L}{2}/u.test(text))
    .slice(0, SEARCHED_NAMES)
    .map(({ text }) => text);
  if (searched.length === 0) return new Map();
  return articlesByNames(queries, searched, { isRestricted: isRestricted(buyer), atMost: CANDIDATES });
};
