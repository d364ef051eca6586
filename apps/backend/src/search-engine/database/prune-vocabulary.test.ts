import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Store } from '../../db';
import { plantProducts, stores } from '../../testing';
import { stem } from '../language/stem';
import { pruneVocabulary } from './prune-vocabulary';

const PATIENCE_MS = 30_000;

describe.each(stores)('the words of the catalogues on %s', (_, open) => {
  let store: Store;
  const words = () =>
    store.asSystem((queries) => queries.selectFrom('search_word').select(['word', 'stem']).execute());
  const isKnown = async (word: string) => (await words()).some((row) => row.word === word);

  beforeAll(async () => {
    store = await open();
    await store.asSystem((queries) =>
      plantProducts(queries, [
        { sku: '1', name: 'Gelbe Paradeiser', texts: { description: 'Sonnengereift' } },
        { sku: '2', name: 'Rote Paradeiser, 500 g' },
        { tenant: 'GM', sku: '1', name: 'Gelbe Zwiebeln' },
      ]),
    );
  });
  afterAll(() => store.close());

  it('have in the database the stems that the engine gives them', async () => {
    const known = await words();
    expect(known.length).toBeGreaterThan(10);
    const endings = ['fischen', 'fisches', 'fischem', 'eis', 'obers', 'eiern', 'rinde', 'ol', '=500g'];
    await store.asSystem((queries) =>
      queries
        .insertInto('search_word')
        .values(endings.map((word) => ({ word })))
        .onConflict((conflict) => conflict.doNothing())
        .execute(),
    );
    for (const row of await words()) expect([row.word, row.stem]).toEqual([row.word, stem(row.word)]);
  });

  it('are kept while an article of any tenant has them, in its name or elsewhere', async () => {
    await store.asSystem(pruneVocabulary);
    for (const word of ['gelbe', 'rote', 'paradeiser', 'sonnengereift', '=500g', '^par'])
      expect([word, await isKnown(word)]).toEqual([word, true]);
    expect(await store.asSystem(pruneVocabulary)).toBe(0);
  });

  it('are forgotten with the last article that is sold', async () => {
    await store.asSystem(async (queries) => {
      await sql`update article set status = 'INACTIVE' where tenant = 'AZ' and sku = '1'`.execute(queries);
      expect(await pruneVocabulary(queries)).toBeGreaterThan(0);
    });
    expect(await isKnown('sonnengereift')).toBe(false);
    // Of another tenant's article, and of another one of this tenant.
    expect(await isKnown('gelbe')).toBe(true);
    expect(await isKnown('paradeiser')).toBe(true);
  });

  it('are not forgotten under the hands of whoever takes articles in', async () => {
    let letGo: () => void = () => undefined;
    const held = new Promise<void>((resolve) => (letGo = resolve));
    const taken = new Promise<void>((resolve, reject) => {
      store
        .asSystem(async (queries) => {
          await plantProducts(queries, [{ sku: '3', name: 'Kletzenbrot' }]);
          resolve();
          await held;
        })
        .catch(reject);
    });
    await taken;
    const forgetting = store.asSystem(pruneVocabulary);
    // The embedded database has one connection: there is nothing to see of who waits.
    if (store.engine === 'postgresql')
      await vi.waitFor(async () => {
        const { rows } = await store.asSystem((queries) =>
          sql`select from pg_locks where locktype = 'advisory' and not granted`.execute(queries),
        );
        expect(rows).not.toEqual([]);
      }, PATIENCE_MS);
    letGo();
    await forgetting;
    expect(await isKnown('kletzenbrot')).toBe(true);
  });
});
