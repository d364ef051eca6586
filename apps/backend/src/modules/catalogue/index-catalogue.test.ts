import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Store } from '../../db';
import { openQuickStore, plantProducts } from '../../testing';
import { indexCatalogue } from './index-catalogue';

describe('what articles are sorted by', () => {
  let store: Store;

  beforeAll(async () => {
    store = await openQuickStore();
    await store.asSystem(async (queries) => {
      await plantProducts(queries, [
        { sku: '1', name: 'Spinat' },
        { tenant: 'GM', sku: '1', name: 'Kren' },
      ]);
      // As a write leaves them that says so later.
      await sql`update article set sort_name = 'before'`.execute(queries);
    });
  });
  afterAll(() => store.close());

  it('TEN-4: is computed for the tenant that is named, and for no other under the same number', async () => {
    const sortNames = () =>
      store.asSystem(async (queries) => {
        const rows = await queries
          .selectFrom('article')
          .select(['tenant', 'sort_name'])
          .orderBy('tenant')
          .execute();
        return rows.map(({ tenant, sort_name: name }) => `${tenant} ${name}`);
      });
    await store.asSystem((queries) => indexCatalogue(queries, 'AZ', ['1']));
    expect(await sortNames()).toEqual(['AZ spinat', 'GM before']);
    await store.asSystem((queries) => indexCatalogue(queries, 'GM'));
    expect(await sortNames()).toEqual(['AZ spinat', 'GM kren']);
  });
});
