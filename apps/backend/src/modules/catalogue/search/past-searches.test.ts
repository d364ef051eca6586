import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Queries, Store } from '../../../db';
import { openQuickStore } from '../../../testing';
import { createKeepSearch, pastSearches, type Searcher } from './past-searches';

const anna: Searcher = { tenant: 'AZ', userId: 'anna' };
const NOON = new Date('2026-11-23T12:00:00Z');
const later = (minutes: number): Date => new Date(NOON.getTime() + minutes * 60_000);

describe('past searches', () => {
  let store: Store;

  beforeAll(async () => {
    store = await openQuickStore();
  });
  afterAll(() => store.close());

  const keptAt = async (queries: Queries, searcher: Searcher): Promise<readonly string[]> => {
    const { rows } = await sql<{ at: Date }>`
      select searched_at as at from past_search
      where tenant = ${searcher.tenant} and user_id = ${searcher.userId}`.execute(queries);
    return rows.map(({ at }) => at.toISOString());
  };

  it('are written down once an hour for the same words, whoever writes them', async () => {
    const keep = createKeepSearch();
    const other = createKeepSearch();
    await store.asSystem(async (queries) => {
      await keep(queries, anna, 'Käsekrainer', NOON);
      await keep(queries, anna, ' kasekrainer ', later(30));
      await other(queries, anna, 'Käsekrainer', later(45));
      expect(await keptAt(queries, anna)).toEqual([NOON.toISOString()]);
      await keep(queries, anna, 'Käsekrainer', later(61));
      expect(await keptAt(queries, anna)).toEqual([later(61).toISOString()]);
    });
  });

  it('are each user’s own', async () => {
    const keep = createKeepSearch();
    const resi: Searcher = { tenant: 'AZ', userId: 'resi' };
    const namesake: Searcher = { tenant: 'GM', userId: 'resi' };
    await store.asSystem(async (queries) => {
      await keep(queries, resi, 'Topfen', NOON);
      await keep(queries, namesake, 'Topfen', NOON);
      expect(await pastSearches(queries, resi, 'top')).toEqual(['Topfen']);
      expect(await pastSearches(queries, namesake, 'top')).toEqual(['Topfen']);
      expect(await pastSearches(queries, { ...resi, userId: 'sepp' }, 'top')).toEqual([]);
    });
  });

  it('the oldest go where there are many, and nobody else’s', async () => {
    const keep = createKeepSearch();
    const much: Searcher = { tenant: 'AZ', userId: 'vroni' };
    const others: readonly Searcher[] = [
      { tenant: 'GM', userId: 'vroni' },
      { tenant: 'AZ', userId: 'toni' },
    ];
    const words = Array.from({ length: 51 }, (_, index) => `knödel ${index}`);
    await store.asSystem(async (queries) => {
      for (const searcher of others)
        for (const [index, text] of words.slice(0, 3).entries())
          await keep(queries, searcher, text, later(index));
      // What is newer of others does not push out the own either.
      for (const searcher of others) await keep(queries, searcher, 'zuletzt', later(500));
      const search = async (index: number) => keep(queries, much, words[index] ?? '', later(100 + index));
      for (let index = 0; index < 50; index += 1) await search(index);
      expect(await keptAt(queries, much)).toHaveLength(50);
      // The twentieth is among the last thirty, the nineteenth is not.
      expect(await pastSearches(queries, much, '20')).toEqual(['knödel 20']);
      expect(await pastSearches(queries, much, '19')).toEqual([]);
      await search(50);
      expect(await keptAt(queries, much)).toHaveLength(30);
      expect((await pastSearches(queries, much, 'kn'))[0]).toBe('knödel 50');
      for (const searcher of others) expect(await keptAt(queries, searcher)).toHaveLength(4);
    });
  });
});
