import { orderSchema, type Order, type OrderSubmission } from '@gastroshop/api-contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
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
  WEEKLY_SLOTS,
  type SeededOrderer,
  type TestApp,
} from '../../../testing';

/** The deadline for Thursday, 16:00 in Vienna. */
const DEADLINE = new Date('2026-11-25T15:00:00Z');

describe.each(stores)('carts added to an order on %s', (_, open) => {
  let store: Store;
  let shop: TestApp;
  let who: SeededOrderer;
  let skus: readonly [string, string];
  const clock = createFakeClock();
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
    const slots = WEEKLY_SLOTS.map((slot) => ({ ...slot, minimumOrderValue: '8.30' }));
    who = await store.asSystem((queries) => seedTestBuyer(queries, { slots }));
    const [one = '', two = ''] = await store.asSystem((queries) => seedShelf(queries, 2));
    skus = [one, two];
    await store.asSystem((queries) => plantProducts(queries, [tiered]));
  });
  beforeEach(() => {
    clock.moveTo(TEST_NOW);
  });
  afterAll(async () => {
    await shop.close();
    await store.close();
  });

  const actor = () => orderingActor(shop, who);
  const ordered = async (sku: string, amount: number): Promise<Order> => {
    await actor().put([sku], { amount });
    return actor().order();
  };
  const join = (addToOrderId: string, more: Partial<OrderSubmission> = {}, key?: string) =>
    actor().submit({ addToOrderId, ...more }, key);

  it('ORD-6: amounts add up, the price follows the sum, the cart is empty, and the least value holds for both', async () => {
    const first = await ordered(tiered.sku, 4);
    expect(first.orderItems[0]).toMatchObject({ price: '4.00' });
    await actor().put([tiered.sku], { amount: 2, note: 'reif' });
    // Alone it would be too little: 4,15.
    await actor().put([skus[0]], { amount: 1, note: 'hell' });
    const { body, status } = await join(first.id, { notes: 'Hinten', unloadingArea: 'Küche' }, 'join');
    expect(status).toBe(200);
    const joined = orderSchema.parse(body);
    expect(joined).toMatchObject({
      id: first.id,
      number: first.number,
      revision: 2,
      comment: 'Hinten',
      unloadingArea: 'Küche',
      orderItems: [
        { productSku: tiered.sku, amount: 6, price: '3.00' },
        { productSku: skus[0], amount: 1, note: 'hell' },
      ],
    });
    expect((await actor().cart()).items).toEqual([]);
    // A lost answer: the same again is the same order.
    const again = await join(first.id, { notes: 'Hinten', unloadingArea: 'Küche' }, 'join');
    expect(again).toMatchObject({ status: 200, body: { id: first.id, revision: 2 } });
  });

  it('ORD-6: not to another day, not to an unknown order, and not after its deadline', async () => {
    const first = await ordered(skus[0], 2);
    await actor().put([skus[1]], { amount: 2 });
    expect(await join(first.id, { requestedDeliveryDay: '2026-11-30' })).toMatchObject({
      status: 422,
      body: { code: 'invalid-request', field: 'addToOrderId' },
    });
    expect(await join('nobody-knows')).toMatchObject({ status: 404, body: { code: 'not-found' } });
    clock.moveTo(DEADLINE);
    expect(await join(first.id)).toMatchObject({ status: 409, body: { code: 'deadline-passed' } });
    clock.moveTo(TEST_NOW);
    expect((await actor().cart()).items).toHaveLength(1);
    const read = await shop.call(
      'getOrder',
      { tenant: 'AZ', customerId: who.customerId, orderId: first.id },
      { userId: who.userId, tenant: 'AZ' },
    );
    expect(read.body).toMatchObject({ revision: 1 });
    // As an order of its own it can still go.
    expect((await actor().order()).id).not.toBe(first.id);
  });

  it('ORD-7: who gets the confirmation gets one mail for each change and cancellation, after the first', async () => {
    await actor().put([skus[0]], { amount: 2 });
    const first = await actor().order({ confirmationMailAdresses: ['kueche@post.example'] });
    const where = { tenant: 'AZ', customerId: who.customerId, orderId: first.id } as const;
    const as = { userId: who.userId, tenant: 'AZ' };
    const lines = [{ sku: skus[0], amount: 5, unitAbbreviation: 'ST' }];
    await shop.call('changeOrder', { ...where, change: { seenRevision: 1, lines } }, as);
    // Nothing changed: nobody is told.
    await shop.call('changeOrder', { ...where, change: { seenRevision: 2, lines } }, as);
    await shop.call('cancelOrder', { ...where, cancellation: { seenRevision: 2 } }, as);
    const mails = await store.asSystem(async (queries) => {
      const { rows } = await sql<{ revision: string | null; address: string }>`
        select data->>'revision' as revision, data->>'address' as address from jobs.job
        where name = 'confirmation-mail' and data->>'orderId' = ${first.id}
        order by data->>'revision' nulls first`.execute(queries);
      return rows;
    });
    const address = 'kueche@post.example';
    expect(mails).toEqual([
      { revision: null, address },
      { revision: '2', address },
      { revision: '3', address },
    ]);
  });

  it('a preview says what a change would make of the order, and stores nothing', async () => {
    const first = await ordered(tiered.sku, 6);
    const where = { tenant: 'AZ', customerId: who.customerId, orderId: first.id } as const;
    const as = { userId: who.userId, tenant: 'AZ' };
    const change = {
      seenRevision: 1,
      lines: [{ sku: tiered.sku, amount: 5, unitAbbreviation: 'ST' }],
    };
    const { body } = await shop.call('previewOrderChange', { ...where, change }, as);
    expect(body).toMatchObject({ revision: 2, totals: { net: '20.00' }, orderItems: [{ price: '4.00' }] });
    expect((await shop.call('getOrder', where, as)).body).toMatchObject({ revision: 1 });
    const done = await shop.call('changeOrder', { ...where, change }, as);
    expect(done.body).toEqual(body);
  });
});
