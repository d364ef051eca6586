import { expectedGoodsSchema } from '@gastroshop/api-contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { Store } from '../../db';
import {
  createTestApp,
  createFakeClock,
  TEST_NOW,
  orderingActor,
  seedTestBuyer,
  seedShelf,
  stores,
  type SeededOrderer,
  type TestApp,
} from '../../testing';

describe.each(stores)('INV-2: goods on their way, on %s', (_, open) => {
  let store: Store;
  let shop: TestApp;
  let who: SeededOrderer;
  let other: SeededOrderer;
  let skus: readonly string[];
  let orderId: string;
  const clock = createFakeClock();

  beforeAll(async () => {
    store = await open();
    shop = await createTestApp(store, clock);
    [who, other] = await store.asSystem(async (queries) => [
      await seedTestBuyer(queries),
      await seedTestBuyer(queries),
    ]);
    skus = await store.asSystem((queries) => seedShelf(queries, 3));
    const anna = orderingActor(shop, who);
    await anna.put(skus.slice(0, 2), { amount: 3 });
    ({ id: orderId } = await anna.order({ requestedDeliveryDay: '2026-11-30' }));
  });
  afterAll(async () => {
    await shop.close();
    await store.close();
  });

  const ask = async (of: SeededOrderer, asked?: readonly string[]) => {
    const answer = await shop.call(
      'getExpectedGoods',
      { tenant: 'AZ', customerId: of.customerId, ...(asked !== undefined && { skus: asked }) },
      { userId: of.userId, tenant: 'AZ' },
    );
    expect(answer.status).toBe(200);
    return z.array(expectedGoodsSchema).parse(answer.body);
  };
  const of = (sku: string | undefined) => ({ sku, quantity: '3', day: '2026-11-30', orderId });

  it('tells amounts, days and orders, of all articles or of some', async () => {
    expect(await ask(who)).toEqual([of(skus[0]), of(skus[1])]);
    expect(await ask(who, skus.slice(1))).toEqual([of(skus[1])]);
    expect(await ask(who, ['no-such'])).toEqual([]);
  });

  it('is nobody else’s', async () => {
    expect(await ask(other)).toEqual([]);
  });

  it('is over when it was delivered or cancelled, and when the day has gone', async () => {
    const change = (status: string) =>
      store.asSystem((queries) =>
        sql`update customer_order set status = ${status} where id = ${orderId}`.execute(queries),
      );
    for (const status of ['DELIVERED', 'CANCELLED']) {
      await change(status);
      expect(await ask(who)).toEqual([]);
    }
    await change('SHIPPED');
    expect(await ask(who)).toHaveLength(2);
    clock.moveTo(new Date('2026-11-30T23:00:00Z'));
    expect(await ask(who)).toEqual([]);
    clock.moveTo(TEST_NOW);
  });
});
