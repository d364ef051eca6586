import type { Locale } from '@gastroshop/i18n';
import { sql } from 'kysely';
import type { ProductDocument, ProductTexts, LocalTexts, Queries } from '../../db';

/** A category around that of an article. */
interface CategoryAncestorRow {
  readonly id: string;
  readonly names: LocalTexts;
  readonly sortKey: string;
}

/** What the database says about an article, the same for every buyer of a language. */
export interface PlainRow {
  readonly sku: string;
  readonly doc: ProductDocument;
  readonly texts: ProductTexts;
  readonly listed_on: string;
  readonly category_id: string;
  readonly category_parent: string | null;
  readonly category_names: LocalTexts | null;
  readonly category_sort_key: string | null;
  readonly category_thumbnail: string | null;
  /** Those around it, from the top; null where there are none. */
  readonly category_ancestors: readonly CategoryAncestorRow[] | null;
}

/** Reads articles by their numbers, without anything that depends on who buys. Unknown numbers have no row. */
export const loadBaseRows = async (
  queries: Queries,
  tenant: string,
  locale: Locale,
  skus: readonly string[],
): Promise<readonly PlainRow[]> => {
  // The numbers in a query of their own: one plan for however many there are, as for `loadBuyerProductData`.
  const { rows } = await sql<PlainRow>`/* plain_articles */
    select a.sku, a.doc, a.listed_on, a.category_id,
      case ${locale}::text when 'de-AT' then a.texts->'de-AT'
        else (a.texts->'de-AT') || coalesce(a.texts->${locale}::text, '{}') end as texts,
      c.parent_id as category_parent, c.names as category_names, c.sort_key as category_sort_key,
      c.thumbnail_path as category_thumbnail,
      (select jsonb_agg(jsonb_build_object('id', p.id, 'names', p.names, 'sortKey', p.sort_key)
          order by cardinality(p.path))
        from category p where p.tenant = c.tenant and p.id = any(c.path) and p.id <> c.id) as category_ancestors
    from article a left join category c on c.tenant = a.tenant and c.id = a.category_id
    where a.tenant = ${tenant} and a.sku = any((select ${skus}::text[])::text[])`.execute(queries);
  return rows;
};
