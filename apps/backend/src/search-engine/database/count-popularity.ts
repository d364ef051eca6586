import { sql } from 'kysely';
import type { Queries } from '../../db';

/**
 * Counts for every article of all tenants how many customers bought it on how many days of the last year, so that what
 * sells comes first among what fits alike. Rows that stay the same are not written.
 *
 * @param today in Vienna, YYYY-MM-DD
 * @returns how many articles have another number now
 */
export const countPopularity = async (queries: Queries, today: string): Promise<number> => {
  const { numAffectedRows = 0n } = await sql`
    update search_article a
    set popularity = n.days
    from (
      select s.tenant, s.sku, count(e.sku)::int as days
      from search_article s
      left join essence_item e
        on e.tenant = s.tenant and e.sku = s.sku and e.bought_on > ${today}::date - 365
      group by s.tenant, s.sku
    ) n
    where a.tenant = n.tenant and a.sku = n.sku and a.popularity <> n.days`.execute(queries);
  return Number(numAffectedRows);
};
