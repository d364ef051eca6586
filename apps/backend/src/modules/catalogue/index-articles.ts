import { sql } from 'kysely';
import type { Queries } from '../../db';
import { createDatabaseSearch, type SearchEngine } from '../../search-engine';

const DATABASE: Pick<SearchEngine, 'index'> = createDatabaseSearch();

/**
 * Computes what articles are searched and sorted by, from their texts, brand, numbers, codes and categories. To be run
 * after articles or categories were written (import, demo data); a write may leave these columns empty until then. The
 * columns for words serve lists of names that are pasted; what is typed into a search is the engine's business.
 *
 * Weights: A names and numbers, B brand, categories and short description, C ends of compound words, D the rest.
 *
 * @param skus missing: all of the tenant
 */
export const indexArticles = async (
  queries: Queries,
  tenant: string,
  skus?: readonly string[],
): Promise<void> => {
  await DATABASE.index(queries, tenant, skus);
  await sql`
    update article a
    set sort_name = n.sort_name,
      gtins = n.gtins,
      search_de = setweight(to_tsvector('german', concat_ws(' ', n.de)), 'A')
        || setweight(to_tsvector('simple', n.codes), 'A')
        || setweight(to_tsvector('german', concat_ws(' ', n.brand, n.categories_de, n.short_de)), 'B')
        || setweight(to_tsvector('german', compound_ends(n.de)), 'C')
        || setweight(to_tsvector('german', n.more_de), 'D'),
      search_en = setweight(to_tsvector('english', concat_ws(' ', n.en, n.de)), 'A')
        || setweight(to_tsvector('simple', n.codes), 'A')
        || setweight(to_tsvector('english', concat_ws(' ', n.brand, n.categories_en, n.categories_de, n.short_en)), 'B')
        || setweight(to_tsvector('english', compound_ends(n.de)), 'C')
        || setweight(to_tsvector('english', concat_ws(' ', n.more_en, n.more_de)), 'D')
    from (
      select b.tenant, b.sku,
        normal_text(b.texts->'de-AT'->>'name') as sort_name,
        search_words(concat_ws(' ', b.texts->'de-AT'->>'name', b.texts->'de-AT'->>'productDisplayName')) as de,
        search_words(concat_ws(' ', b.texts->'en-GB'->>'name', b.texts->'en-GB'->>'productDisplayName')) as en,
        search_words(coalesce(b.brand, '')) as brand,
        search_words(coalesce(b.texts->'de-AT'->>'shortDescription', '')) as short_de,
        search_words(coalesce(b.texts->'en-GB'->>'shortDescription', '')) as short_en,
        search_words(coalesce(b.texts->'de-AT'->>'description', '')) as more_de,
        search_words(coalesce(b.texts->'en-GB'->>'description', '')) as more_en,
        codes.gtins,
        lower(concat_ws(' ', b.sku, b.doc->>'crossTenantProductId', array_to_string(codes.gtins, ' '))) as codes,
        names.de as categories_de,
        names.en as categories_en
      from article b
      cross join lateral (
        select coalesce(array_agg(distinct lpad(gtin, 14, '0')), '{}') as gtins
        from jsonb_array_elements(coalesce(b.doc->'units', '[]')) as unit,
          jsonb_array_elements_text(coalesce(unit->'gtins', '[]')) as gtin
      ) codes
      cross join lateral (
        select search_words(coalesce(string_agg(c.names->>'de-AT', ' '), '')) as de,
          search_words(coalesce(string_agg(c.names->>'en-GB', ' '), '')) as en
        from category c where c.tenant = b.tenant and c.id = any(b.category_ids)
      ) names
      where b.tenant = ${tenant} and (${skus ?? null}::text[] is null or b.sku = any(${skus ?? null}::text[]))
    ) n
    where a.tenant = n.tenant and a.sku = n.sku`.execute(queries);
};
