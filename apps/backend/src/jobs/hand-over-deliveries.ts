import type { Order, OrderDelivery } from '@gastroshop/api-contract';
import { sql } from 'kysely';
import type { Store } from '../db';
import { withFinalDeliveries, type OrderExportPayload } from '../order-export';
import { enqueueJobs } from './enqueue';
import type { JobData } from './job-kinds';
import { loadOrderForJob, markHandedOver } from './ordered';

/**
 * A change that came before a deadline may still be under way when it passes: no call lives for longer than half of this.
 */
const GRACE_MS = 60_000;

/** Names a delivery within its order. */
const deliveryKey = ({ date, temperature }: Pick<OrderDelivery, 'date' | 'temperature'>): string =>
  temperature === undefined ? date : `${date} ${temperature}`;

/** When a delivery can be handed over; undefined: nothing of it could ever be changed. */
const dueAt = ({ editableUntil }: OrderDelivery): number | undefined =>
  editableUntil === undefined ? undefined : Date.parse(editableUntil) + GRACE_MS;

const isOrdered = ({ orderItems }: Order): ((delivery: OrderDelivery) => boolean) => {
  const live = new Set(
    orderItems.filter(({ status }) => status !== 'CANCELLED').map(({ productSku }) => productSku),
  );
  return ({ lines }) => lines.some(({ productSku }) => live.has(productSku));
};

interface NotedRow {
  readonly now: Date;
  readonly noted: readonly string[];
  readonly isHandedOver: boolean;
}

/** What was handed over of an order, by the database's clock, which every node goes by. */
const readNoted = (
  store: Store,
  { tenant, orderId }: Pick<JobData<'hand-over'>, 'tenant' | 'orderId'>,
): Promise<NotedRow | undefined> =>
  store.asSystem(async (queries) => {
    const { rows } = await sql<NotedRow>`
      select now() as now, handed_over_deliveries as noted, handed_over_at is not null as "isHandedOver"
      from customer_order where tenant = ${tenant} and id = ${orderId}`.execute(queries);
    return rows[0];
  });

const note = (
  store: Store,
  { tenant, orderId }: Pick<JobData<'hand-over'>, 'tenant' | 'orderId'>,
  key: string,
): Promise<void> =>
  store.asSystem(async (queries) => {
    await sql`update customer_order set handed_over_deliveries = array_append(handed_over_deliveries, ${key}::text)
      where tenant = ${tenant} and id = ${orderId} and not ${key} = any(handed_over_deliveries)`.execute(
      queries,
    );
  });

/** The rest of an order comes with its next deadline, in one job: what waits for it gives way. */
const waitFor = (store: Store, data: JobData<'hand-over'>, startAfter: Date): Promise<void> =>
  store.asSystem(async (queries) => {
    const { tenant, customerId, orderId } = data;
    await sql`select 1 from customer_order where tenant = ${tenant} and id = ${orderId} for update`.execute(
      queries,
    );
    await sql`delete from jobs.job where name = 'hand-over' and state = 'created'
      and data->>'tenant' = ${tenant} and data->>'orderId' = ${orderId}
      and start_after > now()`.execute(queries);
    await enqueueJobs(queries, [{ kind: 'hand-over', data: { tenant, customerId, orderId }, startAfter }]);
  });

/**
 * Hands over the deliveries of an order that are final and have not been handed over, each as a document of its own, and
 * waits with the others for the next deadline. What was cancelled until its deadline is not handed over at all. Done
 * twice, or by two nodes at once, a receiver gets documents it knows by their ids.
 *
 * @returns false where the order is handed over as a whole: no delivery of it is known, or it was before its tenant waited
 *   for deadlines, so that its deliveries would come once more
 */
export const handOverDeliveries = async (
  store: Store,
  data: JobData<'hand-over'>,
  handOver: (document: OrderExportPayload) => Promise<void>,
): Promise<boolean> => {
  const { tenant, customerId, orderId } = data;
  // What is handed over is the order as it is: an older revision has been replaced before anybody saw it.
  const ordered = await loadOrderForJob(store, { tenant, customerId, orderId });
  const state = await readNoted(store, data);
  if (ordered === undefined || state === undefined) return true;
  const { order, userId, fairCode } = ordered;
  const asOf = new Date(state.now.getTime() - GRACE_MS);
  const { deliveries = [] } = order;
  if (deliveries.length === 0 || (state.isHandedOver && state.noted.length === 0)) return false;
  const open = deliveries.filter((delivery) => !state.noted.includes(deliveryKey(delivery)));
  const isFinal = (delivery: OrderDelivery): boolean => (dueAt(delivery) ?? 0) <= state.now.getTime();
  const document = { tenant, customerId, userId, ...(fairCode !== undefined && { fairCode }) };
  for (const delivery of open.filter(isFinal)) {
    const { date, temperature } = delivery;
    if (isOrdered(order)(delivery))
      await handOver({
        format: 'gastroshop.order/2',
        id: `${tenant}/${orderId}/${[date, temperature].filter((part) => part !== undefined).join('/')}`,
        revision: order.revision ?? 1,
        ...document,
        delivery: { date, ...(temperature !== undefined && { temperature }) },
        order: withFinalDeliveries(order, asOf),
      });
    // Should this fail, the delivery is handed over once more; receivers know it by its id.
    await note(store, data, deliveryKey(delivery));
  }
  const later = open.filter((delivery) => !isFinal(delivery)).flatMap((delivery) => dueAt(delivery) ?? []);
  if (later.length > 0) await waitFor(store, data, new Date(Math.min(...later)));
  else await markHandedOver(store, data);
  return true;
};
