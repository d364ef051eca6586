import { orderSchema, orderRevisionSchema, type Order, type OrderChange } from '@gastroshop/api-contract';
import type { OrderEditing } from '@gastroshop/domain/order-life';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
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
  testServices,
  type SeededOrderer,
  type TestApp,
} from '../../../testing';

/** One millisecond before the deadline for Thursday, 16:00 in Vienna, and the deadline. */
const JUST_IN_TIME = new Date('2026-11-25T14:59:59.999Z');
const DEADLINE = new Date('2026-11-25T15:00:00Z');
/** The deadline of the article with a Bestellschluss. */
const EARLY_DEADLINE = new Date('2026-11-25T13:30:00Z');

describe.each(stores)('changed orders on %s', (engine, open) => {
  let store: Store;
  let shop: TestApp;
  let who: SeededOrderer;
  let other: SeededOrderer;
  let skus: readonly [string, string, string];
  const clock = createFakeClock();
  const early = shelfProduct({
    name: 'Torte',
    prices: [{ type: 'LIST', rawValueString: '10.00', minQuantity: 0 }],
    doc: { attributes: [{ key: 'Bestellschluss', extension: '14:30' }] },
  });
  const tiered = shelfProduct({
    name: 'Tomaten',
    prices: [
      { type: 'LIST', rawValueString: '4.00', minQuantity: 0 },
      { type: 'LIST', rawValueString: '3.00', minQuantity: 6 },
    ],
  });

  beforeAll(async () => {
    store = await open();
    shop = await createTestApp(store, clock);
    [who, other] = await store.asSystem(async (queries) => [
      await seedTestBuyer(queries),
      await seedTestBuyer(queries),
    ]);
    const [one = '', two = '', three = ''] = await store.asSystem((queries) => seedShelf(queries, 3));
    skus = [one, two, three];
    await store.asSystem((queries) => plantProducts(queries, [early, tiered]));
  });
  beforeEach(() => {
    clock.moveTo(TEST_NOW);
  });
  afterAll(async () => {
    await shop.close();
    await store.close();
  });

  const as = (userId = who.userId, roles?: readonly string[]) => ({
    userId,
    tenant: 'AZ',
    ...(roles !== undefined && { roles }),
  });
  const where = (orderId: string) => ({ tenant: 'AZ', customerId: who.customerId, orderId }) as const;
  const ordered = async (wanted: readonly string[] = skus, amount = 2): Promise<Order> => {
    const anna = orderingActor(shop, who);
    await anna.put(wanted, { amount });
    return anna.order();
  };
  const to = (sku: string, amount: number) => ({ sku, amount, unitAbbreviation: 'ST' });
  const ask = (
    { id }: Order,
    change: Partial<OrderChange>,
    { key, user = as() }: { readonly key?: string; readonly user?: ReturnType<typeof as> } = {},
  ) =>
    shop.call(
      'changeOrder',
      {
        ...where(id),
        change: { seenRevision: 1, lines: [], ...change },
        ...(key !== undefined && { idempotencyKey: key }),
      },
      user,
    );
  const change = async (of: Order, body: Partial<OrderChange>, key?: string): Promise<Order> => {
    const answer = await ask(of, body, key === undefined ? {} : { key });
    expect(answer.body).not.toHaveProperty('code');
    return orderSchema.parse(answer.body);
  };
  const cancel = ({ id }: Order, more: object = {}, user = as()) =>
    shop.call('cancelOrder', { ...where(id), cancellation: { seenRevision: 1, ...more } }, user);
  const read = async ({ id }: Order): Promise<Order> =>
    orderSchema.parse((await shop.call('getOrder', where(id), as())).body);
  const amounts = ({ orderItems }: Order) =>
    orderItems.map(({ productSku, amount }) => `${productSku} ${amount}`);
  const bought = (sku: string) =>
    store.asSystem(async (queries) => {
      const row = await queries
        .selectFrom('essence_item')
        .select('quantity')
        .where('customer_id', '=', who.customerId)
        .where('sku', '=', sku)
        .executeTakeFirst();
      return Number(row?.quantity ?? 0);
    });

  it('ORD-2: amounts, new lines and removed ones; the sums, the history and what was bought follow', async () => {
    const before = await ordered();
    const was = await bought(skus[0]);
    expect(before).toMatchObject({ revision: 1, editableUntil: DEADLINE.toISOString() });
    const after = await change(before, {
      lines: [to(skus[0], 5), to(skus[1], 0), to(early.sku, 1)],
      notes: 'Hinten',
    });
    expect(amounts(after)).toEqual([`${skus[0]} 5`, `${skus[2]} 2`, `${early.sku} 1`]);
    expect(after).toMatchObject({
      id: before.id,
      number: before.number,
      revision: 2,
      state: 'OPEN',
      comment: 'Hinten',
    });
    expect(await read(before)).toEqual(after);
    const whole = await ordered([early.sku], 1);
    // The same as if it had been ordered so at once.
    const anna = orderingActor(shop, who);
    await anna.put([skus[0]], { amount: 5 });
    await anna.put([skus[2]], { amount: 2 });
    await anna.put([early.sku], { amount: 1 });
    const atOnce = await anna.order();
    expect(after.totals).toEqual(atOnce.totals);
    expect(after.deliveries).toEqual(atOnce.deliveries);
    expect(after.orderItems).toEqual(atOnce.orderItems);
    expect(whole.id).not.toBe(before.id);
    expect((await bought(skus[0])) - was).toBe(3 + 5);
    const { body } = await shop.call('getOrderRevisions', where(before.id), as());
    const revisions = z.array(orderRevisionSchema).parse(body);
    expect(revisions.map(({ revision, order }) => [revision, amounts(order)])).toEqual([
      [1, amounts(before)],
      [2, amounts(after)],
    ]);
  });

  it('ORD-2: strictly before the deadline of the line, and of no other', async () => {
    const order = await ordered([skus[0], early.sku]);
    clock.moveTo(EARLY_DEADLINE);
    const late = await ask(order, { lines: [to(skus[0], 3), to(early.sku, 3)] });
    expect(late).toMatchObject({
      status: 409,
      body: {
        code: 'deadline-passed',
        locked: [{ sku: early.sku, editableUntil: EARLY_DEADLINE.toISOString() }],
      },
    });
    expect(amounts(await read(order))).toEqual(amounts(order));
    expect((await cancel(order)).body).toMatchObject({ code: 'deadline-passed' });
    clock.moveTo(JUST_IN_TIME);
    expect((await change(order, { lines: [to(skus[0], 3), to(early.sku, 2)] })).revision).toBe(2);
    clock.moveTo(DEADLINE);
    const fixed = await ask(order, { seenRevision: 2, lines: [to(skus[0], 4)] });
    expect(fixed.body).toMatchObject({ code: 'deadline-passed', locked: [{ sku: skus[0] }] });
    // New lines are too late as well, and nothing to be changed is no fault.
    expect((await ask(order, { seenRevision: 2, lines: [to(skus[1], 1)] })).body).toMatchObject({
      code: 'deadline-passed',
      locked: [{ sku: skus[1] }],
    });
    expect((await ask(order, { seenRevision: 2, lines: [to(skus[0], 3)] })).status).toBe(200);
    expect(await read(order)).toMatchObject({ state: 'LOCKED', revision: 2 });
  });

  it('ORD-3: colleagues change different lines, and are told of the same one', async () => {
    const order = await ordered();
    await change(order, { lines: [to(skus[0], 3)] });
    const both = await change(order, { lines: [to(skus[1], 4)] });
    expect(amounts(both).slice(0, 2)).toEqual([`${skus[0]} 3`, `${skus[1]} 4`]);
    const same = await ask(order, { lines: [to(skus[0], 9)] });
    expect(same).toMatchObject({
      status: 409,
      body: { code: 'order-changed', skus: [skus[0]], order: { revision: 3 } },
    });
    expect((await cancel(order)).body).toMatchObject({ code: 'order-changed' });
    expect((await ask(order, { seenRevision: 99, lines: [to(skus[0], 9)] })).body).toMatchObject({
      code: 'order-changed',
    });
  });

  it('ORD-4: a repetition with its key is the same change, and another with it is none', async () => {
    const order = await ordered();
    const first = await change(order, { lines: [to(skus[0], 3)] }, 'once');
    await change(order, { seenRevision: 2, lines: [to(skus[0], 4)] });
    expect(await change(order, { lines: [to(skus[0], 3)] }, 'once')).toEqual(first);
    const reused = await ask(order, { lines: [to(skus[0], 8)] }, { key: 'once' });
    expect(reused.body).toMatchObject({ code: 'idempotency-key-reused' });
    expect(amounts(await read(order))[0]).toBe(`${skus[0]} 4`);
  });

  it('prices a changed line by the tiers of its new amount, and leaves the others as they were', async () => {
    const order = await ordered([tiered.sku, skus[0]], 6);
    expect(order.orderItems[0]).toMatchObject({ price: '3.00' });
    const after = await change(order, { lines: [to(tiered.sku, 5)] });
    expect(after.orderItems[0]).toMatchObject({ price: '4.00', mostAccurateRowTotal: '20.00' });
    expect(after.orderItems[1]).toEqual(order.orderItems[1]);
  });

  it('ORD-5: is cancelled as a whole, once, and nothing of it is expected any more', async () => {
    const order = await ordered();
    const gone = orderSchema.parse((await cancel(order, { reason: 'Falscher Tag' })).body);
    expect(gone).toMatchObject({ revision: 2, state: 'CANCELLED' });
    expect(gone.statusHistory?.map(({ status }) => status)).toEqual(['RECEIVED', 'CANCELLED']);
    expect((await cancel(order)).body).toEqual(gone);
    expect((await ask(order, { seenRevision: 2, lines: [to(skus[0], 1)] })).body).toMatchObject({
      code: 'order-locked',
    });
    const { body } = await shop.call('getExpectedGoods', { tenant: 'AZ', customerId: who.customerId }, as());
    expect(JSON.stringify(body)).not.toContain(order.id);
    // All lines taken out is the same.
    const emptied = await ordered([skus[0]]);
    expect(await change(emptied, { lines: [to(skus[0], 0)] })).toMatchObject({
      state: 'CANCELLED',
      revision: 2,
    });
  });

  it('ORD-5: one delivery of it', async () => {
    const order = await ordered([skus[0]]);
    expect((await cancel(order, { deliveryDate: '2026-12-24' })).body).toMatchObject({
      code: 'order-locked',
    });
    expect((await cancel(order, { deliveryDate: '2026-11-26' })).body).toMatchObject({ state: 'CANCELLED' });
  });

  it.each(['IN_PREPARATION', 'SHIPPED', 'DELIVERED', 'CONFIRMED'])(
    'ORD-1: nothing of it once it is %s',
    async (status) => {
      const order = await ordered([skus[0]]);
      await store.asSystem((queries) =>
        sql`update customer_order set status = ${status} where id = ${order.id}`.execute(queries),
      );
      expect((await ask(order, { lines: [to(skus[0], 9)] })).body).toMatchObject({ code: 'order-locked' });
      expect((await cancel(order)).body).toMatchObject({ code: 'order-locked' });
    },
  );

  it('is nobody else’s, and nobody’s without the right to order', async () => {
    const order = await ordered([skus[0]]);
    const foreign = { tenant: 'AZ', customerId: other.customerId, orderId: order.id } as const;
    const body = { seenRevision: 1, lines: [to(skus[0], 9)] };
    for (const answer of [
      await shop.call('changeOrder', { ...foreign, change: body }, as(other.userId)),
      await shop.call('cancelOrder', { ...foreign, cancellation: { seenRevision: 1 } }, as(other.userId)),
      await shop.call('getOrderRevisions', foreign, as(other.userId)),
    ])
      expect(answer).toMatchObject({ status: 404, body: { code: 'not-found' } });
    expect(await read(order)).toMatchObject({ revision: 1 });
  });

  it('tells no figure to who may not see prices', async () => {
    const order = await ordered([tiered.sku]);
    const answer = await ask(order, { lines: [to(tiered.sku, 3)] }, { user: as(who.userId, []) });
    expect(answer.status).toBe(200);
    expect(JSON.stringify(answer.body)).not.toMatch(/"(?:price|totals|mostAccurateRowTotal)"/);
  });

  it('refuses what cannot be ordered, and says why', async () => {
    const order = await ordered([skus[0]]);
    const answers = [
      [{ lines: [to('no-such', 1)] }, 409, 'articles-not-available'],
      [{ lines: [{ sku: skus[0], amount: -1, unitAbbreviation: 'ST' }] }, 422, 'invalid-request'],
      [{ lines: [{ sku: skus[0], amount: 1.5, unitAbbreviation: 'ST' }] }, 422, 'invalid-request'],
      [{ lines: [{ sku: skus[0], amount: 100_000, unitAbbreviation: 'ST' }] }, 422, 'invalid-request'],
      [{ lines: [{ sku: skus[0], amount: 1, unitAbbreviation: 'Fass' }] }, 409, 'articles-not-available'],
      [{ seenRevision: 0 }, 422, 'invalid-request'],
    ] as const;
    for (const [body, status, code] of answers)
      expect(await ask(order, body), JSON.stringify(body)).toMatchObject({ status, body: { code } });
    expect(await read(order)).toMatchObject({ revision: 1 });
  });

  it('ORD-4: many at once: each counts once, and the order is the replay of its revisions', async () => {
    const order = await ordered(skus);
    const tries = engine === 'PostgreSQL' ? 20 : 4;
    const answers = await Promise.all(
      Array.from({ length: tries }, (_, index) =>
        ask(
          order,
          { lines: [to(skus[index % 3] ?? '', 3 + index)] },
          { key: `key-${order.id}-${index >> 1}` },
        ),
      ),
    );
    const taken = answers.filter(({ status }) => status === 200);
    expect(taken.length).toBeGreaterThan(0);
    const { body } = await shop.call('getOrderRevisions', where(order.id), as());
    const revisions = z.array(orderRevisionSchema).parse(body);
    expect(revisions.map(({ revision }) => revision)).toEqual(revisions.map((_, index) => index + 1));
    const now = await read(order);
    expect({ ...revisions.at(-1)?.order, state: 'OPEN', orderEditing: 'LINES_AND_DAY' }).toEqual(now);
    const nets = now.orderItems.reduce(
      (sum, { mostAccurateRowTotal = '0' }) => sum + Number(mostAccurateRowTotal),
      0,
    );
    expect(nets.toFixed(2)).toBe(now.totals?.net);
  });

  it('ORD-1: are not changed where the tenant’s merchandise system takes no changes, and show no deadline', async () => {
    const closed = await createTestApp(store, clock, {
      services: { ...testServices(store, clock), mayChangeOrders: (tenant) => tenant !== 'AZ' },
    });
    try {
      const before = await ordered();
      const place = where(before.id);
      const locked = { status: 409, body: { code: 'order-locked' } };
      const none = { seenRevision: 1, lines: [to(skus[0], 5)] };
      // Placed before the setting was changed.
      expect(await closed.call('changeOrder', { ...place, change: none }, as())).toMatchObject(locked);
      expect(
        await closed.call('cancelOrder', { ...place, cancellation: { seenRevision: 1 } }, as()),
      ).toMatchObject(locked);
      const anna = orderingActor(closed, who);
      await anna.put(skus, { amount: 2 });
      const placed = await anna.order();
      expect(JSON.stringify(placed)).not.toContain('editableUntil');
      expect((await cancel(placed)).body).toMatchObject({ code: 'order-locked' });
    } finally {
      await closed.close();
    }
  });

  describe('ORD-11: how far a customer’s orders are changed', () => {
    const LOCKED = { status: 409, body: { code: 'order-locked' } };
    const say = (tenants: OrderEditing | undefined, customers: OrderEditing | null = null) =>
      store.asSystem(async (queries) => {
        await queries.deleteFrom('tenant_setting').where('scope', '=', 'AZ').execute();
        if (tenants !== undefined)
          await queries
            .insertInto('tenant_setting')
            .values({ scope: 'AZ', doc: JSON.stringify({ orderEditing: tenants }) })
            .execute();
        await queries
          .updateTable('customer')
          .set({ order_editing: customers })
          .where('tenant', '=', 'AZ')
          .where('id', '=', who.customerId)
          .execute();
      });
    const preview = ({ id }: Order, change: Partial<OrderChange>) =>
      shop.call(
        'previewOrderChange',
        { ...where(id), change: { seenRevision: 1, lines: [], ...change } },
        as(),
      );
    const listed = async (editable: boolean): Promise<string> =>
      JSON.stringify(
        (await shop.call('getOrdersOverview', { tenant: 'AZ', customerId: who.customerId, editable }, as()))
          .body,
      );
    const MONDAY = { requestedDeliveryDay: '2026-11-30' };
    afterEach(() => say(undefined));

    it('not at all: every way to change one is refused, and no answer tells a deadline', async () => {
      const cancelled = await ordered();
      await cancel(cancelled);
      const order = await ordered();
      expect(await read(order)).toMatchObject({ orderEditing: 'LINES_AND_DAY', state: 'OPEN' });
      expect(await listed(true)).toContain(order.id);
      await say('NONE');
      const lines = [to(skus[0], 5)];
      expect(await ask(order, { lines })).toMatchObject(LOCKED);
      expect(await preview(order, { lines })).toMatchObject(LOCKED);
      expect(await cancel(order)).toMatchObject(LOCKED);
      expect(
        await shop.call('restoreOrder', { ...where(cancelled.id), restoration: { seenRevision: 2 } }, as()),
      ).toMatchObject(LOCKED);
      const anna = orderingActor(shop, who);
      await anna.put([skus[0]], { amount: 2 });
      expect(await anna.submit({ addToOrderId: order.id })).toMatchObject(LOCKED);
      const now = await read(order);
      expect(now).toMatchObject({ orderEditing: 'NONE', state: 'LOCKED', revision: 1 });
      const told = JSON.stringify([now, await read(cancelled)]) + (await listed(false));
      expect(told).toContain(order.id);
      expect(told).not.toMatch(/editableUntil|restorableUntil/);
      expect(await listed(true)).not.toContain(order.id);
      expect(JSON.stringify(await anna.order())).not.toContain('editableUntil');
    });

    it('its lines: amounts and cancelling, but no other day', async () => {
      await say('LINES');
      const order = await ordered();
      expect(await read(order)).toMatchObject({ orderEditing: 'LINES', state: 'OPEN' });
      const refused = {
        status: 422,
        body: { code: 'delivery-day-not-possible', field: 'requestedDeliveryDay' },
      };
      expect(await ask(order, MONDAY)).toMatchObject(refused);
      expect(await preview(order, { ...MONDAY, lines: [to(skus[0], 5)] })).toMatchObject(refused);
      // The day it has is no other day.
      const same = { requestedDeliveryDay: order.deliverySlotDate, lines: [to(skus[0], 5)] };
      expect(await ask(order, same)).toMatchObject({ status: 200, body: { revision: 2 } });
      expect((await cancel(order, { seenRevision: 2 })).status).toBe(200);
    });

    it('a customer’s own setting wins over its tenant’s', async () => {
      await say('NONE', 'LINES_AND_DAY');
      const order = await ordered();
      expect(await ask(order, MONDAY)).toMatchObject({
        status: 200,
        body: { orderEditing: 'LINES_AND_DAY' },
      });
      await say('LINES_AND_DAY', 'NONE');
      expect(await cancel(order, { seenRevision: 2 })).toMatchObject(LOCKED);
    });
  });
});
