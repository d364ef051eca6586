import { orderSchema, type Order, type OrderSubmission } from '@gastroshop/api-contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { Store } from '../../db';
import {
  amountPattern,
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
} from '../../testing';

describe.each(stores)('submitting the own cart on %s', (_, open) => {
  let store: Store;
  let shop: TestApp;
  const clock = createFakeClock();

  beforeAll(async () => {
    store = await open();
    shop = await createTestApp(store, clock);
  });
  beforeEach(() => {
    clock.moveTo(TEST_NOW);
  });
  afterAll(async () => {
    await shop.close();
    await store.close();
  });

  const orderer = (options?: Parameters<typeof seedTestBuyer>[1]) =>
    store.asSystem((queries) => seedTestBuyer(queries, options));
  const shelf = (count: number) => store.asSystem((queries) => seedShelf(queries, count));
  const products = (...planted: Parameters<typeof plantProducts>[1][number][]) =>
    store.asSystem((queries) => plantProducts(queries, planted));
  const storedOrders = ({ customerId }: SeededOrderer): Promise<readonly Order[]> =>
    store.asSystem(async (queries) => {
      const rows = await queries
        .selectFrom('customer_order')
        .select('doc')
        .where('customer_id', '=', customerId)
        .execute();
      return rows.map(({ doc }) => doc);
    });
  const setPrice = (sku: string, rawValueString: string) =>
    store.asSystem((queries) =>
      queries
        .updateTable('article_price')
        .set({ price: JSON.stringify({ type: 'LIST', rawValueString, minQuantity: 0 }) })
        .where('sku', '=', sku)
        .execute(),
    );
  const jobsOf = ({ customerId }: SeededOrderer) =>
    store.asSystem(async (queries) => {
      const { rows } = await sql<{ name: string; data: unknown }>`
        select name, data from jobs.job where data->>'customerId' = ${customerId} order by name, data->>'address'`.execute(
        queries,
      );
      return rows;
    });

  it('stores the order with prices, sums, deliveries and jobs, and empties the cart, together', async () => {
    const who = await orderer();
    const anna = orderingActor(shop, who);
    const milk = shelfProduct({ name: 'Vollmilch', doc: { attributes: [{ key: 'Gekuehlt' }] } });
    const flour = shelfProduct({
      name: 'Mehl glatt',
      doc: { attributes: [{ key: 'Bestellartikel', extension: '3' }] },
    });
    await products(milk, flour);
    await store.asSystem((queries) =>
      queries
        .insertInto('user_mail')
        .values({ tenant: 'AZ', user_id: who.userId, kind: 'ORDER', mail: 'Kueche@post.at' })
        .execute(),
    );
    await anna.put([milk.sku, flour.sku], { amount: 2, unitAbbreviation: 'KT', note: 'bitte kühl' });
    const taken = await anna.order({
      notes: 'Hintereingang',
      customerOrderId: 'B-7',
      unloadingArea: 'Küche',
      confirmationMailAdresses: ['kueche@post.at', 'chef@post.at'],
    });
    expect(taken).toMatchObject({
      customerId: who.customerId,
      comment: 'Hintereingang',
      customerOrderId: 'B-7',
      unloadingArea: 'Küche',
      creationTime: TEST_NOW.toISOString(),
      source: 'WEBSHOP',
      deliverySlotDate: '2026-11-26',
      deliverySlotTime: '06:00',
      deliveryAddress: { externalId: who.addressId, city: 'Zell' },
      confirmationEmails: ['Kueche@post.at', 'chef@post.at'],
      statusHistory: [{ status: 'RECEIVED' }],
      totals: { net: '99.60', gross: '109.56' },
      orderItems: [
        {
          productSku: milk.sku,
          name: 'Vollmilch',
          price: '4.15',
          mostAccurateRowTotal: '49.80',
          amount: 2,
          unitAbbr: 'KT',
          ratio: 6,
          baseUnit: 'ST',
          status: 'OPEN',
          note: 'bitte kühl',
          priceSnapshot: { type: 'LIST', rawValue: '4.15', day: '2026-11-25', tier: 0, factors: [] },
        },
        // Three lead days before the deadline: Friday 12:00 less three is over for Monday, so Thursday week.
        { productSku: flour.sku, preOrder: true, alternativeDeliveryDate: '2026-12-03' },
      ],
      deliveries: [
        {
          date: '2026-11-26',
          temperature: 'FRESH',
          lines: [{ productSku: milk.sku, amount: 2, unitAbbr: 'KT' }],
        },
        { date: '2026-12-03', temperature: 'AMBIENT', lines: [{ productSku: flour.sku }] },
      ],
    });
    expect(await storedOrders(who)).toEqual([taken]);
    expect(await anna.cart()).toMatchObject({ items: [], deletedItems: [], version: 2 });
    const events = await shop.call(
      'getCartEvents',
      { tenant: 'AZ', customerId: who.customerId },
      { userId: who.userId, tenant: 'AZ' },
    );
    expect(events.body).toMatchObject([{ eventType: 'CART_SUBMITTED', cartVersion: 2 }, {}, {}]);
    expect(await jobsOf(who)).toMatchObject([
      {
        name: 'confirmation-mail',
        data: { orderId: taken.id, address: 'Kueche@post.at', seesPrices: true, seesBonuses: true },
      },
      { name: 'confirmation-mail', data: { address: 'chef@post.at' } },
      { name: 'hand-over', data: { orderId: taken.id } },
    ]);
    const bought = await store.asSystem((queries) =>
      queries
        .selectFrom('essence_item')
        .selectAll()
        .where('customer_id', '=', who.customerId)
        .where('sku', '=', milk.sku)
        .execute(),
    );
    expect(bought).toMatchObject([{ bought_on: '2026-11-25', quantity: '12', unit: 'ST' }]);
  });

  describe('is exactly once', () => {
    it('by its key: same body, same order; another body is refused; the next cart is another order', async () => {
      const who = await orderer();
      const anna = orderingActor(shop, who);
      const skus = await shelf(2);
      await anna.put(skus);
      const first = await anna.order({}, 'key-1');
      expect(await anna.order({}, 'key-1')).toEqual(first);
      expect(await anna.submit({ notes: 'other' }, 'key-1')).toMatchObject({
        status: 422,
        body: { code: 'idempotency-key-reused' },
      });
      await anna.put(skus);
      expect(await anna.order({}, 'key-1')).toEqual(first);
      expect((await anna.order({}, 'key-2')).id).not.toBe(first.id);
      expect(await storedOrders(who)).toHaveLength(2);
    });

    it('of two keys for one version of the cart: the second gets the order', async () => {
      const who = await orderer();
      const anna = orderingActor(shop, who);
      const { version = 0 } = await anna.put(await shelf(1));
      const seen = { cartVersion: version, lines: [] };
      const first = await anna.order({}, 'key-a');
      for (const body of [{}, { seen }])
        expect(await anna.submit(body, 'key-b')).toMatchObject({
          status: 409,
          body: { code: 'cart-already-ordered', order: { id: first.id } },
        });
      const colleague = orderingActor(shop, who, { userId: who.colleagueId, roles: [] });
      const refused = await colleague.submit({}, 'key-a');
      expect(refused).toMatchObject({
        status: 409,
        body: { code: 'cart-already-ordered', order: { id: first.id } },
      });
      // What a refusal carries is stripped like any answer.
      expect(refused.bytes.toString()).not.toMatch(/totals|priceSnapshot/);
      expect(refused.bytes.toString()).not.toMatch(amountPattern('4.15'));
      expect(await storedOrders(who)).toHaveLength(1);
    });

    it('without a key: the version of the cart is the key, until the buyer has seen the next one', async () => {
      const who = await orderer();
      const anna = orderingActor(shop, who);
      const skus = await shelf(1);
      await anna.put(skus);
      const first = await anna.order();
      expect(await anna.order()).toEqual(first);
      expect(await anna.submit({ notes: 'other' })).toMatchObject({
        status: 409,
        body: { code: 'cart-already-ordered' },
      });
      await anna.cart();
      expect(await anna.submit()).toMatchObject({ status: 409, body: { code: 'cart-empty' } });
      await anna.put(skus);
      expect((await anna.order()).id).not.toBe(first.id);
    });

    it('a refused submission uses no key up, and a key is forgotten after 90 days', async () => {
      const who = await orderer();
      const anna = orderingActor(shop, who);
      const skus = await shelf(1);
      await anna.put(skus);
      expect(await anna.submit({ requestedDeliveryDay: '2026-11-28' }, 'key-x')).toMatchObject({
        status: 422,
      });
      const first = await anna.order({}, 'key-x');
      clock.moveTo(new Date('2027-02-24T13:00:00Z'));
      await anna.put(skus);
      const later = await anna.order({ requestedDeliveryDay: '2027-02-25' }, 'key-x');
      expect(later.id).not.toBe(first.id);
    });

    it('and nobody’s key opens another’s order', async () => {
      const [who, other] = [await orderer(), await orderer()];
      const [anna, bea] = [orderingActor(shop, who), orderingActor(shop, other)];
      const skus = await shelf(1);
      await anna.put(skus);
      await bea.put(skus);
      const [first, second] = [await anna.order({}, 'same'), await bea.order({}, 'same')];
      expect(second.id).not.toBe(first.id);
    });
  });

  describe('is checked again', () => {
    it('and never bills what the buyer did not see', async () => {
      const who = await orderer();
      const anna = orderingActor(shop, who);
      const [sku = ''] = await shelf(1);
      await anna.put([sku]);
      await setPrice(sku, '5.00');
      const refused = await anna.submit({}, 'key');
      const differences = [
        { sku, field: 'rowTotal', before: '4.15', after: '5.00' },
        { field: 'net', before: '4.15', after: '5.00' },
      ];
      expect(refused).toMatchObject({ status: 409, body: { code: 'order-differences', differences } });
      expect(await storedOrders(who)).toEqual([]);
      const { confirmationToken } = z.object({ confirmationToken: z.string() }).parse(refused.body);
      expect(await anna.submit({ confirmationToken: `${confirmationToken}x` }, 'key')).toMatchObject({
        status: 409,
      });
      // The token covers exactly what was shown: another price needs another confirmation.
      await setPrice(sku, '5.01');
      expect(await anna.submit({ confirmationToken }, 'key')).toMatchObject({
        status: 409,
        body: { code: 'order-differences' },
      });
      await setPrice(sku, '5.00');
      expect(await anna.order({ confirmationToken }, 'key')).toMatchObject({ totals: { net: '5.00' } });
    });

    it('against what the client says it showed, amounts and days among it', async () => {
      const who = await orderer();
      const anna = orderingActor(shop, who);
      const [a = '', b = ''] = await shelf(2);
      const { version = 0 } = await anna.put([a, b]);
      const seen = {
        cartVersion: version,
        lines: [{ sku: a, unitAbbreviation: 'ST', amount: 2, rowTotalString: '4.15', day: '2026-11-30' }],
        netString: '8.30',
      };
      expect(await anna.submit({ seen })).toMatchObject({
        status: 409,
        body: {
          differences: [
            { sku: a, field: 'amount', before: 2, after: 1 },
            { sku: a, field: 'day', before: '2026-11-30', after: '2026-11-26' },
            { sku: b, field: 'amount', before: null, after: 1 },
            { sku: b, field: 'rowTotal', before: null, after: '4.15' },
          ],
        },
      });
    });

    it('PRI-9: but who sees no prices is not stopped by them, and gets none', async () => {
      const who = await orderer();
      const blind = orderingActor(shop, who, { roles: [] });
      const [sku = ''] = await shelf(1);
      await blind.put([sku]);
      await setPrice(sku, '8123.45');
      const answer = await blind.submit();
      expect(answer.status).toBe(200);
      expect(answer.bytes.toString()).not.toMatch(/totals|price"/);
      expect(answer.bytes.toString()).not.toMatch(amountPattern('8123.45'));
      expect(await storedOrders(who)).toMatchObject([{ totals: { net: '8123.45' } }]);
      expect(await jobsOf(who)).toMatchObject([{ name: 'hand-over' }]);
    });

    it.each<[string, Date, Partial<OrderSubmission>, number, object]>([
      [
        'the deadline',
        new Date('2026-11-25T15:00:00Z'),
        {},
        409,
        { code: 'deadline-passed', nextPossibleDay: '2026-11-30', field: 'requestedDeliveryDay' },
      ],
      [
        'a day without delivery',
        TEST_NOW,
        { requestedDeliveryDay: '2026-11-27' },
        422,
        { code: 'delivery-day-not-possible', field: 'requestedDeliveryDay' },
      ],
      [
        'a day too far away',
        TEST_NOW,
        { requestedDeliveryDay: '2026-12-24' },
        422,
        { code: 'delivery-day-not-possible' },
      ],
      ['a foreign address', TEST_NOW, { deliveryAddressExternalId: 'foreign' }, 404, { code: 'not-found' }],
      [
        'an address nobody knows',
        TEST_NOW,
        { deliveryAddress: { street: 'Nirgends 1' } },
        404,
        { code: 'not-found' },
      ],
      [
        'somebody else’s invoice',
        TEST_NOW,
        { billingAddress: { customerId: '1' } },
        404,
        { code: 'not-found' },
      ],
    ])('by the server: %s', async (__, now, body, status, problem) => {
      const who = await orderer();
      const anna = orderingActor(shop, who);
      await anna.put(await shelf(1));
      clock.moveTo(now);
      expect(await anna.submit(body)).toMatchObject({ status, body: problem });
      expect(await storedOrders(who)).toEqual([]);
      expect((await anna.cart()).items).toHaveLength(1);
    });

    it('to the last millisecond before the deadline', async () => {
      const who = await orderer();
      const anna = orderingActor(shop, who);
      await anna.put(await shelf(1));
      clock.moveTo(new Date('2026-11-25T14:59:59.999Z'));
      expect(await anna.submit()).toMatchObject({ status: 200 });
    });

    it('articles and amounts that were good when they were put in', async () => {
      const who = await orderer();
      const anna = orderingActor(shop, who);
      const wine = shelfProduct();
      await products(wine);
      await anna.put([wine.sku]);
      const change = (doc: object) =>
        store.asSystem((queries) =>
          queries
            .updateTable('article')
            .set({ doc: sql`doc || ${JSON.stringify(doc)}::jsonb` })
            .where('sku', '=', wine.sku)
            .execute(),
        );
      await change({ minSaleQuantity: 3 });
      expect(await anna.submit()).toMatchObject({
        status: 422,
        body: { code: 'amount-too-small', sku: wine.sku, smallestAmount: 3 },
      });
      await change({ minSaleQuantity: 0, status: 'INACTIVE' });
      expect(await anna.submit()).toMatchObject({
        status: 409,
        body: { code: 'articles-not-available', skus: [wine.sku] },
      });
      expect(await storedOrders(who)).toEqual([]);
    });

    it('that there is anything, and the right to order', async () => {
      const who = await orderer();
      const anna = orderingActor(shop, who);
      expect(await anna.submit()).toMatchObject({ status: 409, body: { code: 'cart-empty' } });
      await anna.put(await shelf(1));
      await store.asSystem((queries) =>
        queries
          .updateTable('assignment')
          .set({ rights: ['SEE_PRICES'] })
          .where('customer_id', '=', who.customerId)
          .execute(),
      );
      expect(await anna.submit()).toMatchObject({ status: 403, body: { code: 'customer-forbidden' } });
    });

    it('the least value a delivery is driven for, without a figure', async () => {
      const who = await orderer({
        slots: WEEKLY_SLOTS.map((slot) => ({ ...slot, minimumOrderValue: '8.30' })),
      });
      const anna = orderingActor(shop, who);
      const [sku = ''] = await shelf(1);
      await anna.put([sku]);
      const refused = await anna.submit();
      expect(refused).toMatchObject({
        status: 422,
        body: { code: 'order-value-too-small', day: '2026-11-26', net: '4.15', missing: '4.15' },
      });
      expect(refused.bytes.toString()).not.toMatch(amountPattern('8.30'));
      await anna.put([sku], { amount: 2 });
      expect(await anna.submit()).toMatchObject({ status: 200 });
    });
  });

  it('CHK-3: asks a day for each tour, and sends the frozen goods on theirs', async () => {
    const frozenSlots = [{ id: 'F', day: 5, lastOrderDay: 4, lastOrderTime: '10:00' }];
    const who = await orderer({ frozenSlots });
    const anna = orderingActor(shop, who);
    const peas = shelfProduct({ doc: { attributes: [{ key: 'Tiefgekuehlt' }] } });
    const salad = shelfProduct({ doc: { attributes: [{ key: 'Gekuehlt' }] } });
    await products(peas, salad);
    await anna.put([peas.sku, salad.sku]);
    expect(await anna.submit({ requestedDeliveryDayFreshProducts: '2026-11-26' })).toMatchObject({
      status: 422,
      body: { code: 'delivery-day-not-possible', field: 'requestedDeliveryDay' },
    });
    const taken = await anna.order({
      requestedDeliveryDayFreshProducts: '2026-11-26',
      requestedDeliveryDayFrozenProducts: '2026-11-27',
    });
    expect(orderSchema.parse(taken)).toMatchObject({
      deliverySlotDate: '2026-11-26',
      requestedDeliveryDateFreshProducts: '2026-11-26',
      requestedDeliveryDateFrozenProducts: '2026-11-27',
      deliveries: [
        { date: '2026-11-26', temperature: 'FRESH', lines: [{ productSku: salad.sku }] },
        { date: '2026-11-27', temperature: 'FROZEN', lines: [{ productSku: peas.sku }] },
      ],
    });
  });

  it('finds a late write changed: what was ordered does not come back by itself', async () => {
    const who = await orderer();
    const anna = orderingActor(shop, who);
    const [sku = ''] = await shelf(1);
    await anna.put([sku], { seenVersion: 0, ageMs: 0, operationId: 'x' });
    await anna.order();
    const late = await anna.put([sku], { amount: 5, seenVersion: 1, ageMs: 60_000, operationId: 'y' });
    expect(late).toMatchObject({ items: [], conflicts: [{ sku, dropped: { amount: 5 } }] });
  });

  it('CRT-9: refuses a write that saw the cart before it was ordered, names the order, and changes nothing', async () => {
    const who = await orderer();
    const anna = orderingActor(shop, who);
    const [sku = '', other = ''] = await shelf(2);
    const seen = await anna.put([sku], { seenVersion: 0, operationId: 'x' });
    const seenCartVersion = seen.version ?? 0;
    const { id } = await anna.order();
    const at = { tenant: 'AZ', customerId: who.customerId } as const;
    const as = { userId: who.userId, tenant: 'AZ' };
    const line = { sku, amount: 30, unitAbbreviation: 'ST', seenVersion: 1, seenCartVersion, ageMs: 0 };
    const refused = { status: 409, body: { code: 'cart-already-ordered', order: { id } } };
    const news = { sku: other, amount: 2, unitAbbreviation: 'ST', seenCartVersion: seenCartVersion + 1 };
    // Of several lines those are named that were meant for the order, so that the others can go again.
    expect(await shop.call('putCartItems', { ...at, items: [line, news] }, as)).toMatchObject({
      ...refused,
      body: { ...refused.body, skus: [sku] },
    });
    expect(await shop.call('putCartItem', { ...at, item: { ...line, sku: other } }, as)).toMatchObject(
      refused,
    );
    expect(await shop.call('putCartItemWithoutDetail', { ...at, item: line }, as)).toMatchObject(refused);
    expect(await shop.call('deleteCartItem', { ...at, item: { sku, seenCartVersion } }, as)).toMatchObject(
      refused,
    );
    expect(await anna.cart()).toMatchObject({ items: [], version: seenCartVersion + 1 });
    // What arrived before the order and is sent again has been ordered; said again for the new cart it counts.
    expect(await anna.put([sku], { seenVersion: 0, seenCartVersion, operationId: 'x' })).toMatchObject({
      items: [],
    });
    expect(
      await anna.put([sku], { amount: 30, seenVersion: 0, seenCartVersion: seenCartVersion + 1 }),
    ).toMatchObject({ items: [{ amount: 30 }] });
  });
});
