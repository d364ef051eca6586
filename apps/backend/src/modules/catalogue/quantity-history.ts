import type { Fair, QuantityHistoryEntry, QuantityHistoryPage } from '@gastroshop/api-contract';
import { addDays, viennaInstant } from '@gastroshop/domain/calendar';
import { sql } from 'kysely';
import type { Queries } from '../../db';
import type { Buyer } from '../product';
import { productPage, type ProductSearchQuery } from './search';
import type { CatalogueMemory } from './snapshot';

type Range = NonNullable<Fair['orderHistoryAggregationRange']>;

/** What a customer ordered on days of Vienna, in storage units; what was cancelled does not count. */
const orderedQuantities = async (
  queries: Queries,
  { tenant, customer }: Buyer,
  { start, end }: Range,
): Promise<ReadonlyMap<string, QuantityHistoryEntry>> => {
  if (customer === undefined) return new Map();
  const from = new Date(viennaInstant(start, '00:00'));
  const before = new Date(viennaInstant(addDays(end, 1), '00:00'));
  const { rows } = await sql<{
    sku: string;
    quantity: number;
    unit: string;
    orders: number;
  }>`/* quantity_history */
    select item->>'productSku' as sku,
      sum((item->>'amount')::numeric * (item->>'ratio')::numeric)::float8 as quantity,
      coalesce((array_agg(item->>'baseUnit' order by o.created_at desc)
        filter (where item->>'baseUnit' is not null))[1], '') as unit,
      count(distinct o.id) as orders
    from customer_order o, jsonb_array_elements(o.doc->'orderItems') as item
    where o.tenant = ${tenant} and o.customer_id = ${customer.id} and o.status <> 'CANCELLED'
      and o.created_at >= ${from} and o.created_at < ${before}
      and coalesce(item->>'status', '') <> 'CANCELLED'
    group by 1`.execute(queries);
  return new Map(
    rows.map(({ sku, quantity, unit, orders }) => [
      sku,
      { sku, quantity, smallestUnit: unit, numberOfOrders: orders },
    ]),
  );
};

/**
 * What the customer bought in a fair's range of days, of what the fair sells now: searched, narrowed and sorted like any
 * list of articles. Empty for a fair without a range.
 */
export const quantityHistory = async (
  queries: Queries,
  memory: CatalogueMemory,
  question: ProductSearchQuery & { readonly fairs: readonly [Fair] },
): Promise<QuantityHistoryPage> => {
  const [fair] = question.fairs;
  const range = fair.orderHistoryAggregationRange;
  const ordered =
    range === undefined
      ? new Map<string, QuantityHistoryEntry>()
      : await orderedQuantities(queries, question.buyer, range);
  const whitelistedSkus = [...ordered.keys()];
  const page = await productPage(queries, memory, { ...question, whitelistedSkus });
  return { ...page, quantities: page.products.flatMap(({ sku }) => ordered.get(sku) ?? []) };
};
