import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Store } from '../../db';
import { createTestApp, stores, type TestApp } from '../../testing';

describe.each(stores)('the customers of a user on %s', (_, open) => {
  let store: Store;
  let shop: TestApp;
  const anna = { userId: 'anna', tenant: 'AZ' };

  beforeAll(async () => {
    store = await open();
    shop = await createTestApp(store);
    await store.asSystem(async (queries) => {
      await queries
        .insertInto('customer')
        .values([
          {
            tenant: 'AZ',
            id: '9',
            display_name: 'Gasthof Post',
            is_disabled: false,
            price_lists: [],
            has_catalog_restriction: false,
            has_best_friend_user: false,
          },
          {
            tenant: 'AZ',
            id: '10',
            display_name: 'Hotel Krone',
            is_disabled: false,
            price_lists: [],
            has_catalog_restriction: false,
            has_best_friend_user: false,
          },
          {
            tenant: 'AZ',
            id: '11',
            display_name: 'Foreign',
            is_disabled: false,
            price_lists: [],
            has_catalog_restriction: false,
            has_best_friend_user: false,
          },
        ])
        .execute();
      await queries
        .insertInto('assignment')
        .values([
          { tenant: 'AZ', user_id: 'anna', customer_id: '10', rights: ['ORDER'] },
          { tenant: 'AZ', user_id: 'anna', customer_id: '9', rights: ['ORDER'] },
          { tenant: 'AZ', user_id: 'anna', customer_id: '11', rights: ['ORDER'], valid_to: '2001-01-01' },
        ])
        .execute();
    });
  });
  afterAll(async () => {
    await shop.close();
    await store.close();
  });

  it('are those assigned today', async () => {
    const answer = await shop.call('getUserCustomers', { tenant: 'AZ' }, anna);
    expect(answer).toMatchObject({ status: 200, body: [{ customerId: '9' }, { customerId: '10' }] });
  });

  it('are nobody else’s to ask for', async () => {
    expect((await shop.call('getUserCustomers', { tenant: 'GM' }, anna)).status).toBe(403);
    expect((await shop.call('getUserCustomers', { tenant: 'AZ' })).status).toBe(401);
    expect(
      (await shop.call('getUserCustomers', { tenant: 'AZ' }, { userId: 'bea', tenant: 'AZ' })).body,
    ).toEqual([]);
  });
});
