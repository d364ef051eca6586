import type { Order } from '@gastroshop/api-contract';
import { viennaDateAt } from '@gastroshop/domain/calendar';
import { sql } from 'kysely';
import type { Queries } from '../../db';
import { addressText } from '../../modules/order';
import type { OrderLine } from '../schemas/document-line';
import { countPurchases } from './purchased-products';
import type { ImportContext } from './importer';
import { rejected, type LineOutcome } from './line-outcome';
import { mergeRows, type MergeRow } from './merge-rows';
import { reconcileOrder } from './reconcile-order';

const ORDERS = {
  table: 'customer_order',
  columns: {
    tenant: 'text',
    id: 'text',
    number: 'text',
    customer_id: 'text',
    user_id: 'text',
    user_name: 'text',
    source: 'text',
    fair_id: 'text',
    created_at: 'timestamptz',
    delivery_date: 'date',
    delivery_address_text: 'text',
    positions: 'integer',
    net: 'numeric',
    status: 'text',
    doc: 'jsonb',
  },
  key: ['tenant', 'id'],
} as const;

interface KnownOrder {
  readonly id: string;
  readonly number: string;
  readonly customer_id: string;
  readonly user_id: string | null;
  readonly fair_id: string | null;
  readonly created_at: Date;
  readonly status: string;
  readonly doc: Order;
}

const numberOf = ({ order }: OrderLine): string => order.number ?? order.id;

type Imported = Pick<ImportContext, 'tenant' | 'now'>;

/** The orders that the lines name, locked: a change of the buyer comes before the import or after it. */
const knownOrders = async (queries: Queries, tenant: string, lines: readonly OrderLine[]) => {
  // Two statements: what is read beside a lock may be older than what the lock waited for.
  await sql`
    select 1 from customer_order
    where tenant = ${tenant} and id = any(${lines.map(({ order }) => order.id)}::text[])
    order by id for update`.execute(queries);
  const { rows } = await sql<KnownOrder>`
    select id, number, customer_id, user_id, fair_id, created_at, status, doc from customer_order
    where tenant = ${tenant} and (
      id = any(${lines.map(({ order }) => order.id)}::text[]) or number = any(${lines.map(numberOf)}::text[])
    )`.execute(queries);
  return rows;
};

const rowOf = ({ tenant, now }: Imported, line: OrderLine, known: KnownOrder | undefined): MergeRow => {
  const { order, status } = reconcileOrder(known && { order: known.doc, status: known.status }, line, now);
  return {
    tenant,
    id: order.id,
    number: numberOf(line),
    customer_id: order.customerId,
    user_id: line.userId ?? known?.user_id ?? null,
    user_name: order.userName ?? null,
    source: order.source,
    fair_id: line.fairId ?? known?.fair_id ?? null,
    created_at: order.creationTime,
    delivery_date: order.deliverySlotDate ?? null,
    delivery_address_text: addressText(order.deliveryAddress),
    positions: order.orderItems.length,
    net: order.totals?.net ?? null,
    status,
    doc: order,
  };
};

/** Stores orders of customers that are there, and counts what was bought. */
export const storeOrders = async (
  queries: Queries,
  context: Imported,
  lines: readonly OrderLine[],
): Promise<readonly LineOutcome[]> => {
  const { tenant } = context;
  if (lines.length === 0) return [];
  const known = await knownOrders(queries, tenant, lines);
  const byId = new Map(known.map((order) => [order.id, order]));
  const idOfNumber = new Map(known.map(({ number, id }) => [number, id]));
  const problems = lines.map((line) => {
    const number = numberOf(line);
    const holder = idOfNumber.get(number) ?? line.order.id;
    const before = byId.get(line.order.id);
    // The first line with a number holds it against later ones.
    idOfNumber.set(number, holder);
    if (holder !== line.order.id) return `order.number: ${number} is the number of another order`;
    return before !== undefined && before.customer_id !== line.order.customerId
      ? 'order.customerId: the order belongs to another customer'
      : undefined;
  });
  const good = lines.filter((_, position) => problems[position] === undefined);
  const written = await mergeRows(
    queries,
    ORDERS,
    good.map((line) => rowOf(context, line, byId.get(line.order.id))),
  );
  const fates = new Map(
    written.map(({ id, isNew }): [string, LineOutcome] => [id ?? '', isNew ? 'NEW' : 'CHANGED']),
  );
  await countPurchases(
    queries,
    tenant,
    good
      .filter(({ order }) => fates.has(order.id))
      .flatMap(({ order }) => {
        const before = byId.get(order.id);
        const moments = [
          Date.parse(order.creationTime),
          ...(before === undefined ? [] : [before.created_at.getTime()]),
        ];
        return moments.map((moment) => ({ customer_id: order.customerId, day: viennaDateAt(moment) }));
      }),
  );
  return lines.map(({ order }, position) => {
    const problem = problems[position];
    return problem === undefined ? (fates.get(order.id) ?? 'UNCHANGED') : rejected(problem);
  });
};
