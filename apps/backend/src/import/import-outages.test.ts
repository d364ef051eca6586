import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Queries, Store } from '../db';
import { stores } from '../testing';
import { InterruptedImportError } from './run-import';
import { priceImporter } from './persistence/import-prices';
import { productImporter } from './persistence/import-products';
import { WentBackError } from './persistence/seen-keys';
import { EXAMPLE_LINES } from './testing/example-lines';
import { importOf } from './testing/import-of';

const context = { tenant: 'AZ', now: new Date('2026-11-25T14:00:00Z'), today: '2026-11-25' } as const;
const { products, prices } = EXAMPLE_LINES;
const SKUS = ['i-1', 'i-2', 'i-3', 'i-4', 'i-5'];

/** Where a connection breaks: before anything, with all work done and nothing stored, or on the way of the last answer. */
const MOMENTS = ['before', 'uncommitted', 'unanswered'] as const;

/** A store whose nth transaction loses its connection, as often as told. */
const breaking = (store: Store, nth: number, moment: (typeof MOMENTS)[number], times = 1): Store => {
  const gone = () => Object.assign(new Error('terminating connection'), { code: '57P01' });
  let count = 0;
  return {
    ...store,
    asSystem: async <Result>(work: (queries: Queries) => Promise<Result>) => {
      count += 1;
      if (count < nth || count >= nth + times) return store.asSystem(work);
      if (moment === 'before') throw gone();
      await store.asSystem(async (queries) => {
        await work(queries);
        if (moment === 'uncommitted') throw gone();
      });
      throw gone();
    },
  };
};

describe.each(stores)('an import on %s whose database goes away', (_, open) => {
  let store: Store;
  const importer = () => ({ ...priceImporter(context), batch: 2 });
  const lines = [
    ...SKUS.map((sku) => ({ ...prices, sku })),
    // Two that are refused: one for what it says, one for whom it names again.
    { ...prices, sku: 'nowhere' },
    { ...prices, sku: 'i-1' },
  ];
  const stored = () =>
    store.asSystem(async (queries) => {
      const { rows } = await sql<{ sku: string; count: number }>`
        select sku, count(*)::int as count from article_price group by sku order by sku`.execute(queries);
      return rows;
    });
  const empty = () => store.asSystem((queries) => queries.deleteFrom('article_price').execute());
  const notes = () => store.asSystem((queries) => queries.selectFrom('import_seen').selectAll().execute());

  beforeAll(async () => {
    store = await open();
    await importOf(
      store,
      productImporter(context),
      SKUS.map((sku) => ({ ...products, sku })),
    );
  });
  afterAll(() => store.close());

  it.each(MOMENTS)(
    'once, %s, at any of its transactions: counts and stores as if nothing had been',
    async (moment) => {
      await empty();
      const undisturbed = await importOf(store, importer(), lines);
      expect(undisturbed).toMatchObject({ lines: 7, created: 5, refused: 2, outages: 0 });
      let nth = 1;
      for (; ; nth += 1) {
        await empty();
        const result = await importOf(breaking(store, nth, moment), importer(), lines, { patienceMs: 5_000 });
        expect(await stored()).toEqual(SKUS.map((sku) => ({ sku, count: 1 })));
        expect(await notes()).toEqual([]);
        if (result.outages === 0) break;
        expect({ ...result, outages: 0 }).toEqual(undisturbed);
      }
      // Notes of old runs, four batches checked and stored, the notes thrown away: the first of them that is never reached.
      expect(nth).toBeGreaterThan(9);
    },
  );

  it('for good: says what is stored', async () => {
    await empty();
    const away = breaking(store, 5, 'before', 1_000);
    const error: unknown = await importOf(away, importer(), lines, { patienceMs: 150 }).catch(
      (reason: unknown) => reason,
    );
    expect(error).toBeInstanceOf(InterruptedImportError);
    expect(error).toMatchObject({ tally: { lines: 2, created: 2, refused: 0 } });
    expect(await stored()).toEqual([
      { sku: 'i-1', count: 1 },
      { sku: 'i-2', count: 1 },
    ]);
  });

  it('and comes back without what was stored: says so, and takes nothing away', async () => {
    await empty();
    const forgets: Store = {
      ...store,
      asSystem: async (work) => {
        const result = await store.asSystem(work);
        await store.asSystem((queries) =>
          queries.deleteFrom('import_seen').where('key', '=', 'stored').execute(),
        );
        return result;
      },
    };
    await expect(
      importOf(forgets, importer(), lines, { patienceMs: 5_000, removesMissing: true }),
    ).rejects.toBeInstanceOf(WentBackError);
  });

  it('in the middle of what comes afterwards: articles of a renamed category are all found by its new name', async () => {
    const bring = (of: Store, name: string, skus: readonly string[]) =>
      importOf(
        of,
        productImporter(context),
        skus.map((sku) => ({
          ...products,
          sku,
          categories: [{ id: 'i-dairy', name: { 'de-AT': name } }],
        })),
        { patienceMs: 5_000 },
      );
    const indexed = () =>
      store.asSystem(async (queries) => {
        const { rows } = await sql<{ text: string }>`
          select array_agg(s::text order by s.sku)::text as text from search_article s`.execute(queries);
        return rows[0]?.text;
      });
    await bring(store, 'Molkerei', SKUS);
    const wanted = await indexed();
    for (let nth = 1; nth < 7; nth += 1) {
      await bring(store, 'Milchwaren', SKUS);
      expect(await indexed()).not.toBe(wanted);
      await bring(breaking(store, nth, 'uncommitted'), 'Molkerei', SKUS.slice(0, 1));
      expect(await indexed()).toBe(wanted);
    }
  });
});
