import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { stores } from '../testing';
import firstLooks from './first-looks.json' with { type: 'json' };
import type { Store } from './store';

describe.each(stores)('TEN-3: the looks a database begins with, on %s', (_, open) => {
  let store: Store;
  beforeAll(async () => {
    store = await open();
  });
  afterAll(async () => {
    await store.close();
  });

  it('are those of the file that the themes of the kit are written from', async () => {
    const rows = await store.asSystem((queries) => queries.selectFrom('look').selectAll().execute());
    expect(Object.fromEntries(rows.map(({ key, doc }) => [key, doc]))).toEqual(firstLooks);
  });
});
