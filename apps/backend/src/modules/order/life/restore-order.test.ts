import { orderRevisionSchema, orderSchema, type Order } from '@gastroshop/api-contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { Store } from '../../../db';
import {
  createTestApp,
  createFakeClock,
  TEST_NOW,
  orderingActor,
  plantProducts,
  seedTestBuyer,
  seedShelf,
  shelfProduct,
  stores,
  type SeededOrderer,
  type TestApp,
} from '../../../testing';

/** One millisecond before the deadline for Thursday, 16:00 in Vienna, and the deadline. */
const JUST_IN_TIME = new Date('2026-11-25T14:59:59.999Z');
const DEADLINE = new Date('2026-11-25T15:00:00Z');
const THURSDAY = '2026-11-26';

describe.each(stores)('cancellations taken back on %s', (_, open) => {
  let store: Store;
  let shop: TestApp;
  let who: SeededOrderer;
  let sku: string;
  const clock = createFakeClock();
  /** Comes a week later than the rest. */
  const preOrdered = shelfProduct({
    name: 'Mehl',
    prices: [{ type: 'LIST', rawValueString: '10.00', minQuantity: 0 }],
    doc: { attributes: [{ key: 'Bestellartikel', extension: '3' }] },
  });

  beforeAll(async () => {
    store = await open();
    shop = await createTestApp(store, clock);
    who = await store.asSystem((queries) => seedTestBuyer(queries));
    [sku = ''] = await store.asSystem((queries) => seedShelf(queries, 1));
    await store.asSystem((queries) => plantProducts(queries, [preOrdered]));
  });
  beforeEach(() => {
    clock.moveTo(TEST_NOW);
  });
  afterAll(async () => {
    await shop.close();
    await store.close();
  });

  const as = (userId = who.userId) => ({ userId, tenant: 'AZ' });
  const where = ({ id }: Order) => ({ tenant: 'AZ', customerId: who.customerId, orderId: id }) as const;
  const ordered = async (...skus: readonly string[]): Promise<Order> => {
    const anna = orderingActor(shop, who);
    await anna.put(skus, { amount: 2 });
    return anna.order();
  };
  const cancelled = async (order: Order, deliveryDate?: string): Promise<Order> => {
    const cancellation = { seenRevision: 1, ...(deliveryDate !== undefined && { deliveryDate }) };
    const { body } = await shop.call('cancelOrder', { ...where(order), cancellation }, as());
    return orderSchema.parse(body);
  };
  const ask = (order: Order, seenRevision = 2, user = as()) =>
    shop.call('restoreOrder', { ...where(order), restoration: { seenRevision } }, user);
  const restored = async (order: Order): Promise<Order> => orderSchema.parse((await ask(order)).body);
  const read = async (order: Order): Promise<Order> =>
    orderSchema.parse((await shop.call('getOrder', where(order), as())).body);
  const bought = () =>
    store.asSystem(async (queries) => {
      const { rows } = await sql<{ quantity: string }>`
        select sum(quantity)::text as quantity from essence_item
        where customer_id = ${who.customerId} and sku = ${sku}`.execute(queries);
      return Number(rows[0]?.quantity ?? 0);
    });

  it('ORD-8: the order is as it was, with its prices, and what was bought and what is expected as well', async () => {
    const order = await ordered(sku);
    const was = await bought();
    const gone = await cancelled(order);
    expect(gone).toMatchObject({ state: 'CANCELLED', restorableUntil: DEADLINE.toISOString() });
    expect(await bought()).toBe(was - 2);
    const back = await restored(order);
    expect(back.statusHistory?.map(({ status }) => status)).toEqual(['RECEIVED', 'CANCELLED', 'RECEIVED']);
    expect(back).toEqual({
      ...order,
      state: 'OPEN',
      revision: 3,
      orderEditing: 'LINES_AND_DAY',
      statusHistory: back.statusHistory,
    });
    expect(await read(order)).toEqual(back);
    expect(await bought()).toBe(was);
    const expected = await shop.call(
      'getExpectedGoods',
      { tenant: 'AZ', customerId: who.customerId, skus: [sku] },
      as(),
    );
    expect(JSON.stringify(expected.body)).toContain(order.id);
    const { body } = await shop.call('getOrderRevisions', where(order), as());
    expect(
      z
        .array(orderRevisionSchema)
        .parse(body)
        .map(({ revision }) => revision),
    ).toEqual([1, 2, 3]);
    // It can be changed and cancelled like any other.
    const lines = [{ sku, amount: 3, unitAbbreviation: 'ST' }];
    const changed = await shop.call(
      'changeOrder',
      { ...where(order), change: { seenRevision: 3, lines } },
      as(),
    );
    expect(changed.body).toMatchObject({ revision: 4, state: 'OPEN' });
  });

  it('ORD-8: strictly before the deadline of every line that comes back', async () => {
    const order = await ordered(sku);
    await cancelled(order);
    clock.moveTo(DEADLINE);
    expect(await ask(order)).toMatchObject({
      status: 409,
      body: { code: 'deadline-passed', locked: [{ sku, editableUntil: DEADLINE.toISOString() }] },
    });
    expect(await read(order)).toMatchObject({ state: 'CANCELLED', revision: 2 });
    clock.moveTo(JUST_IN_TIME);
    expect(await restored(order)).toMatchObject({
      state: 'OPEN',
      revision: 3,
      orderEditing: 'LINES_AND_DAY',
    });
  });

  it('ORD-8: one delivery comes back to what was left of the order', async () => {
    const order = await ordered(sku, preOrdered.sku);
    const less = await cancelled(order, THURSDAY);
    expect(less.orderItems.map(({ productSku }) => productSku)).toEqual([preOrdered.sku]);
    expect(less).toMatchObject({ state: 'OPEN', restorableUntil: DEADLINE.toISOString() });
    const back = await restored(order);
    expect(back).toEqual({ ...order, state: 'OPEN', revision: 3, orderEditing: 'LINES_AND_DAY' });
    // The other delivery can still be changed, but this one has gone for good.
    const again = await ordered(sku, preOrdered.sku);
    await cancelled(again, THURSDAY);
    clock.moveTo(DEADLINE);
    expect(await ask(again)).toMatchObject({ body: { code: 'deadline-passed', locked: [{ sku }] } });
  });

  it('ORD-8: a repetition changes nothing, and there is nothing to take back without a cancellation', async () => {
    const order = await ordered(sku, preOrdered.sku);
    const locked = { status: 409, body: { code: 'order-locked' } };
    expect(await ask(order, 1)).toMatchObject(locked);
    await cancelled(order, THURSDAY);
    const back = await restored(order);
    expect((await ask(order)).body).toEqual(back);
    expect(await ask(order, 3)).toMatchObject(locked);
    // A cancellation that was followed by a change is part of the order's past.
    const other = await ordered(sku, preOrdered.sku);
    await cancelled(other, THURSDAY);
    const lines = [{ sku: preOrdered.sku, amount: 1, unitAbbreviation: 'ST' }];
    await shop.call('changeOrder', { ...where(other), change: { seenRevision: 2, lines } }, as());
    expect(await ask(other, 3)).toMatchObject(locked);
    expect(await ask(other)).toMatchObject(locked);
  });

  it('ORD-8: not what is being prepared, not with another revision seen, and nobody else’s', async () => {
    const order = await ordered(sku, preOrdered.sku);
    await cancelled(order, THURSDAY);
    expect((await ask(order, 1)).body).toMatchObject({ code: 'order-changed', order: { revision: 2 } });
    await store.asSystem((queries) =>
      sql`update customer_order set status = 'IN_PREPARATION' where id = ${order.id}`.execute(queries),
    );
    expect((await ask(order)).body).toMatchObject({ code: 'order-locked' });
    const other = await store.asSystem((queries) => seedTestBuyer(queries));
    const foreign = { ...where(order), customerId: other.customerId, restoration: { seenRevision: 2 } };
    expect(await shop.call('restoreOrder', foreign, as(other.userId))).toMatchObject({
      status: 404,
      body: { code: 'not-found' },
    });
  });
});
