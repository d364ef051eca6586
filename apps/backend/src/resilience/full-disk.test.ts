import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Store } from '../db';
import { registerHealth } from '../runtime';
import {
  createFakeClock,
  createTestApp,
  orderingActor,
  seedShelf,
  seedTestBuyer,
  stores,
  type TestApp,
} from '../testing';

/**
 * As a server without room answers: whatever is to be written anywhere is refused, and reading goes on. The embedded
 * database fires no event triggers.
 */
const FILL = `
  create function no_room() returns trigger language plpgsql as
    $$ begin raise exception 'could not extend file: No space left on device' using errcode = '53100'; end $$;
  create function no_room_for_tables() returns event_trigger language plpgsql as
    $$ begin raise exception 'could not extend file: No space left on device' using errcode = '53100'; end $$;
  do $$ declare name text; begin
    for name in select format('%I.%I', schemaname, tablename) from pg_tables where schemaname in ('public', 'jobs') loop
      execute 'create trigger no_room before insert or update or delete on ' || name
        || ' for each statement execute function no_room()';
    end loop;
  end $$;
  create event trigger no_room on ddl_command_start when tag in ('CREATE TABLE AS')
    execute function no_room_for_tables()`;
const MAKE_ROOM = `drop event trigger no_room; drop function no_room_for_tables(); drop function no_room() cascade`;

describe.each(stores.filter(([engine]) => engine === 'PostgreSQL'))('a full disk of %s', (_, open) => {
  let store: Store;
  let shop: TestApp;

  beforeAll(async () => {
    store = await open();
    shop = await createTestApp(store, createFakeClock(), {
      register: (app) => {
        registerHealth(app, store, { isOpen: true });
      },
    });
  });
  afterAll(async () => {
    await shop.close();
    await store.close();
  });

  const statusOf = async (url: string) =>
    (await shop.app.inject({ url, headers: { host: 'localhost' } })).statusCode;
  const run = (text: string) => store.asSystem((queries) => sql.raw(text).execute(queries));

  it('is 503 for what has to be stored, and not ready; reading goes on, and all is well once there is room', async () => {
    const who = await store.asSystem((queries) => seedTestBuyer(queries));
    const skus = await store.asSystem((queries) => seedShelf(queries, 1));
    const anna = orderingActor(shop, who);
    await anna.put(skus);
    expect(await statusOf('/readyz')).toBe(200);
    await run(FILL);
    const refused = await anna.submit({}, 'key-1');
    expect(refused).toMatchObject({ status: 503, body: { code: 'unavailable' } });
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect((await anna.cart()).items).toHaveLength(1);
    // Each time it is asked, and not only the first time.
    for (let times = 0; times < 3; times += 1) expect(await statusOf('/readyz')).toBe(503);
    expect(await statusOf('/healthz')).toBe(200);
    await run(MAKE_ROOM);
    expect(await statusOf('/readyz')).toBe(200);
    const order = await anna.order({}, 'key-1');
    expect(await anna.order({}, 'key-1')).toEqual(order);
    const orders = await store.asSystem((queries) =>
      queries.selectFrom('customer_order').select('id').execute(),
    );
    expect(orders).toEqual([{ id: order.id }]);
  });
});
