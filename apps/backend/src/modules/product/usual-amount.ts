import type { Product } from '@gastroshop/api-contract';
import { sql } from 'kysely';
import type { Queries } from '../../db';
import type { Buyer } from './buyer';
import type { TermsOfBuyer } from './buyer-terms';

/** How much of an article is usually bought at once, in storage units. */
export type UsualAmountOfArticle = NonNullable<Product['usualAmount']>;

/** The column: what this customer buys, else what all of the tenant do; null where nobody has bought it. */
export const usualAmountOf = (tenant: string, customerId: string) => sql`coalesce(
        (
          select json_build_object('of', 'CUSTOMER', 'smallest', u.smallest, 'largest', u.largest) from usual_amount u
          where u.tenant = ${tenant} and u.customer_id = ${customerId} and u.sku = s.sku
        ),
        (
          select json_build_object('of', 'TENANT', 'largest', a.largest) from usual_amount_of_all a
          where a.tenant = ${tenant} and a.sku = s.sku
        )
      )`;

/** Terms that were known already, with the usual amounts of the customer, by one query for any number of articles. */
export const withUsualAmounts = async (
  queries: Queries,
  { tenant, customer }: Buyer,
  known: TermsOfBuyer,
): Promise<TermsOfBuyer> => {
  if (customer === undefined || known.terms.length === 0) return known;
  const skus = known.terms.map(({ sku }) => sku);
  const { rows } = await sql<{ usual: UsualAmountOfArticle | null }>`/* usual_amounts */
    select ${usualAmountOf(tenant, customer.id)} as usual
    from unnest((select ${skus}::text[])) with ordinality as s (sku, place)
    order by s.place`.execute(queries);
  return {
    ...known,
    terms: known.terms.map((terms, place) => ({ ...terms, usual: rows[place]?.usual ?? null })),
  };
};
