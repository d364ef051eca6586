import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Store } from '../../db';
import { createTestApp, seedAssignment, seedRecord, stores, type TestApp } from '../../testing';

const NOW = new Date('2026-11-25T14:00:00Z');

describe.each(stores)('the count of unread notifications on %s', (_, open) => {
  let store: Store;
  let shop: TestApp;
  const anna = { userId: randomUUID(), tenant: 'AZ' };

  const publish = (id: string, targets: readonly string[] = [], tenant = 'AZ', at = NOW) =>
    store.asSystem((queries) =>
      queries
        .insertInto('notification')
        .values({
          tenant,
          id,
          target_customers: [...targets],
          published_at: at,
          is_important: false,
          doc: JSON.stringify({}),
        })
        .execute(),
    );
  const count = async (customerId?: string) =>
    (
      await shop.call('getUnreadNotificationCount', {}, anna, {
        ...(customerId !== undefined && { cookie: `customer=${customerId}` }),
      })
    ).body;

  beforeAll(async () => {
    store = await open();
    shop = await createTestApp(store, { now: () => NOW });
    await store.asSystem(async (queries) => {
      for (const id of ['1', '2', '3']) await seedRecord(queries, { id });
      for (const id of ['1', '2']) await seedAssignment(queries, id, [anna.userId]);
    });
  });
  afterAll(async () => {
    await shop.close();
    await store.close();
  });

  it('counts those for all and for the chosen customer; none chosen, for any of the user’s', async () => {
    expect(await count()).toBe(0);
    await publish('all');
    await publish('one', ['1']);
    await publish('two', ['2', '3']);
    await publish('foreign-customer', ['3']);
    await publish('to-come', [], 'AZ', new Date('2026-11-25T14:00:01Z'));
    await publish('other-tenant', [], 'GM');
    expect(await count()).toBe(3);
    expect(await count('1')).toBe(2);
    // A customer that is not the user's is no choice.
    expect(await count('3')).toBe(3);
  });

  it('NOT-2: what the user has read counts no more, what others have read does', async () => {
    const before = await count('1');
    await publish('read', ['1']);
    await store.asSystem((queries) =>
      queries
        .insertInto('notification_read')
        .values({ tenant: 'AZ', user_id: 'bea', notification_id: 'read' })
        .execute(),
    );
    expect(await count('1')).toBe(Number(before) + 1);
    await store.asSystem((queries) =>
      queries
        .insertInto('notification_read')
        .values({ tenant: 'AZ', user_id: anna.userId, notification_id: 'read' })
        .execute(),
    );
    expect(await count('1')).toBe(before);
  });

  it('needs a token', async () => {
    expect((await shop.call('getUnreadNotificationCount', {})).status).toBe(401);
  });
});
