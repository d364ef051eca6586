import { sql } from 'kysely';
import type { Queries } from '../../../db';

/** What searches need to know of an article. Lists are JSON text: most of them repeat, and each is read once. */
export interface ProductRow {
  readonly sku: string;
  readonly status: string;
  readonly sort_name: string;
  readonly name: string;
  readonly english_name: string | null;
  readonly listed_on: string;
  readonly category_ids: string;
  readonly supplier_id: string | null;
  readonly brand: string | null;
  readonly variant_group: string | null;
  readonly attributes: string;
  readonly sales_conditions: string;
  readonly packaging: string;
  readonly origins: string;
  readonly origin_countries: string;
  readonly wine_country: string | null;
  readonly wine_region: string | null;
  readonly wine_grapes: string;
  readonly allergen_codes: string | null;
  /** The number of the group; a tenant may not have given one. */
  readonly cross_tenant_id: string | null;
  readonly is_available_for_essence: boolean;
  /** How often it was bought of late, by all customers. */
  readonly popularity: number;
}

/** Rows read at once: between two parts other requests have their turn. */
const PART = 4_000;

const readPart = async (queries: Queries, tenant: string, after: string): Promise<readonly ProductRow[]> => {
  const { rows } = await sql<ProductRow>`
    select a.sku, status, sort_name, texts->'de-AT'->>'name' as name, texts->'en-GB'->>'name' as english_name,
      listed_on, array_to_json(category_ids)::text as category_ids, supplier_id, brand, variant_group,
      array_to_json(attribute_keys)::text as attributes, array_to_json(sales_conditions)::text as sales_conditions,
      packaging, array_to_json(origins)::text as origins, array_to_json(origin_countries)::text as origin_countries,
      wine_country, wine_region, array_to_json(wine_grapes)::text as wine_grapes,
      doc->>'allergenInfoCodes' as allergen_codes, doc->>'crossTenantProductId' as cross_tenant_id,
      coalesce((doc->'isAvailableForEssence')::boolean, true) as is_available_for_essence,
      coalesce(s.popularity, 0) as popularity
    from article a left join search_article s on s.tenant = a.tenant and s.sku = a.sku
    where a.tenant = ${tenant} and status <> 'INACTIVE' and a.sku > ${after}
    order by a.sku
    limit ${PART}`.execute(queries);
  return rows;
};

/** Reads all articles of a tenant that are not inactive. */
export const readProductRows = async (queries: Queries, tenant: string): Promise<readonly ProductRow[]> => {
  const all: ProductRow[] = [];
  for (;;) {
    const part = await readPart(queries, tenant, all.at(-1)?.sku ?? '');
    all.push(...part);
    if (part.length < PART) return all;
  }
};
