import { cartSchema, cartEventSchema, type Fair } from '@gastroshop/api-contract';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Store } from '../../db';
import {
  amountPattern,
  createTestApp,
  createFakeClock,
  orderingActor,
  plantProducts,
  seedFair,
  seedTestBuyer,
  seedShelf,
  shelfProduct,
  stores,
  type SeededOrderer,
  type TestApp,
} from '../../testing';

const MONDAY = '2026-11-30';
const THURSDAY = '2026-12-03';

describe.each(stores)('the cart of a fair on %s', (_, open) => {
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

  const orderer = () => store.asSystem((queries) => seedTestBuyer(queries));
  const shelf = (count: number) => store.asSystem((queries) => seedShelf(queries, count));
  const fairOf = async (more: Partial<Fair> = {}, blocked: readonly string[] = [], tenants = ['AZ']) => {
    const id = `F${randomUUID().slice(0, 8)}`;
    const fair = { id, isActive: true, globalDiscountFactor: '0.97', ...more };
    await store.asSystem((queries) => seedFair(queries, fair, tenants, blocked));
    return id;
  };
  const put = (who: SeededOrderer, subshopCode: string, item: object) =>
    shop.call(
      'putSubshopCartItem',
      {
        tenant: 'AZ',
        customerId: who.customerId,
        subshopCode,
        item: { sku: '', amount: 1, unitAbbreviation: 'ST', ...item },
      },
      { userId: who.userId, tenant: 'AZ' },
    );

  it('FAI-1: is another than the own one, and than that of any other fair', async () => {
    const who = await orderer();
    const [fair, other] = [await fairOf(), await fairOf()];
    const [a = '', b = ''] = await shelf(2);
    await orderingActor(shop, who).put([a]);
    await orderingActor(shop, who, { fair }).put([b], { amount: 3 });
    expect((await orderingActor(shop, who).cart()).items).toMatchObject([{ sku: a }]);
    const mine = await orderingActor(shop, who, { fair }).cart();
    expect(mine).toMatchObject({ items: [{ sku: b, amount: 3 }], version: 1 });
    expect((await orderingActor(shop, who, { fair: other }).cart()).items).toEqual([]);
  });

  it('PRI-4: is summed with the fair’s own prices and its factor on regular ones', async () => {
    const who = await orderer();
    const fair = await fairOf();
    const listed = shelfProduct({ prices: [{ type: 'LIST', rawValueString: '10.00', minQuantity: 0 }] });
    const ofFair = shelfProduct({ prices: [{ type: 'LIST', rawValueString: '10.00', minQuantity: 0 }] });
    await store.asSystem(async (queries) => {
      await plantProducts(queries, [listed, ofFair]);
      await queries
        .insertInto('article_price')
        .values({
          tenant: 'AZ',
          sku: ofFair.sku,
          fair_id: fair,
          price: JSON.stringify({ type: 'FAIR_LIST', rawValueString: '8.00', minQuantity: 0 }),
        })
        .execute();
    });
    // 10.00 × 0.97 + 8.00 × 0.97
    expect(await orderingActor(shop, who, { fair }).put([listed.sku, ofFair.sku])).toMatchObject({
      totals: { net: '17.46', discountEarned: '0.54' },
    });
    expect(await orderingActor(shop, who).put([listed.sku, ofFair.sku])).toMatchObject({
      totals: { net: '20.00' },
    });
    const blind = await orderingActor(shop, who, { fair, roles: [] }).cart();
    expect(JSON.stringify(blind)).not.toMatch(/totals/);
    expect(JSON.stringify(blind)).not.toMatch(amountPattern('8.00', '10.00', '17.46'));
  });

  it('FAI-2: counts a line’s parts on their days, at the prices of those days where the fair bills so', async () => {
    const who = await orderer();
    const fair = await fairOf({ billingTime: 'DELIVERY_TIME', globalDiscountFactor: '1' });
    const dearer = shelfProduct({
      prices: [
        { type: 'PROMOTION', rawValueString: '1.00', minQuantity: 0, toDate: MONDAY },
        { type: 'LIST', rawValueString: '2.00', minQuantity: 0 },
      ],
    });
    await store.asSystem((queries) => plantProducts(queries, [dearer]));
    const plan = [
      { date: MONDAY, amount: 3 },
      { date: THURSDAY, amount: 1 },
    ];
    const answer = await orderingActor(shop, who, { fair }).put([dearer.sku], { amount: 4, plan });
    expect(answer).toMatchObject({
      items: [{ amount: 4, plan }],
      totals: {
        net: '5.00',
        vat: [
          { date: MONDAY, base: '3.00' },
          { date: THURSDAY, base: '2.00' },
        ],
      },
    });
    // What a write leaves out stays, and follows the amount.
    expect(await orderingActor(shop, who, { fair }).put([dearer.sku], { amount: 6 })).toMatchObject({
      items: [
        {
          amount: 6,
          plan: [
            { date: MONDAY, amount: 3 },
            { date: THURSDAY, amount: 3 },
          ],
        },
      ],
    });
    // An empty one takes it back: all comes on the day of the order.
    expect(await orderingActor(shop, who, { fair }).put([dearer.sku], { amount: 4, plan: [] })).toMatchObject(
      {
        items: [expect.not.objectContaining({ plan: expect.anything() as unknown })],
        totals: { net: '4.00' },
      },
    );
  });

  it.each([
    ['parts that are not the amount', { amount: 5, plan: [{ date: MONDAY, amount: 4 }] }],
    [
      'a date that stands twice',
      {
        amount: 2,
        plan: [
          { date: MONDAY, amount: 1 },
          { date: MONDAY, amount: 1 },
        ],
      },
    ],
  ])('refuses a plan with %s', async (__, line) => {
    const who = await orderer();
    const [sku] = await shelf(1);
    expect(await put(who, await fairOf(), { sku, ...line })).toMatchObject({
      status: 422,
      body: { code: 'invalid-request', field: 'plan' },
    });
  });

  it('QTY-1: the minimum holds for each part of a plan', async () => {
    const who = await orderer();
    const byTheSix = shelfProduct({ doc: { minSaleQuantity: 6 } });
    await store.asSystem((queries) => plantProducts(queries, [byTheSix]));
    const plan = [
      { date: MONDAY, amount: 6 },
      { date: THURSDAY, amount: 5 },
    ];
    const { sku } = byTheSix;
    expect(await put(who, await fairOf(), { sku, amount: 11, plan })).toMatchObject({
      status: 422,
      body: { code: 'amount-too-small', field: 'plan', sku, smallestAmount: 6 },
    });
  });

  it('sells what it has prices of its own for, and with a factor everything', async () => {
    const who = await orderer();
    const fair = await fairOf({ globalDiscountFactor: undefined });
    const [other, sold = ''] = await shelf(2);
    await store.asSystem((queries) =>
      queries
        .insertInto('article_price')
        .values({
          tenant: 'AZ',
          sku: sold,
          fair_id: fair,
          price: JSON.stringify({ type: 'FAIR_LIST', rawValueString: '3.00', minQuantity: 0 }),
        })
        .execute(),
    );
    expect(await put(who, fair, { sku: other })).toMatchObject({
      status: 409,
      body: { code: 'articles-not-available', skus: [other] },
    });
    expect(await put(who, fair, { sku: sold })).toMatchObject({ status: 200 });
    expect(await put(who, await fairOf(), { sku: other })).toMatchObject({ status: 200 });
  });

  it('CHK-2, FAI-3: takes nothing in where nothing can be ordered, each time for its own reason', async () => {
    const who = await orderer();
    const [sku = ''] = await shelf(1);
    for (const [fair, code] of [
      [await fairOf({ isActive: false }), 'fair-not-active'],
      ['nobody-knows', 'fair-not-active'],
      [await fairOf({}, [], ['GM']), 'fair-tenant-not-invited'],
      [await fairOf({}, [who.customerId]), 'fair-customer-blocked'],
    ] as const)
      expect(await put(who, fair, { sku })).toMatchObject({ status: 409, body: { code } });
    const rows = await store.asSystem((queries) =>
      queries.selectFrom('cart').select('code').where('customer_id', '=', who.customerId).execute(),
    );
    expect(rows).toEqual([]);
  });

  it('can be looked at and emptied after the fair, when nothing in it can be had', async () => {
    const who = await orderer();
    const fair = await fairOf();
    const [a = '', b = ''] = await shelf(2);
    const anna = orderingActor(shop, who, { fair });
    await anna.put([a, b]);
    await store.asSystem((queries) =>
      queries
        .updateTable('fair')
        .set({ doc: JSON.stringify({ id: fair, isActive: false, billingTime: 'ORDER_TIME' }) })
        .where('id', '=', fair)
        .execute(),
    );
    const closed = await anna.cart();
    expect(closed).toMatchObject({
      items: [{ product: { status: 'INACTIVE', bulkPrices: [] } }, {}],
      totals: { net: '0.00' },
    });
    const where = { tenant: 'AZ', customerId: who.customerId, subshopCode: fair };
    const as = { userId: who.userId, tenant: 'AZ' };
    const left = await shop.call('deleteSubshopCartItem', { ...where, item: { sku: a } }, as);
    expect(cartSchema.parse(left.body).items).toMatchObject([{ sku: b }]);
    expect(cartSchema.parse((await shop.call('clearSubshopCart', where, as)).body)).toMatchObject({
      items: [],
      deletedItems: [{}, {}],
    });
  });

  it('is not there for a fair that is not, or not for the tenant: both are answered alike', async () => {
    const who = await orderer();
    const foreign = await fairOf({}, [], ['GM']);
    for (const name of [
      'getSubshopCart',
      'getSubshopCartEvents',
      'clearSubshopCart',
      'watchSubshopCart',
    ] as const) {
      const ask = (subshopCode: string) =>
        shop.call(
          name,
          { tenant: 'AZ', customerId: who.customerId, subshopCode },
          { userId: who.userId, tenant: 'AZ' },
        );
      const [unknown, uninvited] = [await ask('nobody-knows'), await ask(foreign)];
      expect(unknown).toMatchObject({ status: 404, body: { code: 'not-found' } });
      expect(uninvited.bytes).toEqual(unknown.bytes);
    }
  });

  it('tells what happened in it with its code, and answers a short write shortly', async () => {
    const who = await orderer();
    const fair = await fairOf();
    const [sku = ''] = await shelf(1);
    const where = { tenant: 'AZ', customerId: who.customerId, subshopCode: fair };
    const as = { userId: who.userId, tenant: 'AZ' };
    const item = { sku, amount: 2, unitAbbreviation: 'ST' };
    expect((await shop.call('putSubshopCartItemWithoutDetail', { ...where, item }, as)).body).toEqual({
      item: { ...item, version: 1 },
      version: 1,
    });
    // The same amount on other days is a change as well.
    const plan = [{ date: MONDAY, amount: 2 }];
    await put(who, fair, { ...item, plan });
    const { body } = await shop.call('getSubshopCartEvents', where, as);
    expect(cartEventSchema.array().parse(body)).toMatchObject([
      { eventType: 'ITEM_CHANGED', sku, cartCode: fair, cartVersion: 2 },
      { eventType: 'ITEM_ADDED', sku, cartCode: fair, cartVersion: 1 },
    ]);
  });
});
