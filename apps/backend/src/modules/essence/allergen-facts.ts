import type { Locale } from '@gastroshop/i18n';
import { sql } from 'kysely';
import type { Queries } from '../../db';

/** What the details of an article say about its allergens. */
export interface AllergenFacts {
  readonly codes: string | null;
  readonly note: string | null;
}

/** What the details of articles say about their allergens, by article number; they count before the article's own. */
export const allergenFacts = async (
  queries: Queries,
  { tenant, locale }: { readonly tenant: string; readonly locale: Locale },
  skus: readonly string[],
): Promise<ReadonlyMap<string, AllergenFacts>> => {
  const { rows } = await sql<AllergenFacts & { sku: string }>`
    select sku, facts->>'codes' as codes, facts->>'note' as note
    from (
      select sku, coalesce(
        details->${locale}::text->'allergenInformation', details->'de-AT'->'allergenInformation'
      ) as facts
      from article
      where tenant = ${tenant} and sku = any(${skus}::text[])
    ) known
    where facts is not null`.execute(queries);
  return new Map(rows.map(({ sku, ...facts }) => [sku, facts]));
};
