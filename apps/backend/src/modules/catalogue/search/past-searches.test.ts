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
});
