import type { Order } from '@gastroshop/api-contract';
import { storageQuantity } from '@gastroshop/domain/quantity';
import { sql } from 'kysely';
import type { Queries } from '../../db';
import { inBranchWords } from '../../order-names';
import type { CartAccess } from '../cart';
import { addressText } from './delivery-address';
import { lineFacts } from './line-facts';
import type { OrderRow } from './order-row';
import { totalsLinesOf } from './totals-lines';

/** Stores an order with its first revision and event, and what was bought for the essence list, in one statement. */
export const storeOrder = async (
  queries: Queries,
  { key: { tenant, customerId, code }, userId, now, buyer: { today, locale } }: CartAccess,
  placed: Order,
  rows: readonly OrderRow[],
): Promise<void> => {
  const order = await inBranchWords(queries, tenant, locale, placed);
  const totalsLines = totalsLinesOf(rows);
  const bought = rows.map(({ sku, content, unit, product }) => ({
    sku,
    quantity: storageQuantity(content.amount, unit),
    unit: product.units.find(({ isStorageUnit }) => isStorageUnit)?.abbreviation ?? '',
    ordered_unit: unit.abbreviation,
  }));
  await sql`/* order */
    with taken as (
      insert into customer_order (tenant, id, number, customer_id, user_id, user_name, source, fair_id, created_at,
        delivery_date, delivery_address_text, positions, net, status, doc, line_facts, handed_over_at)
      values (${tenant}, ${order.id}, ${order.number ?? order.id}, ${customerId}, ${userId}, ${order.userName ?? null},
        ${order.source}, ${code === '' ? null : code}, ${now}, ${order.deliverySlotDate ?? null},
        ${addressText(order.deliveryAddress)}, ${order.orderItems.length}, ${order.totals?.net ?? null}, 'RECEIVED',
        ${JSON.stringify(order)}, ${JSON.stringify(lineFacts(rows))}, null)
    ),
    revision as (
      insert into order_revision (tenant, customer_id, order_id, revision, at, user_id, user_name, doc, totals_lines)
      values (${tenant}, ${customerId}, ${order.id}, 1, ${now}, ${userId}, ${order.userName ?? null},
        ${JSON.stringify(order)}, ${JSON.stringify(totalsLines)})
    ),
    event as (
      insert into order_event (tenant, customer_id, order_id, revision, kind, user_id, user_name, at)
      values (${tenant}, ${customerId}, ${order.id}, 1, 'ORDERED', ${userId}, ${order.userName ?? null}, ${now})
    ),
    usual as (
      insert into usual_amount as u (tenant, customer_id, sku, smallest, largest)
      select ${tenant}, ${customerId}, b.sku, min(b.quantity), max(b.quantity)
      from jsonb_to_recordset(${JSON.stringify(bought)}::jsonb) as b (sku text, quantity numeric, unit text)
      where b.quantity > 0
      group by b.sku
      on conflict (tenant, customer_id, sku) do update
        set smallest = least(u.smallest, excluded.smallest), largest = greatest(u.largest, excluded.largest)
        where excluded.smallest < u.smallest or excluded.largest > u.largest
    )
    insert into essence_item as e (tenant, customer_id, sku, bought_on, quantity, unit, ordered_unit)
    select ${tenant}, ${customerId}, b.sku, ${today}::date, b.quantity, b.unit, b.ordered_unit
    from jsonb_to_recordset(${JSON.stringify(bought)}::jsonb)
      as b (sku text, quantity numeric, unit text, ordered_unit text)
    on conflict (tenant, customer_id, sku, bought_on) do update
      set quantity = e.quantity + excluded.quantity, unit = excluded.unit, ordered_unit = excluded.ordered_unit`.execute(
    queries,
  );
};
