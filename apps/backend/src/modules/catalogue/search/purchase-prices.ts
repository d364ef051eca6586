import { sql } from 'kysely';
import type { Queries } from '../../../db';
import type { Buyer } from '../../product';

/** What a customer has paid for an article, net euro per storage unit. */
export interface PaidPrice {
  readonly average: number;
  readonly last: number;
}

/** What the customer has paid for articles by its orders; cancelled ones do not count. */
export const purchasePrices = async (
  queries: Queries,
  { tenant, customer }: Buyer,
): Promise<ReadonlyMap<string, PaidPrice>> => {
  if (customer === undefined) return new Map();
  const { rows } = await sql<PaidPrice & { sku: string }>`
    select item->>'productSku' as sku,
      avg((item->>'price')::numeric)::float8 as average,
      ((array_agg(item->>'price' order by o.created_at desc, o.id desc))[1])::float8 as last
    from customer_order o, jsonb_array_elements(o.doc->'orderItems') as item
    where o.tenant = ${tenant} and o.customer_id = ${customer.id} and o.status <> 'CANCELLED'
      and item->>'price' is not null
    group by 1`.execute(queries);
  return new Map(rows.map(({ sku, average, last }) => [sku, { average, last }]));
};
