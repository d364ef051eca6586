import type { Queries } from '../../db';
import { insertRows, type JsonRow } from '../insert-rows';
import type { DemoOrder } from './demo-order';

const orderRow = ({ tenant, customerId, userId, fairId, order, lineFacts, status }: DemoOrder): JsonRow => {
  const { deliveryAddress } = order;
  return {
    tenant,
    id: order.id,
    number: order.number,
    customer_id: customerId,
    user_id: userId,
    user_name: order.userName ?? null,
    source: order.source,
    fair_id: fairId ?? null,
    created_at: order.creationTime,
    handed_over_at: order.creationTime,
    delivery_date: order.deliverySlotDate ?? null,
    delivery_address_text: [
      deliveryAddress?.companyLines?.[0],
      deliveryAddress?.street,
      `${deliveryAddress?.postCode ?? ''} ${deliveryAddress?.city ?? ''}`,
    ]
      .filter((part) => part !== undefined && part.trim() !== '')
      .join(', '),
    positions: order.orderItems.length,
    net: order.totals?.net ?? null,
    status,
    doc: order,
    line_facts: lineFacts,
  };
};

/** What was bought of an article on a day, by all orders of that day. */
const boughtRows = (orders: readonly DemoOrder[]): JsonRow[] => {
  const rows = new Map<
    string,
    {
      tenant: string;
      customer_id: string;
      sku: string;
      bought_on: string;
      quantity: number;
      unit: string;
      ordered_unit: string;
    }
  >();
  for (const { tenant, customerId, bought } of orders)
    for (const { sku, day, quantity, unit, orderedUnit } of bought) {
      const key = `${tenant} ${customerId} ${sku} ${day}`;
      const known = rows.get(key);
      if (known === undefined)
        rows.set(key, {
          tenant,
          customer_id: customerId,
          sku,
          bought_on: day,
          quantity: Number(quantity),
          unit,
          ordered_unit: orderedUnit,
        });
      else known.quantity += Number(quantity);
    }
  return [...rows.values()];
};

/** Hides a few of the bought articles from the essence list, as kitchens do with what was bought by mistake. */
const hiddenRows = (bought: readonly JsonRow[]): JsonRow[] => {
  const skus = new Map<string, JsonRow>();
  for (const row of bought)
    skus.set(`${String(row['tenant'])} ${String(row['customer_id'])} ${String(row['sku'])}`, row);
  return [...skus.values()]
    .filter((_, index) => index % 29 === 11)
    .map(({ tenant, customer_id, sku }) => ({ tenant, customer_id, sku, is_visible: false }));
};

/** Stores orders with what follows from them: the essence lists. */
export const storeOrders = async (queries: Queries, orders: readonly DemoOrder[]): Promise<void> => {
  await insertRows(
    queries,
    'customer_order',
    {
      tenant: 'text',
      id: 'text',
      number: 'text',
      customer_id: 'text',
      user_id: 'text',
      user_name: 'text',
      source: 'text',
      fair_id: 'text',
      created_at: 'timestamptz',
      handed_over_at: 'timestamptz',
      delivery_date: 'date',
      delivery_address_text: 'text',
      positions: 'integer',
      net: 'numeric',
      status: 'text',
      doc: 'jsonb',
      line_facts: 'jsonb',
    },
    orders.map(orderRow),
  );
  const bought = boughtRows(orders);
  await insertRows(
    queries,
    'essence_item',
    {
      tenant: 'text',
      customer_id: 'text',
      sku: 'text',
      bought_on: 'date',
      quantity: 'numeric',
      unit: 'text',
      ordered_unit: 'text',
    },
    bought,
  );
  await insertRows(
    queries,
    'essence_visibility',
    { tenant: 'text', customer_id: 'text', sku: 'text', is_visible: 'boolean' },
    hiddenRows(bought),
  );
};
