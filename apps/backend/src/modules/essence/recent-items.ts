import type { EssenceItem } from '@gastroshop/api-contract';
import { RECENT_ITEMS_SHOWN } from '@gastroshop/domain/essence';
import { sql } from 'kysely';
import type { ActingCustomer } from '../../access';
import type { Queries } from '../../db';

/**
 * The latest purchases of each article by the customer, newest first, in the order of the numbers (ESS-3).
 *
 * @param shown how many of each
 */
export const recentItems = async (
  queries: Queries,
  tenant: string,
  { id }: ActingCustomer,
  skus: readonly string[],
  shown = RECENT_ITEMS_SHOWN,
): Promise<readonly EssenceItem[]> => {
  const { rows } = await sql<{ sku: string; bought_on: string; quantity: string; unit: string }>`
    select wanted.sku, e.bought_on, e.quantity, e.unit
    from unnest(${skus}::text[]) with ordinality as wanted (sku, place)
    cross join lateral (
      select bought_on, quantity, unit from essence_item
      where tenant = ${tenant} and customer_id = ${id} and sku = wanted.sku
      order by bought_on desc
      limit ${shown}
    ) e
    order by wanted.place, e.bought_on desc`.execute(queries);
  return rows.map(({ sku, bought_on, quantity, unit }) => ({
    customerId: id,
    tenant,
    sku,
    date: bought_on,
    quantity: Number(quantity),
    smallestUnit: unit,
  }));
};
