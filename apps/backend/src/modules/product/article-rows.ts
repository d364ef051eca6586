import type { Fair, Price } from '@gastroshop/api-contract';
import { sql } from 'kysely';
import type { ArticleDocument, ArticleTexts, LocalTexts, Queries } from '../../db';
import { sellsEverything } from '../fair';
import type { Buyer } from './buyer';
import { fairAudiences, priceAudiences } from './price-audiences';

/** What the database says about one article and one buyer. */
export interface ArticleRow {
  readonly sku: string;
  readonly doc: ArticleDocument;
  readonly texts: ArticleTexts;
  readonly listed_on: string;
  readonly category_id: string;
  readonly category_parent: string | null;
  readonly category_names: LocalTexts | null;
  readonly category_sort_key: string | null;
  readonly category_thumbnail: string | null;
  readonly is_essential: boolean;
  readonly is_restricted: boolean;
  readonly prices: readonly Price[] | null;
}

/** Days an article stays on the essence list where the customer has not set any. */
export const DEFAULT_ESSENCE_DAYS = 365;

const anonymousRows = (queries: Queries, { tenant, locale }: Buyer, skus: readonly string[]) =>
  sql<ArticleRow>`/* anonymous_articles */
    select a.sku, a.doc, a.listed_on, a.category_id,
      case ${locale}::text when 'de-AT' then a.texts->'de-AT'
        else (a.texts->'de-AT') || coalesce(a.texts->${locale}::text, '{}') end as texts,
      c.parent_id as category_parent, c.names as category_names, c.sort_key as category_sort_key,
      c.thumbnail_path as category_thumbnail,
      false as is_essential, false as is_restricted, null as prices
    from article a left join category c on c.tenant = a.tenant and c.id = a.category_id
    where a.tenant = ${tenant} and a.sku = any(${skus}::text[])`.execute(queries);

/** Reads articles by their numbers with all that depends on the buyer, in one query. Unknown numbers have no row. */
export const articleRows = async (
  queries: Queries,
  buyer: Buyer,
  skus: readonly string[],
  fair: Fair | undefined,
): Promise<readonly ArticleRow[]> => {
  const { tenant, locale, today, customer } = buyer;
  if (customer === undefined) return (await anonymousRows(queries, buyer, skus)).rows;
  const sellers = fair === undefined || sellsEverything(fair) ? null : fairAudiences(buyer, fair.id);
  const { rows } = await sql<ArticleRow>`/* articles */
    select a.sku, a.doc, a.listed_on, a.category_id,
      case ${locale}::text when 'de-AT' then a.texts->'de-AT'
        else (a.texts->'de-AT') || coalesce(a.texts->${locale}::text, '{}') end as texts,
      c.parent_id as category_parent, c.names as category_names, c.sort_key as category_sort_key,
      c.thumbnail_path as category_thumbnail,
      exists (
        select from essence_item e
        where e.tenant = ${tenant} and e.customer_id = ${customer.id} and e.sku = a.sku
          and e.bought_on >= ${today}::date - (
            select coalesce(show_essence_for_days, ${DEFAULT_ESSENCE_DAYS}::int) from customer
            where tenant = ${tenant} and id = ${customer.id}
          )
      ) as is_essential,
      ${customer.hasCatalogRestriction}::boolean and not exists (
        select from assortment_entry r
        where r.tenant = ${tenant} and r.customer_id = ${customer.id} and r.sku = a.sku
      ) or ${sellers}::text[] is not null and not exists (
        select from article_price f
        where f.tenant = ${tenant} and f.sku = a.sku and f.audience = any(${sellers}::text[])
      ) as is_restricted,
      (
        select json_agg(p.price order by p.id) from article_price p
        where p.tenant = ${tenant} and p.sku = a.sku and p.audience = any(${priceAudiences(buyer, fair?.id)}::text[])
      ) as prices
    from article a left join category c on c.tenant = a.tenant and c.id = a.category_id
    where a.tenant = ${tenant} and a.sku = any(${skus}::text[])`.execute(queries);
  return rows;
};
