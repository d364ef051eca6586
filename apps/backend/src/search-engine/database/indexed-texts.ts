import { sql } from 'kysely';
import type { Queries } from '../../db';

/** What an article is found by. */
export interface IndexedTexts {
  readonly sku: string;
  readonly names: string;
  readonly english: string;
  readonly brand: string;
  readonly categories: string;
  readonly descriptions: string;
  /** Content of one piece with its unit; empty where it is not known. */
  readonly content: string;
}

/** Articles read at once. */
const PART = 2_000;

/** Reads the texts of articles part by part, in the order of their numbers. */
export async function* indexedTexts(
  queries: Queries,
  tenant: string,
  skus: readonly string[] | undefined,
): AsyncGenerator<readonly IndexedTexts[]> {
  let after = '';
  for (;;) {
    const { rows } = await sql<IndexedTexts>`
      select a.sku,
        concat_ws(' ', a.texts->'de-AT'->>'name', a.texts->'de-AT'->>'productDisplayName') as names,
        concat_ws(' ', a.texts->'en-GB'->>'name', a.texts->'en-GB'->>'productDisplayName') as english,
        coalesce(a.brand, '') as brand,
        concat_ws(' ', a.texts->'de-AT'->>'shortDescription', a.texts->'en-GB'->>'shortDescription',
          a.texts->'de-AT'->>'description', a.texts->'en-GB'->>'description') as descriptions,
        coalesce(concat(a.doc->'netFillingQuantity'->>'quantity', ' ', a.doc->'netFillingQuantity'->>'unit'), '')
          as content,
        coalesce((
          select string_agg(concat_ws(' ', c.names->>'de-AT', c.names->>'en-GB'), ' ')
          from category c where c.tenant = a.tenant and c.id = any(a.category_ids)
        ), '') as categories
      from article a
      where a.tenant = ${tenant} and a.sku > ${after}
        and (${skus ?? null}::text[] is null or a.sku = any(${skus ?? null}::text[]))
      order by a.sku
      limit ${PART}`.execute(queries);
    if (rows.length > 0) yield rows;
    const last = rows.at(-1);
    if (last === undefined || rows.length < PART) return;
    after = last.sku;
  }
}
