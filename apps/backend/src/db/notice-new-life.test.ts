import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { stores } from '../testing';
import { migrate } from './migrate';
import type { Store } from './store';

/** What a database says that it was before: its system and its timeline, as a restore or a copy changes them. */
const lives: readonly (readonly [name: string, before: string, isNoticed: boolean])[] = [
  ['the same', 'system = system', false],
  ['restored, or taken over by a standby', "timeline = '00000000'", true],
  ['taken back to an older timeline', "timeline = 'FFFFFFFF'", true],
  ['read in from a dump', "system = '1'", true],
];

describe.each(stores)('CHK-3: a database on %s that has a past', (_, open) => {
  let store: Store;
  beforeAll(async () => {
    store = await open();
    await store.asSystem((queries) =>
      sql`insert into cart (tenant, customer_id, version, ordered_version, valid_since)
        values ('AZ', '1', 7, 5, now()), ('GM', '1', 0, 0, now())`.execute(queries),
    );
  });
  afterAll(() => store.close());

  const state = () =>
    store.asSystem(async (queries) => {
      const { rows } = await sql<{ order: number; event: number; carts: string }>`
        select nextval('order_number')::int as order, nextval('cart_event_id_seq')::int as event,
          (select string_agg(version || '/' || ordered_version, ' ' order by tenant) from cart) as carts`.execute(
        queries,
      );
      const [row] = rows;
      if (row === undefined) throw new Error('No answer');
      const [own = 0, fair = 0] = row.carts.split(' ').map((text) => Number(text.split('/')[0]));
      return { ...row, own, fair };
    });

  it.each(lives)('that is %s counts on', async (_name, before, isNoticed) => {
    const then = await state();
    await store.asSystem((queries) => sql`update database_life set ${sql.raw(before)}`.execute(queries));
    await migrate(store);
    const now = await state();
    const far = isNoticed ? 100_000 : 1;
    expect(now.order - then.order).toBe(isNoticed ? far + 2 : far);
    expect(now.event - then.event).toBe(isNoticed ? 1_000_002 : 1);
    expect([now.own - then.own, now.fair - then.fair]).toEqual(isNoticed ? [1_000_000, 1_000_000] : [0, 0]);
    expect(now.carts).toMatch(/^\d+\/5 \d+\/0$/);
    // It is noticed once, however many nodes start.
    await Promise.all([migrate(store), migrate(store)]);
    expect((await state()).order - now.order).toBe(1);
  });

  it('a request may not say that it is', async () => {
    await expect(
      store.inScope({ tenant: 'AZ', customerId: '1' }, (queries) =>
        sql`select notice_new_life()`.execute(queries),
      ),
    ).rejects.toThrow('permission denied');
  });
});
