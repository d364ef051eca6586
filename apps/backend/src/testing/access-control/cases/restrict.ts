import { sql } from 'kysely';
import type { CaseWorld } from '../access-case';

/** Restricts the customer to its first article, and lets everybody else have them all. */
export const restrict = async ({ queries, rights: { world } }: CaseWorld): Promise<void> => {
  await sql`update customer set has_catalog_restriction = true where id = ${world.customerId}`.execute(
    queries,
  );
  await sql`
    insert into assortment_entry (tenant, customer_id, sku)
    select e.tenant, e.customer_id, s.sku
    from (select distinct tenant, customer_id from assortment_entry) e, unnest(${[...world.skus]}::text[]) s (sku)
    where e.tenant <> 'AZ' or e.customer_id <> ${world.customerId}
    on conflict do nothing`.execute(queries);
};
