import type { Category } from '@gastroshop/api-contract';
import { sql } from 'kysely';
import type { LocalTexts, Queries } from '../../../db';

/** A category with what its names are in both languages. */
interface KnownCategory {
  readonly category: Omit<Category, 'name'>;
  readonly names: LocalTexts;
}

/** What the values of facets are called. */
export interface Labels {
  readonly categories: ReadonlyMap<string, KnownCategory>;
  readonly suppliers: ReadonlyMap<string, string>;
  readonly attributes: ReadonlyMap<string, LocalTexts>;
  readonly salesConditions: ReadonlyMap<string, LocalTexts>;
}

const displayNames = async (queries: Queries, tenant: string, field: 'attributes' | 'salesConditions') => {
  const { rows } = await sql<{ key: string; name: string; english: string | null }>`
    select entry->>'key' as key, min(entry->>'displayName') as name,
      min(texts->'en-GB'->'labels'->${sql.lit(field)}->>(entry->>'key')) as english
    from article, jsonb_array_elements(coalesce(doc->${sql.lit(field)}, '[]')) as entry
    where tenant = ${tenant} and entry->>'displayName' is not null
    group by 1`.execute(queries);
  return new Map(
    rows.map(({ key, name, english }): [string, LocalTexts] => [
      key,
      { 'de-AT': name, ...(english !== null && { 'en-GB': english }) },
    ]),
  );
};

/** Reads what categories, suppliers, attributes and conditions of a tenant are called. */
export const readLabels = async (queries: Queries, tenant: string): Promise<Labels> => {
  const categories = await queries
    .selectFrom('category')
    .selectAll()
    .where('tenant', '=', tenant)
    .orderBy('sort_key')
    .orderBy('id')
    .execute();
  const suppliers = await queries
    .selectFrom('supplier')
    .select(['id', 'name'])
    .where('tenant', '=', tenant)
    .execute();
  return {
    categories: new Map(
      categories.map((row) => [
        row.id,
        {
          names: row.names,
          category: {
            id: row.id,
            ...(row.parent_id !== null && { parentId: row.parent_id }),
            ...(row.is_virtual && { virtual: true }),
            ...(row.thumbnail_path !== null && { thumbnailImagePath: row.thumbnail_path }),
            sortKey: row.sort_key,
          },
        },
      ]),
    ),
    suppliers: new Map(suppliers.map(({ id, name }) => [id, name])),
    attributes: await displayNames(queries, tenant, 'attributes'),
    salesConditions: await displayNames(queries, tenant, 'salesConditions'),
  };
};
