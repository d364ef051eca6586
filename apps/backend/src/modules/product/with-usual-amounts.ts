import { sql } from 'kysely';
import type { Queries } from '../../db';
import type { Buyer } from './buyer';
import type { TermsOfBuyer } from './buyer-terms';
import { type UsualAmountOfArticle, usualAmountOf } from './usual-amount';

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
