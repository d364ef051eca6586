import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { openQuickStore } from './fastest-store';
import { stores } from './stores';
import { describeEmptyDatabase, wipeDatabase } from './wipe-database';

describe.each(stores)('a wiped database on %s', (_engine, open) => {
  it('holds nothing of what was written, and takes it again', async () => {
    const store = await open();
    const empty = await describeEmptyDatabase(store);
    const write = () =>
      store.asSystem(async (queries) => {
        await sql`insert into search_change (tenant, sku) values ('AZ', '1')`.execute(queries);
        await sql`analyze search_change`.execute(queries);
      });
    const left = () =>
      store.asSystem(async (queries) => {
        const { rows } = await sql<{ changes: number; is_analysed: boolean }>`
          select (select count(*) from search_change) as changes,
            exists (select from pg_stats where schemaname = 'public') as is_analysed`.execute(queries);
        return rows[0];
      });
    await write();
    expect(await left()).toEqual({ changes: 1, is_analysed: true });
    expect(await wipeDatabase(store, empty)).toBe(true);
    expect(await left()).toEqual({ changes: 0, is_analysed: false });
    await write();
    expect(await left()).toEqual({ changes: 1, is_analysed: true });
    await store.close();
  });
});

it.each([
  ['a wall was taken down', 'alter table cart disable row level security'],
  ['an index was dropped', 'drop index submission_of_cart'],
  ['a key was dropped', 'alter table submission drop constraint submission_pkey'],
  ['a policy was made', 'create policy everybody on cart using (true)'],
  ['a function was made', `create function locked_cart() returns void language sql as ''`],
  ['a function got other settings', 'alter function normal_text(text) set search_path = public'],
  ['a table was made', 'create table more (id text)'],
  ['a row of the migrations went', 'delete from migration'],
])('a database is not used again where %s', async (_what, statement) => {
  const store = await openQuickStore();
  const empty = await describeEmptyDatabase(store);
  await store.asSystem((queries) => sql.raw(statement).execute(queries));
  expect(await wipeDatabase(store, empty)).toBe(false);
  await store.close();
});
