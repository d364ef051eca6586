import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { stores } from '../testing';
import type { Queries } from './queries';
import type { Store } from './store';

const refuse = (code: string) => (queries: Queries) =>
  sql`do ${sql.raw(`$$ begin raise exception using errcode = '${code}'; end $$`)}`.execute(queries);

describe.each(stores)('whether the database takes writes on %s', (_, open) => {
  let store: Store;
  beforeEach(async () => {
    store = await open();
  });
  afterEach(() => store.close());

  it('it does, and says so again after a write that was refused for want of room, once one is taken', async () => {
    await store.check(5_000);
    await expect(store.asSystem(refuse('53100'))).rejects.toMatchObject({ code: '53100' });
    // There is room again: a megabyte is written for a moment, and nothing of it stays.
    await store.check(5_000);
    const { rows } = await store.asSystem((queries) =>
      sql`select from pg_class where relname = 'write_probe'`.execute(queries),
    );
    expect(rows).toEqual([]);
  });

  it('it does not while it is a standby or closed to writes', async () => {
    const close = (value: string) =>
      store.asSystem((queries) =>
        sql`select set_config('default_transaction_read_only', ${value}, false)`.execute(queries),
      );
    await close('on');
    // The next transactions run on the connection that was closed to writes.
    await expect(store.check(5_000)).rejects.toThrow();
    await expect(
      store.asSystem((queries) => sql`create table nothing ()`.execute(queries)),
    ).rejects.toMatchObject({ code: '25006' });
    await expect(store.check(5_000)).rejects.toThrow();
    await close('off');
    await store.check(5_000);
  });
});
