import type { Order, OrderDelivery } from '@gastroshop/api-contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Store } from '../db';
import type { OrderExportPayload } from '../order-export';
import {
  createFakeClock,
  createTestApp,
  orderingActor,
  seedShelf,
  seedTestBuyer,
  stores,
  type TestApp,
} from '../testing';
import { jobHandlers } from './job-handlers';
import { startJobWorkers } from './start-job-workers';

const GRACE_MS = 60_000;

/** A delivery of the first, the second, … line, whose last deadline was or will be so many milliseconds from now. */
interface PlannedDelivery {
  readonly temperature: 'FRESH' | 'FROZEN' | 'AMBIENT';
  readonly line: number;
  /** Left out: it could never be changed. */
  readonly deadlineIn?: number;
}

describe.each(stores)('orders that are handed over delivery by delivery, on %s', (_, open) => {
  let store: Store;
  let shop: TestApp;
  beforeAll(async () => {
    store = await open();
    shop = await createTestApp(store, createFakeClock());
  });
  afterAll(async () => {
    await shop.close();
    await store.close();
  });

  const readOrder = async (id: string) => {
    const { rows } = await store.asSystem((queries) =>
      sql<{ doc: Order; handedOver: boolean; customerId: string }>`
        select doc, handed_over_at is not null as "handedOver", customer_id as "customerId"
        from customer_order where tenant = 'AZ' and id = ${id}`.execute(queries),
    );
    const [row] = rows;
    if (row === undefined) throw new Error(`There is no order ${id}`);
    return row;
  };

  const writeDoc = async (id: string, change: (doc: Order) => Order) => {
    const { doc } = await readOrder(id);
    await store.asSystem(async (queries) => {
      await sql`update customer_order set doc = ${JSON.stringify(change(doc))}
        where tenant = 'AZ' and id = ${id}`.execute(queries);
    });
  };

  const plan = (id: string, planned: readonly PlannedDelivery[]) =>
    writeDoc(id, (doc) => ({
      ...doc,
      deliveries: planned.map(({ temperature, line, deadlineIn }): OrderDelivery => {
        const item = doc.orderItems[line];
        return {
          date: '2026-11-28',
          temperature,
          lines:
            item === undefined
              ? []
              : [{ productSku: item.productSku, amount: item.amount, unitAbbr: item.unitAbbr }],
          ...(deadlineIn !== undefined && {
            editableUntil: new Date(Date.now() + deadlineIn).toISOString(),
          }),
        };
      }),
    }));

  /** An order of two lines; its first job is not left to the workers of other tests. */
  const order = async (planned: readonly PlannedDelivery[]) => {
    const { who, skus } = await store.asSystem(async (queries) => ({
      who: await seedTestBuyer(queries),
      skus: await seedShelf(queries, 2),
    }));
    const buyer = orderingActor(shop, who);
    await buyer.put(skus);
    const { id } = await buyer.order();
    await plan(id, planned);
    return { id, customerId: who.customerId };
  };

  const waiting = async (id: string) => {
    const { rows } = await store.asSystem((queries) =>
      sql<{ startAfter: Date }>`select start_after as "startAfter" from jobs.job
        where name = 'hand-over' and state = 'created' and data->>'orderId' = ${id}
          and start_after > now()`.execute(queries),
    );
    return rows.map(({ startAfter }) => startAfter.getTime());
  };

  const doJob = async (
    { id, customerId }: { readonly id: string; readonly customerId: string },
    revision?: number,
  ): Promise<readonly OrderExportPayload[]> => {
    const documents: OrderExportPayload[] = [];
    const { 'hand-over': handOver } = jobHandlers(store, {
      waitsForDeadline: (tenant) => tenant === 'AZ',
      handOver: (document) => {
        documents.push(document);
        return Promise.resolve();
      },
    });
    await handOver?.({ tenant: 'AZ', customerId, orderId: id, ...(revision !== undefined && { revision }) });
    return documents;
  };

  const PAST = -GRACE_MS - 1;

  it('come as they become final, each once, and wait in one job for the next deadline', async () => {
    const placed = await order([
      { temperature: 'FROZEN', line: 0, deadlineIn: PAST },
      { temperature: 'FRESH', line: 1, deadlineIn: 3_600_000 },
    ]);
    const [frozen, ...others] = await doJob(placed);
    expect(others).toEqual([]);
    expect(frozen).toMatchObject({
      format: 'gastroshop.order/2',
      id: `AZ/${placed.id}/2026-11-28/FROZEN`,
      revision: 1,
      delivery: { date: '2026-11-28', temperature: 'FROZEN' },
    });
    expect(frozen?.order.deliveries).toMatchObject([{ final: true }, { final: false }]);
    const { doc, handedOver } = await readOrder(placed.id);
    expect(handedOver).toBe(false);
    const deadline = Date.parse(doc.deliveries?.[1]?.editableUntil ?? '');
    expect(await waiting(placed.id)).toEqual([deadline + GRACE_MS]);

    // Asked for again, by a change or a node that died, nothing comes twice and one job waits.
    expect(await doJob(placed, 1)).toEqual([]);
    expect(await waiting(placed.id)).toEqual([deadline + GRACE_MS]);

    await plan(placed.id, [
      { temperature: 'FROZEN', line: 0, deadlineIn: PAST },
      { temperature: 'FRESH', line: 1, deadlineIn: PAST },
    ]);
    expect((await doJob(placed)).map(({ id }) => id)).toEqual([`AZ/${placed.id}/2026-11-28/FRESH`]);
    expect((await readOrder(placed.id)).handedOver).toBe(true);
    expect(await doJob(placed)).toEqual([]);
  });

  it('come at once where nothing of them could ever be changed, and not at all where all was cancelled in time', async () => {
    const placed = await order([
      { temperature: 'AMBIENT', line: 0 },
      { temperature: 'FRESH', line: 1, deadlineIn: PAST },
    ]);
    await writeDoc(placed.id, (doc) => ({
      ...doc,
      orderItems: doc.orderItems.map((item, index) =>
        index === 1 ? { ...item, status: 'CANCELLED' as const } : item,
      ),
    }));
    expect((await doJob(placed)).map(({ id }) => id)).toEqual([`AZ/${placed.id}/2026-11-28/AMBIENT`]);
    expect((await readOrder(placed.id)).handedOver).toBe(true);
  });

  it('come as the order is, whichever revision the job is about, and the whole order where no delivery is known', async () => {
    const placed = await order([{ temperature: 'FRESH', line: 0, deadlineIn: PAST }]);
    await writeDoc(placed.id, (doc) => ({ ...doc, revision: 4 }));
    expect(await doJob(placed, 2)).toMatchObject([{ revision: 4, order: { revision: 4 } }]);

    const whole = await order([]);
    expect(await doJob(whole)).toMatchObject([{ format: 'gastroshop.order/1', id: `AZ/${whole.id}` }]);
  });

  it('come no second time where the whole order was handed over before its tenant waited for deadlines', async () => {
    const placed = await order([{ temperature: 'FRESH', line: 0, deadlineIn: PAST }]);
    await store.asSystem(async (queries) => {
      await sql`update customer_order set handed_over_at = now() where tenant = 'AZ' and id = ${placed.id}`.execute(
        queries,
      );
    });
    await writeDoc(placed.id, (doc) => ({ ...doc, revision: 2 }));
    const documents = await doJob(placed);
    expect(documents).toMatchObject([{ id: `AZ/${placed.id}/2`, supersedes: 1 }]);
    expect(documents[0]).not.toHaveProperty('delivery');
  });

  it('stay open where the receiver is away, and what it has is not sent again', async () => {
    const placed = await order([
      { temperature: 'FROZEN', line: 0, deadlineIn: PAST },
      { temperature: 'FRESH', line: 1, deadlineIn: PAST },
    ]);
    const sent: string[] = [];
    const { 'hand-over': handOver } = jobHandlers(store, {
      waitsForDeadline: () => true,
      handOver: ({ id }) => {
        if (id.endsWith('FRESH')) return Promise.reject(new Error('away'));
        sent.push(id);
        return Promise.resolve();
      },
    });
    await expect(
      handOver?.({ tenant: 'AZ', customerId: placed.customerId, orderId: placed.id }),
    ).rejects.toThrow('away');
    expect(sent).toHaveLength(1);
    expect((await readOrder(placed.id)).handedOver).toBe(false);
    expect((await doJob(placed)).map(({ id }) => id)).toEqual([`AZ/${placed.id}/2026-11-28/FRESH`]);
  });

  it('come once from two nodes, after the last deadline and never before it', async () => {
    const places = [await order([]), await order([]), await order([]), await order([])];
    for (const { id } of places)
      await plan(id, [
        { temperature: 'FROZEN', line: 0, deadlineIn: 600 - GRACE_MS },
        { temperature: 'FRESH', line: 1, deadlineIn: 1_200 - GRACE_MS },
      ]);
    const ours = new Map(places.map(({ id }) => [id, 2]));
    const handed: string[] = [];
    const early: string[] = [];
    await new Promise<void>((resolve, reject) => {
      const handOver = ({ id, order: { id: orderId, deliveries = [] }, delivery }: OrderExportPayload) => {
        const left = ours.get(orderId);
        if (left === undefined) return Promise.resolve();
        handed.push(id);
        ours.set(orderId, left - 1);
        const { editableUntil = '' } =
          deliveries.find(({ temperature }) => temperature === delivery?.temperature) ?? {};
        if (Date.now() < Date.parse(editableUntil) + GRACE_MS) early.push(id);
        if ([...ours.values()].every((count) => count <= 0))
          void nodes
            .then((started) => Promise.all(started.map((node) => node.stop())))
            .then(() => {
              resolve();
            }, reject);
        return Promise.resolve();
      };
      const nodes = Promise.all(
        [1, 2].map(() => startJobWorkers(store, { idleMs: 20, waitsForDeadline: () => true, handOver })),
      );
      nodes.catch(reject);
    });
    expect(early).toEqual([]);
    expect(handed.toSorted()).toEqual(
      places.flatMap(({ id }) => [`AZ/${id}/2026-11-28/FRESH`, `AZ/${id}/2026-11-28/FROZEN`]).toSorted(),
    );
  });
});
