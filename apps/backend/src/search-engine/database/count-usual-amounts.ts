import { sql } from 'kysely';
import type { Queries } from '../../db';

/**
 * Counts for every customer and article of all tenants the smallest and the largest amount bought on a day of the last
 * year, and for every article of a tenant the 99th percentile of all. Orders add to it as they come; counted anew it
 * forgets what is older, what was cancelled and what an import has corrected. Rows that stay the same are not written.
 *
 * @param today in Vienna, YYYY-MM-DD
 */
export const countUsualAmounts = async (queries: Queries, today: string): Promise<void> => {
  const ofLastYear = sql`bought_on > ${today}::date - 365 and quantity > 0`;
  await sql`
    with counted as (
      select tenant, customer_id, sku, min(quantity) as smallest, max(quantity) as largest
      from essence_item where ${ofLastYear}
      group by tenant, customer_id, sku
    ),
    gone as (
      delete from usual_amount u where not exists (
        select from counted c where c.tenant = u.tenant and c.customer_id = u.customer_id and c.sku = u.sku
      )
    )
    insert into usual_amount as u (tenant, customer_id, sku, smallest, largest)
    select tenant, customer_id, sku, smallest, largest from counted
    order by tenant, customer_id, sku
    on conflict (tenant, customer_id, sku) do update
      set smallest = excluded.smallest, largest = excluded.largest
      where (u.smallest, u.largest) is distinct from (excluded.smallest, excluded.largest)`.execute(queries);
  await sql`
    with counted as (
      select tenant, sku, percentile_disc(0.99) within group (order by quantity) as largest
      from essence_item where ${ofLastYear}
      group by tenant, sku
    ),
    gone as (
      delete from usual_amount_of_all u where not exists (
        select from counted c where c.tenant = u.tenant and c.sku = u.sku
      )
    )
    insert into usual_amount_of_all as u (tenant, sku, largest)
    select tenant, sku, largest from counted
    order by tenant, sku
    on conflict (tenant, sku) do update set largest = excluded.largest
      where u.largest is distinct from excluded.largest`.execute(queries);
};
