import {
  type Order,
  orderPageSchema,
  orderRevisionSchema,
  orderSchema,
  overviewOrderPageSchema,
} from '@gastroshop/api-contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { Store } from '../../db';
import {
  createFakeClock,
  createTestApp,
  orderingActor,
  plantProducts,
  seedTestBuyer,
  shelfProduct,
  stores,
  type SeededOrderer,
  type TestApp,
} from '../../testing';

const GERMAN = ['Paradeiser geschält', 'Kremser Senf'];
const ENGLISH = ['Peeled tomatoes', 'Kremser Senf'];

describe.each(stores)('ORD-13: the products of an order by who reads it, on %s', (_, open) => {
  let store: Store;
  let shop: TestApp;
  let who: SeededOrderer;
  let ordered: Order;
  /** The second has no name in English. */
  const products = [
    shelfProduct({ name: 'Paradeiser geschält', english: { name: 'Peeled tomatoes' } }),
    shelfProduct({ name: 'Kremser Senf' }),
  ];
  const where = () => ({ tenant: 'AZ', customerId: who.customerId }) as const;
  const read = (locale: string) => ({ 'accept-language': locale });
  const as = () => ({ userId: who.userId, tenant: 'AZ' });
  const namesOf = (lines: readonly { readonly name: string }[] = []) => lines.map(({ name }) => name);

  beforeAll(async () => {
    store = await open();
    shop = await createTestApp(store, createFakeClock());
    who = await store.asSystem((queries) => seedTestBuyer(queries));
    await store.asSystem((queries) => plantProducts(queries, products));
    const anna = orderingActor(shop, who, { locale: 'en-GB' });
    await anna.put(products.map(({ sku }) => sku));
    ordered = await anna.order();
  });
  afterAll(async () => {
    await shop.close();
    await store.close();
  });

  it('are kept and handed over by the names of the branch, whatever language they were ordered in', async () => {
    expect(namesOf(ordered.orderItems)).toEqual(ENGLISH);
    const [row] = await store.asSystem((queries) =>
      queries.selectFrom('customer_order').select('doc').where('id', '=', ordered.id).execute(),
    );
    expect(namesOf(row?.doc.orderItems)).toEqual(GERMAN);
  });

  it.each([
    ['de-AT', GERMAN],
    ['en-GB', ENGLISH],
  ])('are read in %s as %j', async (locale, names) => {
    const order = { ...where(), orderId: ordered.id };
    const one = await shop.call('getOrder', order, as(), read(locale));
    expect(namesOf(orderSchema.parse(one.body).orderItems)).toEqual(names);

    const all = orderPageSchema.parse((await shop.call('getOrders', where(), as(), read(locale))).body);
    expect(all.orders.map(({ orderItems }) => namesOf(orderItems))).toEqual([names]);

    const list = async (search?: string) => {
      const query = { ...where(), ...(search !== undefined && { search }) };
      const answer = await shop.call('getOrdersOverview', query, as(), read(locale));
      return overviewOrderPageSchema.parse(answer.body).orders;
    };
    expect((await list()).map(({ firstItems }) => namesOf(firstItems))).toEqual([names]);
    // By the branch's name, and by the reader's own.
    for (const wanted of ['paradeiser', ...names.slice(0, 1)])
      expect((await list(wanted)).map(({ foundItems }) => namesOf(foundItems))).toEqual([names.slice(0, 1)]);
    expect(await list('tomatoes unheard-of')).toEqual([]);
    if (locale === 'de-AT') expect(await list('tomatoes')).toEqual([]);

    const revisions = await shop.call('getOrderRevisions', order, as(), read(locale));
    expect(
      z
        .array(orderRevisionSchema)
        .parse(revisions.body)
        .map((revision) => namesOf(revision.order.orderItems)),
    ).toEqual([names]);
  });
});
