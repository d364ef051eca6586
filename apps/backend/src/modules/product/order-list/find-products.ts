import { type Gtin, parseProductNumber } from '@gastroshop/domain/product';
import { type RawBuilder, sql } from 'kysely';
import type { Queries } from '../../../db';
import { productsByNames } from '../../../search-engine';
import type { Buyer } from '../buyer';

/** What a line names, to be looked up. */
export interface ProductName {
  readonly text: string;
  readonly gtin: Gtin | undefined;
}

/** How article numbers are looked up. */
export interface FindOptions {
  /** The numbers the user sees are those of the group, so that lists hold them. */
  readonly byCrossTenantId: boolean;
}

/** Article numbers by name, the best first; names without any are missing. */
export type FoundProducts = ReadonlyMap<string, readonly string[]>;

interface Found {
  name: string;
  skus: string[];
}

/** Articles offered for a name that fits several. */
const CANDIDATES = 5;

const isRestricted = ({ customer }: Buyer): boolean => customer?.hasCatalogRestriction ?? false;

/** Of what was found, what the buyer may have. */
const own = (buyer: Buyer, found: RawBuilder<unknown>): RawBuilder<Found> => {
  const { tenant, customer } = buyer;
  return sql<Found>`
    select f.name, array_agg(f.sku order by f.sku) as skus
    from ${found} f
    where not ${isRestricted(buyer)}::boolean or exists (
      select from assortment_entry r
      where r.tenant = ${tenant} and r.customer_id = ${customer?.id ?? ''} and r.sku = f.sku
    )
    group by f.name`;
};

/** How a name may be spelt. */
interface ReadName extends ProductName {
  readonly forms: readonly string[];
  readonly keys: readonly string[];
}

const readName = ({ text, gtin }: ProductName): ReadName => {
  const { forms = [text], keys = [] } = parseProductNumber(text) ?? {};
  return { text, gtin, forms, keys };
};

/** What answers to the first of the spellings that anything answers to. */
const firstOf = (
  names: readonly ReadName[],
  spellings: (name: ReadName) => readonly string[],
  { rows }: { readonly rows: readonly Found[] },
): readonly (readonly [string, readonly string[]])[] => {
  const bySpelling = new Map(rows.map(({ name, skus }) => [name, skus]));
  return names.flatMap((name) => {
    const skus = spellings(name)
      .map((spelling) => bySpelling.get(spelling))
      .find((found) => found !== undefined);
    return skus === undefined ? [] : [[name.text, skus] as const];
  });
};

/**
 * Finds articles by number, by the code on the goods, and by the whole name; where none is spelt so, by the number however
 * it is written. Two queries for any number of names.
 */
export const findExactly = async (
  queries: Queries,
  buyer: Buyer,
  names: readonly ProductName[],
  { byCrossTenantId }: FindOptions,
): Promise<FoundProducts> => {
  const read = names.map(readName);
  const gtins = new Map(read.flatMap(({ forms, gtin }) => forms.map((form) => [form, gtin ?? null])));
  const byName = sql`articles_by_name(
    ${[...gtins.keys()]}::text[], ${[...gtins.values()]}::text[], ${byCrossTenantId}::boolean
  )`;
  const spelt = firstOf(read, ({ forms }) => forms, await own(buyer, byName).execute(queries));
  const found = new Map(spelt);
  const open = read.filter(({ text, keys }) => keys.length > 0 && !found.has(text));
  if (open.length === 0) return found;
  const byKey = sql`(
    select key as name, sku
    from articles_by_number_key(${[...new Set(open.flatMap(({ keys }) => keys))]}::text[], ${byCrossTenantId}::boolean)
  )`;
  const keyed = firstOf(open, ({ keys }) => keys, await own(buyer, byKey).execute(queries));
  return new Map([...spelt, ...keyed]);
};

/** The skus of a number as somebody wrote it; none where the text is no number, several where it is that of several. */
export const findNumbered = async (
  queries: Queries,
  buyer: Buyer,
  written: string,
  options: FindOptions,
): Promise<readonly string[]> => {
  const number = parseProductNumber(written);
  if (number === undefined) return [];
  const found = await findExactly(queries, buyer, [{ text: written, gtin: number.gtin }], options);
  return found.get(written) ?? [];
};

/** Finds articles that have all words of a name. One query for any number of names. */
export const findByWords = async (
  queries: Queries,
  buyer: Buyer,
  names: readonly ProductName[],
  atMost: number = CANDIDATES,
): Promise<FoundProducts> => {
  if (names.length === 0) return new Map();
  const texts = names.map(({ text }) => text);
  return productsByNames(queries, texts, { isRestricted: isRestricted(buyer), atMost });
};
