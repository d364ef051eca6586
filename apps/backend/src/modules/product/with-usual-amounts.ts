import { sql } from 'kysely';
import type { Queries } from '../../db';
import type { Buyer } from './buyer';
import type { BuyerProductRevision } from './buyer-product-data';
import { type UsualAmountOfProduct, usualAmountOf } from './usual-amount';

/** Terms that were known already, with the usual amounts of the customer, by one query for any number of articles. */
export const withUsualAmounts = async (
  queries: Queries,
  { tenant, customer }: Buyer,
  known: BuyerProductRevision,
): Promise<BuyerProductRevision> => {
  if (customer === undefined || known.terms.length === 0) return known;
  const skus = known.terms.map(({ sku }) => sku);
  const { rows } = await sql<{ usual: UsualAmountOfProduct | null }>`/* usual_amounts */
    select ${usualAmountOf(tenant, customer.id)} as usual
    from unnest((select ${skus}::text[])) with ordinality as s (sku, place)
    order by s.place`.execute(queries);
  return {
    ...known,
    terms: known.terms.map((terms, place) => ({ ...terms, usual: rows[place]?.usual ?? null })),
  };
};
