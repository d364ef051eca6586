import { contract, orderSchema, type Fair, type Order } from '@gastroshop/api-contract';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { Store } from '../../db';
import { DEFAULT_TENANT_PROFILE } from '../../tenant-profile';
import { buildOrderContent } from '../../order-paper';
import {
  amountPattern,
  createTestApp,
  createFakeClock,
  TEST_NOW,
  orderingActor,
  plantProducts,
  seedFair,
  seedTestBuyer,
  seedShelf,
  shelfProduct,
  stores,
  WEEKLY_SLOTS,
  type SeededOrderer,
  type TestApp,
} from '../../testing';

const MONDAY = '2026-11-30';
const THURSDAY = '2026-12-03';
const PLAN = [
  { date: MONDAY, amount: 3 },
  { date: THURSDAY, amount: 1 },
];

describe.each(stores)('submitting the cart of a fair on %s', (_, open) => {
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
  const fairOf = async (more: Partial<Fair> = {}, blocked: readonly string[] = []) => {
    const id = `F${randomUUID().slice(0, 8)}`;
    const fair = { id, isActive: true, globalDiscountFactor: '0.97', ...more };
    await store.asSystem((queries) => seedFair(queries, fair, ['AZ'], blocked));
    return id;
  };
  const setFair = (id: string, more: Partial<Fair>, blocked: readonly string[] = []) =>
    store.asSystem((queries) =>
      queries
        .updateTable('fair')
        .set({
          blocked_customers: [...blocked],
          ...(more.tenants !== undefined && { tenants: [...more.tenants] }),
          doc: JSON.stringify({ id, isActive: true, billingTime: 'ORDER_TIME', ...more }),
        })
        .where('id', '=', id)
        .execute(),
    );
  const storedOrders = ({ customerId }: SeededOrderer) =>
    store.asSystem((queries) =>
      queries
        .selectFrom('customer_order')
        .select(['doc', 'fair_id', 'source', 'delivery_date'])
        .where('customer_id', '=', customerId)
        .execute(),
    );

  it('FAI-2: one submit is one order with one delivery for each day, each part at the price of its day', async () => {
    const who = await orderer();
    const fair = await fairOf({ billingTime: 'DELIVERY_TIME' });
    const oil = shelfProduct({
      name: 'Rapsöl',
      prices: [
        { type: 'PROMOTION', rawValueString: '1.00', minQuantity: 0, toDate: MONDAY },
        { type: 'LIST', rawValueString: '2.00', minQuantity: 0 },
        // Tiers count the line's whole amount: each part has this one.
        { type: 'LIST', rawValueString: '1.80', minQuantity: 24 },
      ],
    });
    const frozen = shelfProduct({ doc: { attributes: [{ key: 'Tiefgekuehlt' }] } });
    await products(oil, frozen);
    const anna = orderingActor(shop, who, { fair });
    await anna.put([oil.sku], { amount: 4, unitAbbreviation: 'KT', plan: PLAN });
    await anna.put([frozen.sku]);
    const taken = await anna.order({ requestedDeliveryDay: MONDAY });
    // 18 × 1.00, 6 × (1.80 × 0.97 = 1.75), 4.15 × 0.97 = 4.03
    expect(taken).toMatchObject({
      source: 'SUBSHOP',
      deliverySlotDate: MONDAY,
      orderItems: [
        {
          productSku: oil.sku,
          amount: 4,
          mostAccurateRowTotal: '28.50',
          plan: [
            {
              date: MONDAY,
              amount: 3,
              price: '1.00',
              mostAccurateRowTotal: '18.00',
              priceSnapshot: { type: 'PROMOTION', day: MONDAY },
            },
            {
              date: THURSDAY,
              amount: 1,
              price: '1.75',
              mostAccurateRowTotal: '10.50',
              priceSnapshot: {
                type: 'LIST',
                rawValue: '1.80',
                tier: 24,
                day: THURSDAY,
                factors: [{ source: 'FAIR', factor: '0.97' }],
              },
            },
          ],
        },
        { productSku: frozen.sku, price: '4.03' },
      ],
      deliveries: [
        {
          date: MONDAY,
          lines: [
            { productSku: oil.sku, amount: 3 },
            { productSku: frozen.sku, amount: 1 },
          ],
        },
        { date: THURSDAY, lines: [{ productSku: oil.sku, amount: 1, unitAbbr: 'KT' }] },
      ],
      totals: {
        net: '32.53',
        vat: [
          { date: MONDAY, base: '22.03' },
          { date: THURSDAY, base: '10.50' },
        ],
      },
    });
    expect(taken.orderItems[0]).not.toHaveProperty('price');
    expect(taken.orderItems[0]).not.toHaveProperty('priceSnapshot');
    // No delivery of a fair is of one temperature.
    expect(taken.deliveries?.filter(({ temperature }) => temperature !== undefined)).toEqual([]);
    expect(await storedOrders(who)).toEqual([
      { doc: taken, fair_id: fair, source: 'SUBSHOP', delivery_date: MONDAY },
    ]);
    expect(await anna.cart()).toMatchObject({ items: [], version: 3 });

    const bought = await store.asSystem((queries) =>
      queries.selectFrom('essence_item').selectAll().where('customer_id', '=', who.customerId).execute(),
    );
    expect(bought.find(({ sku }) => sku === oil.sku)).toMatchObject({ quantity: '24' });
    const paper = buildOrderContent({
      order: taken,
      lineFacts: {},
      fairCode: fair,
      profile: DEFAULT_TENANT_PROFILE,
      customerName: 'Gasthof',
      locale: 'de-AT',
      seesPrices: true,
      seesBonuses: true,
    });
    expect(paper.facts).toContainEqual({ label: 'Messe', text: fair });
    const onPaper = ({ lines }: (typeof paper.deliveries)[number]) =>
      lines.map(({ amount, rowTotal = '' }) => `${amount} ${rowTotal}`.replaceAll('\u00a0', ' '));
    expect(paper.deliveries.map(onPaper)).toEqual([['3 KT € 18,00', '1 ST € 4,03'], ['1 KT € 10,50']]);
  });

  it('bills by the day of the order where the fair says so, and then a planned line has one price', async () => {
    const who = await orderer();
    const fair = await fairOf({ billingTime: 'ORDER_TIME' });
    const [sku = ''] = await shelf(1);
    const anna = orderingActor(shop, who, { fair });
    await anna.put([sku], { amount: 4, plan: PLAN });
    const taken = await anna.order({ requestedDeliveryDay: MONDAY });
    expect(taken).toMatchObject({
      deliverySlotDate: MONDAY,
      deliverySlotTime: '06:00',
      orderItems: [
        {
          price: '4.03',
          mostAccurateRowTotal: '16.12',
          priceSnapshot: { day: '2026-11-25' },
          plan: [{}, {}],
        },
      ],
    });
  });

  it('PRI-9: shows who sees no prices none of the plan either', async () => {
    const who = await orderer();
    const fair = await fairOf();
    const [sku = ''] = await shelf(1);
    const blind = orderingActor(shop, who, { fair, roles: [] });
    await blind.put([sku], { amount: 4, plan: PLAN });
    const answer = await blind.submit({ requestedDeliveryDay: MONDAY });
    expect(answer.status).toBe(200);
    expect(answer.bytes.toString()).not.toMatch(/rowTotal|RowTotal|priceSnapshot|"price"/);
    expect(answer.bytes.toString()).not.toMatch(amountPattern('4.03'));
    expect(orderSchema.parse(answer.body).orderItems).toMatchObject([{ plan: PLAN }]);
  });

  it('is exactly once by its key, which means this cart and no other', async () => {
    const who = await orderer();
    const fair = await fairOf();
    const skus = await shelf(1);
    const [anna, own] = [orderingActor(shop, who, { fair }), orderingActor(shop, who)];
    await anna.put(skus);
    await own.put(skus);
    const body = { requestedDeliveryDay: MONDAY };
    const [first, second] = [await anna.order(body, 'key'), await own.order(body, 'key')];
    expect(second.id).not.toBe(first.id);
    expect([first.source, second.source]).toEqual(['SUBSHOP', 'WEBSHOP']);
    expect(await anna.order(body, 'key')).toEqual(first);
    expect(await own.order(body, 'key')).toEqual(second);
    expect(await anna.submit({ ...body, notes: 'other' }, 'key')).toMatchObject({
      status: 422,
      body: { code: 'idempotency-key-reused' },
    });
  });

  describe('CHK-2: is refused, each time for its own reason', () => {
    it.each<[string, Partial<Fair>, boolean]>([
      ['fair-not-active', { isActive: false }, false],
      ['fair-tenant-not-invited', { tenants: ['GM'] }, false],
      ['fair-customer-blocked', {}, true],
    ])('%s', async (code, more, isBlocked) => {
      const who = await orderer();
      const fair = await fairOf();
      const anna = orderingActor(shop, who, { fair });
      await anna.put(await shelf(1));
      await setFair(fair, more, isBlocked ? [who.customerId] : []);
      expect(await anna.submit({ requestedDeliveryDay: MONDAY })).toMatchObject({
        status: 409,
        body: { code },
      });
      expect(await storedOrders(who)).toEqual([]);
    });

    it('fair-order-limit-reached, by the orders in this fair alone; a repetition is still answered', async () => {
      const who = await orderer();
      const [fair, other] = [await fairOf({ maxOrdersPerCustomer: 1 }), await fairOf()];
      const skus = await shelf(1);
      const anna = orderingActor(shop, who, { fair });
      const elsewhere = orderingActor(shop, who, { fair: other });
      await elsewhere.put(skus);
      await elsewhere.order({ requestedDeliveryDay: MONDAY });
      await anna.put(skus);
      const first = await anna.order({ requestedDeliveryDay: MONDAY }, 'key-1');
      await anna.put(skus);
      expect(await anna.submit({ requestedDeliveryDay: MONDAY }, 'key-2')).toMatchObject({
        status: 409,
        body: { code: 'fair-order-limit-reached' },
      });
      expect((await anna.cart()).items).toHaveLength(1);
      await setFair(fair, { isActive: false });
      expect(await anna.order({ requestedDeliveryDay: MONDAY }, 'key-1')).toEqual(first);
      const { body } = await shop.call(
        'getCustomer',
        { tenant: 'AZ', customerId: who.customerId },
        { userId: who.userId, tenant: 'AZ' },
      );
      expect(contract.getCustomer.answer.parse(body).reachedSubshopOrderLimit).toBe(false);
    });
  });

  describe('FAI-2: days are the customer’s within the fair’s, in time', () => {
    it.each<[string, Partial<Fair>, string, number, object]>([
      ['before its first', { firstPossibleDeliveryDate: '2026-12-01' }, MONDAY, 422, {}],
      ['after its last', { lastPossibleDeliveryDate: '2026-12-02' }, THURSDAY, 422, {}],
      ['without a delivery', {}, '2026-12-01', 422, {}],
    ])('a day %s is not possible', async (__, dates, day, status, more) => {
      const who = await orderer();
      const fair = await fairOf(dates);
      const [sku = ''] = await shelf(1);
      const anna = orderingActor(shop, who, { fair });
      await anna.put([sku]);
      const problem = { status, body: { code: 'delivery-day-not-possible', ...more } };
      expect(await anna.submit({ requestedDeliveryDay: day })).toMatchObject(problem);
      await anna.put([sku], { amount: 2, plan: [{ date: day, amount: 2 }] });
      const planned = await anna.submit({ requestedDeliveryDay: day });
      expect(planned).toMatchObject(problem);
      expect(planned.body).toMatchObject({ sku, day });
    });

    it('a day beyond the own shop’s four weeks is possible where the fair delivers', async () => {
      const who = await orderer();
      const fair = await fairOf({
        firstPossibleDeliveryDate: '2027-01-11',
        lastPossibleDeliveryDate: '2027-02-05',
      });
      const anna = orderingActor(shop, who, { fair });
      await anna.put(await shelf(1));
      expect(await anna.order({ requestedDeliveryDay: '2027-02-04' })).toMatchObject({
        deliverySlotDate: '2027-02-04',
      });
    });

    it('a planned day whose deadline passes is refused with the next one', async () => {
      const who = await orderer();
      const fair = await fairOf();
      const [sku = ''] = await shelf(1);
      const anna = orderingActor(shop, who, { fair });
      await anna.put([sku], { amount: 4, plan: PLAN });
      clock.moveTo(new Date('2026-11-27T11:00:00Z'));
      expect(await anna.submit({ requestedDeliveryDay: THURSDAY })).toMatchObject({
        status: 409,
        body: { code: 'deadline-passed', sku, day: MONDAY, nextPossibleDay: THURSDAY },
      });
    });

    it('an article whose lead days end after the fair cannot come', async () => {
      const who = await orderer();
      const fair = await fairOf({ lastPossibleDeliveryDate: THURSDAY });
      const slow = shelfProduct({ doc: { attributes: [{ key: 'Bestellartikel', extension: '12' }] } });
      await products(slow);
      const anna = orderingActor(shop, who, { fair });
      await anna.put([slow.sku]);
      expect(await anna.submit({ requestedDeliveryDay: MONDAY })).toMatchObject({
        status: 422,
        body: { code: 'delivery-day-not-possible', sku: slow.sku },
      });
    });

    it('what is planned for frozen goods are their own tour’s days', async () => {
      const frozenSlots = [{ id: 'F', day: 5, lastOrderDay: 4, lastOrderTime: '10:00' }];
      const who = await orderer({ frozenSlots });
      const fair = await fairOf();
      const peas = shelfProduct({ doc: { attributes: [{ key: 'Tiefgekuehlt' }] } });
      await products(peas);
      const anna = orderingActor(shop, who, { fair });
      await anna.put([peas.sku], { plan: [{ date: MONDAY, amount: 1 }] });
      expect(await anna.submit({ requestedDeliveryDay: MONDAY })).toMatchObject({ status: 422 });
      await anna.put([peas.sku], { plan: [{ date: '2026-12-04', amount: 1 }] });
      expect(await anna.order({ requestedDeliveryDay: MONDAY })).toMatchObject({
        deliverySlotDate: '2026-12-04',
        deliveries: [{ date: '2026-12-04' }],
      });
    });

    it('and each delivery has to reach the value it is driven for', async () => {
      const slots = WEEKLY_SLOTS.map((slot) => ({ ...slot, minimumOrderValue: '8.00' }));
      const who = await orderer({ slots });
      const fair = await fairOf();
      const [a = '', b = ''] = await shelf(2);
      const anna = orderingActor(shop, who, { fair });
      await anna.put([a], { amount: 4, plan: PLAN });
      expect(await anna.submit({ requestedDeliveryDay: MONDAY })).toMatchObject({
        status: 422,
        body: { code: 'order-value-too-small' },
      });
      await anna.put([b], { amount: 1, plan: [{ date: THURSDAY, amount: 1 }] });
      expect(await anna.submit({ requestedDeliveryDay: MONDAY })).toMatchObject({ status: 200 });
    });
  });

  describe('never orders on days the buyer did not see', () => {
    const newPlan = [
      { date: MONDAY, amount: 1 },
      { date: THURSDAY, amount: 3 },
    ];
    const differences = [
      { field: 'amount', before: 3, after: 1 },
      { field: 'amount', before: 1, after: 3 },
    ];

    it.each<[string, (version: number, sku: string) => object]>([
      ['an old client', () => ({})],
      [
        'a client that does not speak of plans',
        (cartVersion, sku) => ({
          seen: { cartVersion, lines: [{ sku, unitAbbreviation: 'ST', amount: 4, rowTotalString: '16.12' }] },
        }),
      ],
      [
        'a client that does',
        (cartVersion, sku) => ({
          seen: {
            cartVersion,
            lines: [{ sku, unitAbbreviation: 'ST', amount: 4, rowTotalString: '16.12', plan: PLAN }],
          },
        }),
      ],
    ])('%s', async (__, seen) => {
      const who = await orderer();
      const fair = await fairOf();
      const [sku = ''] = await shelf(1);
      const anna = orderingActor(shop, who, { fair });
      const { version = 0 } = await anna.put([sku], { amount: 4, plan: PLAN });
      const colleague = orderingActor(shop, who, { fair, userId: who.colleagueId });
      await colleague.put([sku], { amount: 4, plan: newPlan });
      const body = { requestedDeliveryDay: MONDAY, ...seen(version, sku) };
      const refused = await anna.submit(body, 'key');
      expect(refused).toMatchObject({ status: 409, body: { code: 'order-differences', differences } });
      const { confirmationToken } = z.object({ confirmationToken: z.string() }).parse(refused.body);
      const taken: Order = await anna.order({ ...body, confirmationToken }, 'key');
      expect(taken.orderItems).toMatchObject([{ plan: newPlan }]);
    });
  });
});
