import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Store } from '../../db';
import { plantProducts, stores } from '../../testing';
import { indexUnindexed } from './index-unindexed';

describe.each(stores)('articles of an earlier version on %s', (_, open) => {
  let store: Store;

  beforeAll(async () => {
    store = await open();
    await store.asSystem(async (queries) => {
      await plantProducts(queries, [
        { sku: '1', name: 'Spinat' },
        { tenant: 'GM', sku: '2', name: 'Kren' },
        { tenant: 'GM', sku: '3', name: 'Dille' },
        { tenant: 'GM', sku: '4', name: 'Altes Kraut', doc: { status: 'INACTIVE' } },
        { tenant: 'GM', sku: '5', name: 'Liebstöckel' },
      ]);
      // As an update finds them: stored, and unknown to the search.
      await sql`delete from search_article where sku in ('2', '4', '5')`.execute(queries);
      // Of a house that is no tenant any more.
      await sql`update article set tenant = 'ZZ' where sku = '5'`.execute(queries);
    });
  });
  afterAll(() => store.close());

  it('are taken in once where they are on sale, of the tenants there are, and nobody else’s', async () => {
    expect(await indexUnindexed(store)).toEqual(['GM']);
    const { rows } = await store.asSystem((queries) =>
      sql`select tenant, sku from search_article order by tenant, sku`.execute(queries),
    );
    expect(rows).toEqual([
      { tenant: 'AZ', sku: '1' },
      { tenant: 'GM', sku: '2' },
      { tenant: 'GM', sku: '3' },
    ]);
    expect(await indexUnindexed(store)).toEqual([]);
  });
});
