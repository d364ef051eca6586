import { sql } from 'kysely';
import type { Queries } from '../../db';
import { indexProducts } from '../../search-engine';

/**
 * Computes what articles are searched and sorted by, from their texts, brand, codes and categories. To be run after
 * articles or categories were written (import, demo data); a write may leave these columns empty until then.
 *
 * @param skus missing: all of the tenant
 */
export const indexCatalogue = async (
  queries: Queries,
  tenant: string,
  skus?: readonly string[],
): Promise<void> => {
  await indexProducts(queries, tenant, skus);
  // Rows that stay the same are not written again: another version of an article is written into every index it has.
  await sql`
    update article a
    set sort_name = n.sort_name, gtins = n.gtins
    from (
      select b.tenant, b.sku,
        name_key(b.texts->'de-AT'->>'name') as sort_name,
        (
          select coalesce(array_agg(distinct lpad(gtin, 14, '0')), '{}')
          from jsonb_array_elements(coalesce(b.doc->'units', '[]')) as unit,
            jsonb_array_elements_text(coalesce(unit->'gtins', '[]')) as gtin
        ) as gtins
      from article b
      where b.tenant = ${tenant} and (${skus ?? null}::text[] is null or b.sku = any(${skus ?? null}::text[]))
    ) n
    where a.tenant = n.tenant and a.sku = n.sku and (a.sort_name, a.gtins) is distinct from (n.sort_name, n.gtins)`.execute(
    queries,
  );
};
