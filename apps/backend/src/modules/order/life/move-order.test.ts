import { orderSchema, type Order, type OrderChange } from '@gastroshop/api-contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Store } from '../../../db';
import {
  createFakeClock,
  createTestApp,
  orderingActor,
  plantProducts,
  seedShelf,
  seedTestBuyer,
  shelfProduct,
  stores,
  TEST_NOW,
  type SeededOrderer,
  type TestApp,
} from '../../../testing';

const THURSDAY = '2026-11-26';
const MONDAY = '2026-11-30';
/** The deadlines for Thursday and for Monday: Wednesday 16:00 and Friday 12:00 in Vienna. */
const FOR_THURSDAY = new Date('2026-11-25T15:00:00Z');
const FOR_MONDAY = new Date('2026-11-27T11:00:00Z');

describe.each(stores)('orders moved to another day on %s', (_, open) => {
  let store: Store;
  let shop: TestApp;
  let who: SeededOrderer;
  let apart: SeededOrderer;
  let valued: SeededOrderer;
  let skus: readonly [string, string];
  const clock = createFakeClock();
  const tiered = shelfProduct({
    name: 'Tomaten',
    prices: [
      { type: 'LIST', rawValueString: '4.00', minQuantity: 0 },
      { type: 'LIST', rawValueString: '3.00', minQuantity: 6 },
    ],
  });
  const cake = shelfProduct({
    name: 'Torte',
    doc: { attributes: [{ key: 'Bestellschluss', extension: '14:30' }] },
  });
  const salad = shelfProduct({ name: 'Salat', doc: { attributes: [{ key: 'Gekuehlt' }] } });
  const frozen = shelfProduct({ name: 'Erbsen', doc: { attributes: [{ key: 'Tiefgekuehlt' }] } });

  beforeAll(async () => {
    store = await open();
    shop = await createTestApp(store, clock);
    [who, apart, valued] = await store.asSystem(async (queries) => [
      await seedTestBuyer(queries),
      await seedTestBuyer(queries, {
        frozenSlots: [
          { id: 'F', day: 4, time: '09:00', lastOrderDay: 3, lastOrderTime: '15:00' },
          { id: 'G', day: 5, time: '09:00', lastOrderDay: 4, lastOrderTime: '15:00' },
        ],
      }),
      await seedTestBuyer(queries, {
        slots: [
          { id: 'A', day: 4, time: '06:00', lastOrderDay: 3, lastOrderTime: '16:00' },
          {
            id: 'B',
            day: 1,
            time: '06:00',
            lastOrderDay: 5,
            lastOrderTime: '12:00',
            minimumOrderValue: '50',
          },
        ],
      }),
    ]);
    const [one = '', two = ''] = await store.asSystem((queries) => seedShelf(queries, 2));
    skus = [one, two];
    await store.asSystem((queries) => plantProducts(queries, [tiered, cake, salad, frozen]));
  });
  beforeEach(() => {
    clock.moveTo(TEST_NOW);
  });
  afterAll(async () => {
    await shop.close();
    await store.close();
  });

  const as = ({ userId }: SeededOrderer) => ({ userId, tenant: 'AZ' });
  const ordered = async (of: SeededOrderer, wanted: readonly string[], more: object = {}): Promise<Order> => {
    const anna = orderingActor(shop, of);
    await anna.put(wanted, { amount: 2 });
    return anna.order(more);
  };
  const ask = (of: SeededOrderer, { id, revision = 1 }: Order, change: Partial<OrderChange>) =>
    shop.call(
      'changeOrder',
      {
        tenant: 'AZ',
        customerId: of.customerId,
        orderId: id,
        change: { seenRevision: revision, lines: [], ...change },
      },
      as(of),
    );
  const move = async (of: SeededOrderer, order: Order, change: Partial<OrderChange>): Promise<Order> => {
    const answer = await ask(of, order, change);
    expect(answer.body).not.toHaveProperty('code');
    return orderSchema.parse(answer.body);
  };
  const days = ({ deliveries = [] }: Order) =>
    deliveries.map(({ date, lines }) => [date, lines.map(({ productSku }) => productSku)]);

  it('ORD-10: comes on the other day, with its deadline, and is otherwise as it was', async () => {
    const before = await ordered(who, [skus[0], skus[1]]);
    expect(before).toMatchObject({ deliverySlotDate: THURSDAY, editableUntil: FOR_THURSDAY.toISOString() });
    const after = await move(who, before, { requestedDeliveryDay: MONDAY });
    expect(after).toMatchObject({
      revision: 2,
      deliverySlotDate: MONDAY,
      editableUntil: FOR_MONDAY.toISOString(),
      totals: { net: before.totals?.net, gross: before.totals?.gross },
      state: 'OPEN',
    });
    expect(days(after)).toEqual([[MONDAY, [skus[0], skus[1]]]]);
    expect(after.orderItems.map(({ price }) => price)).toEqual(before.orderItems.map(({ price }) => price));
    // Lists sort and filter by it.
    const row = await store.asSystem((queries) =>
      queries
        .selectFrom('customer_order')
        .select((eb) => eb.cast<string>('delivery_date', 'text').as('day'))
        .where('id', '=', before.id)
        .executeTakeFirst(),
    );
    expect(row?.day).toBe(MONDAY);
    // It is the later deadline that counts from now on.
    clock.moveTo(FOR_THURSDAY);
    expect(
      await move(who, after, { lines: [{ sku: skus[0], amount: 5, unitAbbreviation: 'ST' }] }),
    ).toMatchObject({ revision: 3 });
    clock.moveTo(FOR_MONDAY);
    const late = await ask(who, { ...after, revision: 3 }, { requestedDeliveryDay: '2026-12-03' });
    expect(late.body).toMatchObject({ code: 'deadline-passed' });
  });

  it('ORD-10: the same day is no change, and a change with the day moves new lines too', async () => {
    const before = await ordered(who, [skus[0]]);
    expect(await move(who, before, { requestedDeliveryDay: THURSDAY })).toMatchObject({ revision: 1 });
    const after = await move(who, before, {
      requestedDeliveryDay: MONDAY,
      lines: [
        { sku: skus[1], amount: 1, unitAbbreviation: 'ST' },
        { sku: tiered.sku, amount: 6, unitAbbreviation: 'ST' },
      ],
    });
    expect(days(after)).toEqual([[MONDAY, [skus[0], skus[1], tiered.sku]]]);
    expect(after.orderItems.at(-1)?.price).toBe('3.00');
  });

  it('ORD-10: both deadlines must be open: that of each line on the old day, and that of the new day', async () => {
    const order = await ordered(who, [skus[0], cake.sku]);
    clock.moveTo(new Date('2026-11-25T13:30:00Z'));
    expect((await ask(who, order, { requestedDeliveryDay: MONDAY })).body).toMatchObject({
      code: 'deadline-passed',
      locked: [{ sku: cake.sku }],
    });
    clock.moveTo(TEST_NOW);
    const later = await ordered(who, [skus[0]], { requestedDeliveryDay: MONDAY });
    clock.moveTo(FOR_THURSDAY);
    expect((await ask(who, later, { requestedDeliveryDay: THURSDAY })).body).toMatchObject({
      code: 'deadline-passed',
      field: 'requestedDeliveryDay',
      nextPossibleDay: MONDAY,
    });
  });

  it.each([
    ['a day nothing is driven on', '2026-11-28'],
    ['a day that is over', '2026-11-19'],
    ['a day far away', '2028-11-23'],
  ])('refuses %s', async (_name, day) => {
    const order = await ordered(who, [skus[0]]);
    const answer = await ask(who, order, { requestedDeliveryDay: day });
    expect(answer.status).toBeGreaterThanOrEqual(409);
    expect(['delivery-day-not-possible', 'deadline-passed']).toContain(
      new Map(Object.entries(answer.body ?? {})).get('code'),
    );
  });

  it.each(['26.11.2026', '2026-02-30', ''])('refuses %j, which is no day', async (day) => {
    const order = await ordered(who, [skus[0]]);
    expect((await ask(who, order, { requestedDeliveryDay: day })).body).toMatchObject({
      code: 'invalid-request',
    });
  });

  it('ORD-10: frozen goods that come apart move alone', async () => {
    const before = await ordered(apart, [salad.sku, frozen.sku], {
      requestedDeliveryDayFreshProducts: THURSDAY,
      requestedDeliveryDayFrozenProducts: THURSDAY,
    });
    const after = await move(apart, before, { requestedDeliveryDayFrozenProducts: '2026-11-27' });
    expect(after).toMatchObject({
      deliverySlotDate: THURSDAY,
      requestedDeliveryDateFreshProducts: THURSDAY,
      requestedDeliveryDateFrozenProducts: '2026-11-27',
    });
    expect(days(after)).toEqual([
      [THURSDAY, [salad.sku]],
      ['2026-11-27', [frozen.sku]],
    ]);
  });

  it('ORD-10: frozen goods that come with the rest move with it, never silently not at all', async () => {
    const mixed = await ordered(who, [salad.sku, frozen.sku]);
    const frozenDay = (day: string) => ({ requestedDeliveryDayFrozenProducts: day });
    expect(await ask(who, mixed, frozenDay(MONDAY))).toMatchObject({
      status: 422,
      body: { code: 'delivery-day-not-possible', field: 'requestedDeliveryDayFrozenProducts' },
    });
    // The day they have is no change.
    expect(await move(who, mixed, frozenDay(THURSDAY))).toMatchObject({ revision: 1 });
    expect(await move(who, mixed, { requestedDeliveryDay: MONDAY, ...frozenDay(MONDAY) })).toMatchObject({
      revision: 2,
      deliverySlotDate: MONDAY,
    });
    const alone = await move(who, await ordered(who, [frozen.sku]), frozenDay(MONDAY));
    expect(alone).toMatchObject({ revision: 2, deliverySlotDate: MONDAY });
    expect(days(alone)).toEqual([[MONDAY, [frozen.sku]]]);
  });

  it('ORD-10: an order of frozen goods that come apart moves by their day', async () => {
    const before = await ordered(apart, [frozen.sku], {
      requestedDeliveryDayFrozenProducts: THURSDAY,
    });
    const after = await move(apart, before, { requestedDeliveryDayFrozenProducts: '2026-11-27' });
    expect(after).toMatchObject({ revision: 2, requestedDeliveryDateFrozenProducts: '2026-11-27' });
    expect(days(after)).toEqual([['2026-11-27', [frozen.sku]]]);
  });

  it('ORD-10: the minimum of the new day holds, also where nothing becomes less', async () => {
    const order = await ordered(valued, [tiered.sku]);
    expect((await ask(valued, order, { requestedDeliveryDay: MONDAY })).body).toMatchObject({
      code: 'order-value-too-small',
      day: MONDAY,
    });
    expect(
      await move(valued, order, {
        requestedDeliveryDay: MONDAY,
        lines: [{ sku: tiered.sku, amount: 20, unitAbbreviation: 'ST' }],
      }),
    ).toMatchObject({ revision: 2, deliverySlotDate: MONDAY });
  });
});
