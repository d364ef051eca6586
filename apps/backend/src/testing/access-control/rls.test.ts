import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Store } from '../../db';
import { createFakeClock } from '../seed-ordering';
import { stores } from '../stores';
import { seedOthers, openRightsWorld } from './access-fixture';
import { reachesAnotherTenant, foreignRowsIn, tablesWithoutPolicy, tablesWithPolicy } from './rls';

describe.each(stores)('TEN-4: by the second wall alone, on %s,', (_, open) => {
  let store: Store;
  let customerId: string;

  beforeAll(async () => {
    store = await open();
    const rights = await openRightsWorld(store, 'mwalls01', createFakeClock());
    await seedOthers(store, rights);
    ({ customerId } = rights.world);
  }, 300_000);
  afterAll(() => store.close());

  it('every table of a tenant that requests may read has a policy', async () => {
    expect(await store.asSystem(tablesWithoutPolicy)).toEqual([]);
  });

  it('a query without any condition sees nobody else', async () => {
    const tables = await store.asSystem(tablesWithPolicy);
    const counts = await store.asSystem(async (queries) => {
      const found: { name: string; present: number; seen: number }[] = [];
      for (const table of tables)
        found.push({ name: table.name, ...(await foreignRowsIn(queries, table, customerId)) });
      return found;
    });
    expect(tables.length).toBeGreaterThan(30);
    expect(counts.filter(({ seen }) => seen > 0)).toEqual([]);
    // Where nobody else has anything, nothing was tried.
    expect(counts.filter(({ present }) => present === 0).map(({ name }) => name)).toEqual([]);
  });

  it('a form can be left with the own tenant only', async () => {
    expect(await store.asSystem(reachesAnotherTenant)).toBe(false);
  });
});
