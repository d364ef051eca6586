import type { Fair, Price } from '@gastroshop/api-contract';
import { sql } from 'kysely';
import type { Queries } from '../../db';
import { sellsEverything } from '../fair';
import type { Buyer } from './buyer';
import { fairAudiences, priceAudiences } from './price-audiences';
import { type UsualAmountOfProduct, usualAmountOf } from './usual-amount';

/** What the database says about one article for one buyer. */
export interface BuyerProductData {
  readonly sku: string;
  readonly is_essential: boolean;
  readonly is_restricted: boolean;
  /** Null without a customer: prices are not public. */
  readonly prices: readonly Price[] | null;
  /** Null or missing where nothing is known of it. */
  readonly usual?: UsualAmountOfProduct | null;
}

/** Days an article stays on the essence list where the customer has not set any. */
export const DEFAULT_ESSENCE_DAYS = 365;

/** The terms of articles, and how often the tenant's catalogue had changed when they were read. */
export interface BuyerProductRevision {
  readonly revision: number;
  /** In the order of the numbers; of unknown articles as well. */
  readonly terms: readonly BuyerProductData[];
}

interface TermsRow extends BuyerProductData {
  readonly revision: number | null;
}

const REVISION = (tenant: string) =>
  sql`(select revision from catalogue_revision where tenant = ${tenant} and part = 'articles')`;

const anonymousTerms = async (
  queries: Queries,
  { tenant }: Buyer,
  skus: readonly string[],
): Promise<BuyerProductRevision> => {
  const { rows } = await sql<{ revision: number | null }>`/* catalogue_revision */
    select ${REVISION(tenant)} as revision`.execute(queries);
  const terms = skus.map((sku) => ({ sku, is_essential: false, is_restricted: false, prices: null }));
  return { revision: rows[0]?.revision ?? 0, terms };
};

/**
 * Reads what articles mean for a buyer, by their numbers, in one query. Prices come by audience, as `priceAudiences` has
 * them, those of one audience by their number.
 */
export const loadBuyerProductData = async (
  queries: Queries,
  buyer: Buyer,
  skus: readonly string[],
  fair: Fair | undefined,
): Promise<BuyerProductRevision> => {
  const { tenant, today, customer } = buyer;
  if (customer === undefined) return anonymousTerms(queries, buyer, skus);
  const audiences = priceAudiences(buyer, fair?.id);
  const sellers = fair === undefined || sellsEverything(fair) ? undefined : fairAudiences(buyer, fair.id);
  // A text for each case instead of conditions, and the numbers in a query of their own, behind which the database
  // cannot see how many there are: it keeps one plan for each text, and makes no new one for every call, which would cost
  // more than the answer.
  const isUnlisted = sql`not exists (
        select from assortment_entry r
        where r.tenant = ${tenant} and r.customer_id = ${customer.id} and r.sku = s.sku
      )`;
  const isNotSold = sql`not exists (
        select from article_price f
        where f.tenant = ${tenant} and f.sku = s.sku and f.audience = any(${sellers}::text[])
      )`;
  const restrictions = [
    ...(customer.hasCatalogRestriction ? [isUnlisted] : []),
    ...(sellers === undefined ? [] : [isNotSold]),
  ];
  const isRestricted = restrictions.length === 0 ? sql`false` : sql.join(restrictions, sql` or `);
  // The latest day of an article is the last entry of an index; "is there a late one" would read all that was ever bought.
  const { rows } = await sql<TermsRow>`/* buyer_terms */
    select s.sku, ${REVISION(tenant)} as revision,
      coalesce((
        select max(e.bought_on) from essence_item e
        where e.tenant = ${tenant} and e.customer_id = ${customer.id} and e.sku = s.sku
      ) >= ${today}::date - (
        select coalesce(show_essence_for_days, ${DEFAULT_ESSENCE_DAYS}::int) from customer
        where tenant = ${tenant} and id = ${customer.id}
      ), false) as is_essential,
      ${isRestricted} as is_restricted,
      (
        select json_agg(p.price order by array_position(${audiences}::text[], p.audience), p.id) from article_price p
        where p.tenant = ${tenant} and p.sku = s.sku and p.audience = any(${audiences}::text[])
      ) as prices,
      ${usualAmountOf(tenant, customer.id)} as usual
    from unnest((select ${skus}::text[])) as s (sku)`.execute(queries);
  return {
    revision: rows[0]?.revision ?? 0,
    // Prices that nobody has are an empty list: only a visitor has none at all.
    terms: rows.map(({ sku, is_essential, is_restricted, prices, usual }) => ({
      sku,
      is_essential,
      is_restricted,
      prices: prices ?? [],
      usual: usual ?? null,
    })),
  };
};
