import { orderSchema, type Order, type OrderChange } from '@gastroshop/api-contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Store } from '../db';
import {
  createFakeClock,
  createTestApp,
  orderingActor,
  seedShelf,
  seedTestBuyer,
  stores,
  TEST_NOW,
  type SeededOrderer,
  type TestApp,
} from '../testing';
import { documentImporter } from './persistence/import-documents';
import { importOf } from './testing/import-of';

/** The deadline for Thursday, 16:00 in Vienna. */
const DEADLINE = new Date('2026-11-25T15:00:00Z');

describe.each(stores)('imported states of orders that can be changed, on %s', (_, open) => {
  let store: Store;
  let shop: TestApp;
  let who: SeededOrderer;
  let sku = '';
  const clock = createFakeClock();

  beforeAll(async () => {
    store = await open();
    shop = await createTestApp(store, clock);
    who = await store.asSystem((queries) => seedTestBuyer(queries));
    [sku = ''] = await store.asSystem((queries) => seedShelf(queries, 1));
  });
  beforeEach(() => {
    clock.moveTo(TEST_NOW);
  });
  afterAll(async () => {
    await shop.close();
    await store.close();
  });

  const user = () => ({ userId: who.userId, tenant: 'AZ' });
  const where = ({ id }: Order) => ({ tenant: 'AZ', customerId: who.customerId, orderId: id }) as const;
  const ordered = async (): Promise<Order> => {
    const buyer = orderingActor(shop, who);
    await buyer.put([sku], { amount: 2 });
    return buyer.order();
  };
  const change = async (order: Order, amount: number, seenRevision = 1) => {
    const body: OrderChange = { seenRevision, lines: [{ sku, amount, unitAbbreviation: 'ST' }] };
    return orderSchema.parse(
      (await shop.call('changeOrder', { ...where(order), change: body }, user())).body,
    );
  };
  const read = async (order: Order): Promise<Order> =>
    orderSchema.parse((await shop.call('getOrder', where(order), user())).body);
  /** As a system writes it that has read the order when it was placed and knows nothing of what may be changed. */
  const bring = (order: Order, status: string, now = TEST_NOW) => {
    const nothing = { revision: undefined, editableUntil: undefined, deliveries: undefined };
    const orderItems = order.orderItems.map((item) => ({ ...item, editableUntil: undefined }));
    const line = { type: 'order', status, order: { ...order, ...nothing, orderItems } };
    return importOf(store, documentImporter({ tenant: 'AZ', now, today: '2026-11-25' }), [line]);
  };

  it('ORD-1: the last change stays, and so do its revision and deadlines', async () => {
    const order = await ordered();
    const changed = await change(order, 5);
    expect(await bring(order, 'RECEIVED')).toMatchObject({ refused: 0 });
    expect(await read(order)).toEqual(changed);
    expect(await change(order, 6, 2)).toMatchObject({ revision: 3, orderItems: [{ amount: 6 }] });
  });

  it('ORD-1: what was cancelled is not brought back', async () => {
    const order = await ordered();
    await shop.call('cancelOrder', { ...where(order), cancellation: { seenRevision: 1 } }, user());
    await bring(order, 'RECEIVED');
    expect(await read(order)).toMatchObject({ state: 'CANCELLED', revision: 2 });
  });

  it('ORD-1: a state that fixes it counts before the deadline, with the lines the file has', async () => {
    const order = await ordered();
    await change(order, 5);
    await bring(order, 'IN_PREPARATION');
    expect(await read(order)).toMatchObject({
      state: 'IN_PREPARATION',
      revision: 2,
      editableUntil: DEADLINE.toISOString(),
      orderItems: [{ amount: 2, editableUntil: DEADLINE.toISOString() }],
    });
  });

  it('ORD-1: from the deadline on the file counts, and the revision does not go back', async () => {
    const order = await ordered();
    await change(order, 5);
    clock.moveTo(DEADLINE);
    await bring(order, 'RECEIVED', DEADLINE);
    expect(await read(order)).toMatchObject({ state: 'LOCKED', revision: 2, orderItems: [{ amount: 2 }] });
  });
});
