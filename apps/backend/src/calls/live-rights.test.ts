import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Queries, Store } from '../db';
import {
  createTestApp,
  createFakeClock,
  TEST_NOW,
  orderingActor,
  seedFair,
  seedTestBuyer,
  seedShelf,
  seedUsers,
  stores,
  type SeededOrderer,
  type TestApp,
} from '../testing';
import { readStream } from '../testing/read-stream';

const SESSION = 'provider-session';
const DAY_MS = 24 * 3_600_000;

/** How somebody who watches a cart loses the right to, and what asking again is answered. */
const losses: readonly (readonly [
  name: string,
  lose: (queries: Queries, who: SeededOrderer) => Promise<unknown>,
  status: number,
])[] = [
  [
    'who signed out',
    (queries) =>
      queries
        .insertInto('ended_session')
        .values({ provider_session: SESSION, ended_at: new Date(TEST_NOW.getTime() + 1_000) })
        .execute(),
    401,
  ],
  [
    'who was locked out',
    (queries, { userId }) =>
      queries.updateTable('app_user').set({ is_enabled: false }).where('id', '=', userId).execute(),
    401,
  ],
  [
    'whose assignment was taken away',
    (queries, { userId }) => queries.deleteFrom('assignment').where('user_id', '=', userId).execute(),
    403,
  ],
  [
    'whose assignment ended yesterday',
    (queries, { userId }) =>
      sql`update assignment set valid_to = ${'2026-11-24'}::date where user_id = ${userId}`.execute(queries),
    403,
  ],
  [
    'whose assignment begins tomorrow',
    (queries, { userId }) =>
      sql`update assignment set valid_from = ${'2026-11-26'}::date where user_id = ${userId}`.execute(
        queries,
      ),
    403,
  ],
  [
    'whose assignment went to another customer',
    (queries, { userId }) =>
      queries
        .updateTable('assignment')
        .set({ customer_id: 'another' })
        .where('user_id', '=', userId)
        .execute(),
    403,
  ],
];

/** What touches somebody else, or nothing that a watcher needs. */
const others: readonly (readonly [
  name: string,
  change: (queries: Queries, who: SeededOrderer) => Promise<unknown>,
])[] = [
  [
    'the same user of another tenant is locked out and unassigned',
    async (queries, { userId, customerId }) => {
      await seedUsers(queries, [{ tenant: 'GM', id: userId, isEnabled: false }]);
      await sql`insert into assignment (tenant, user_id, customer_id, valid_to)
        values ('GM', ${userId}, ${customerId}, '2020-01-01')`.execute(queries);
    },
  ],
  [
    'a colleague is locked out',
    (queries, { colleagueId }) => seedUsers(queries, [{ id: `${colleagueId}x`, isEnabled: false }]),
  ],
  [
    'another session ends',
    (queries) =>
      queries
        .insertInto('ended_session')
        .values({ provider_session: `${SESSION}-2`, ended_at: new Date(TEST_NOW.getTime() + 1_000) })
        .execute(),
  ],
  [
    'a right is taken away that watching does not need',
    (queries, { userId }) =>
      queries
        .updateTable('assignment')
        .set({ rights: ['ORDER'] })
        .where('user_id', '=', userId)
        .execute(),
  ],
];

/** The own cart and that of a fair, on each engine. */
const carts = stores.flatMap(([engine, open]) =>
  [undefined, 'HERBST'].map((fair) => [engine, fair ?? 'none', fair, open] as const),
);

describe.each(carts)('the rights behind a live cart on %s, fair: %s', (_, __, fair, open) => {
  let store: Store;
  let clock: ReturnType<typeof createFakeClock>;
  let shop: TestApp;
  /** The node the watchers are at; the colleagues are at the other. */
  let far: TestApp;
  let address: string;
  let first: string;
  let second: string;

  beforeAll(async () => {
    store = await open();
    clock = createFakeClock();
    [shop, far] = await Promise.all([createTestApp(store, clock), createTestApp(store, clock)]);
    [first = '', second = ''] = await store.asSystem((queries) => seedShelf(queries, 2));
    address = await far.app.listen({ port: 0, host: '127.0.0.1' });
  });
  afterAll(async () => {
    await Promise.all([shop.close(), far.close()]);
    await store.close();
  });

  const world = async () => {
    const who = await store.asSystem(async (queries) => {
      await queries.deleteFrom('ended_session').execute();
      await queries.deleteFrom('fair').execute();
      await seedFair(queries, { id: 'HERBST', isActive: true, globalDiscountFactor: '0.97' }, ['AZ', 'GM']);
      const planted = await seedTestBuyer(queries);
      await seedUsers(queries, [{ id: planted.userId }, { id: planted.colleagueId }]);
      return planted;
    });
    const token = await far.issuer.tokenFor({
      userId: who.userId,
      tenant: 'AZ',
      providerSession: SESSION,
    });
    const place =
      fair === undefined ? `my/shopping-cart/${who.customerId}` : `subshop/${fair}/my/cart/${who.customerId}`;
    const watch = (lastEventId = '0') =>
      readStream(`${address}/v1/t/AZ/${place}/live`, {
        authorization: `Bearer ${token}`,
        'last-event-id': lastEventId,
      });
    const colleague = orderingActor(shop, who, { fair, userId: who.colleagueId });
    return { who, watch, colleague };
  };

  it.each(losses)('SES-15: somebody %s hears nothing more, and is told why', async (_name, lose, status) => {
    const { who, watch, colleague } = await world();
    const stream = await watch();
    await colleague.put([first]);
    await stream.until(first);
    await store.asSystem((queries) => lose(queries, who));
    await colleague.put([second]);
    expect(await stream.rest()).not.toContain(second);
    expect((await watch()).status).toBe(status);
  });

  it.each(others)('hears on while %s', async (_name, change) => {
    const { who, watch, colleague } = await world();
    const stream = await watch();
    await colleague.put([first]);
    await stream.until(first);
    await store.asSystem((queries) => change(queries, who));
    await colleague.put([second]);
    await stream.until(second);
    stream.leave();
  });

  it('an assignment that is valid until today ends the stream at midnight', async () => {
    const { who, watch, colleague } = await world();
    await store.asSystem((queries) =>
      sql`update assignment set valid_to = '2026-11-25'::date where user_id = ${who.userId}`.execute(queries),
    );
    const stream = await watch();
    await colleague.put([first]);
    await stream.until(first);
    clock.moveTo(new Date(TEST_NOW.getTime() + DAY_MS));
    await colleague.put([second]);
    expect(await stream.rest()).not.toContain(second);
    clock.moveTo(TEST_NOW);
  });

  it.runIf(fair !== undefined).each([
    ['is no more', sql`delete from fair`],
    ['no longer invites the tenant', sql`update fair set tenants = '{GM}'`],
  ])('the cart of a fair that %s is heard no more', async (_name, change) => {
    const { watch, colleague } = await world();
    const stream = await watch();
    await colleague.put([first]);
    await stream.until(first);
    await store.asSystem((queries) => change.execute(queries));
    // Nothing can be put in any more: the bell is rung as a change would.
    await store.asSystem((queries) =>
      sql`select pg_notify('cart', json_build_object('tenant', tenant, 'customer', customer_id, 'code', code)::text)
        from cart_event`.execute(queries),
    );
    await stream.rest();
    expect((await watch()).status).toBe(404);
  });
});
