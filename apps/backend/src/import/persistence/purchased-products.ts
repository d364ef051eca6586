import { sql } from 'kysely';
import type { Queries } from '../../db';

/** A day on which a customer ordered, in Vienna. */
export interface OrderDay {
  readonly customer_id: string;
  readonly day: string;
}

/** Counts anew what customers bought on some days, from their orders: the essence lists follow the order history. */
export const countPurchases = async (
  queries: Queries,
  tenant: string,
  days: readonly OrderDay[],
): Promise<void> => {
  if (days.length === 0) return;
  await sql`
    with given as (
      select distinct customer_id, day
      from jsonb_to_recordset(${JSON.stringify(days)}::jsonb) as line (customer_id text, day date)
    ),
    bought as (
      select g.customer_id, g.day, item->>'productSku' as sku, min(coalesce(item->>'baseUnit', '')) as unit,
        (array_agg(item->>'unitAbbr' order by o.created_at desc))[1] as ordered_unit,
        sum((item->>'amount')::numeric * (item->>'ratio')::numeric) as quantity
      from given g
      join customer_order o on o.tenant = ${tenant} and o.customer_id = g.customer_id
        and o.created_at >= g.day::timestamp at time zone 'Europe/Vienna'
        and o.created_at < (g.day + 1)::timestamp at time zone 'Europe/Vienna'
        and o.status <> 'CANCELLED'
      cross join jsonb_array_elements(o.doc->'orderItems') as item
      group by 1, 2, 3
    ),
    gone as (
      delete from essence_item e using given g
      where e.tenant = ${tenant} and e.customer_id = g.customer_id and e.bought_on = g.day
        and not exists (
          select from bought b where b.customer_id = e.customer_id and b.day = e.bought_on and b.sku = e.sku
        )
    )
    insert into essence_item as e (tenant, customer_id, sku, bought_on, quantity, unit, ordered_unit)
    select ${tenant}, customer_id, sku, day, quantity, unit, ordered_unit from bought
    order by customer_id, sku, day
    on conflict (tenant, customer_id, sku, bought_on) do update
      set quantity = excluded.quantity, unit = excluded.unit, ordered_unit = excluded.ordered_unit
      where (e.quantity, e.unit, e.ordered_unit)
        is distinct from (excluded.quantity, excluded.unit, excluded.ordered_unit)`.execute(queries);
};
