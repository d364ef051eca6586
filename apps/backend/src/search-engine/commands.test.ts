import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Store } from '../db';
import { plantProducts, stores } from '../testing';
import { searchCommand, SearchCommandError, type SearchCommand } from './commands';
import { createDatabaseSearch } from './database/database-search';

describe.each(stores)('the commands of the search on %s', (_, open) => {
  let store: Store;
  const engine = createDatabaseSearch();
  const run = async (command: SearchCommand, words: readonly string[] = [], file = '') => {
    const said: string[] = [];
    await searchCommand(command, words, {
      withStore: (work) => work(store),
      read: () => file,
      say: (line) => said.push(line),
      today: '2026-11-25',
    });
    return said;
  };

  beforeAll(async () => {
    store = await open();
    await store.asSystem(async (queries) => {
      await plantProducts(queries, [{ sku: '1', name: 'Dirndlmarmelade' }]);
      await queries
        .insertInto('essence_item')
        .values({
          tenant: 'AZ',
          customer_id: '1',
          sku: '1',
          bought_on: '2026-11-01',
          quantity: '1',
          unit: 'ST',
        })
        .execute();
    });
  });
  afterAll(() => store.close());

  it('put a list of synonyms in place, tell it in the form in which it is read, and search with it', async () => {
    const file = '# Obst\nDirndlmarmelade\tKornelkonfitüre; Hartriegelmus\n';
    expect(await run('synonyms', ['AZ', 'file'], file)).toEqual(['1 groups']);
    const told = await run('synonyms', ['AZ']);
    expect(told).toEqual(['Dirndlmarmelade\tKornelkonfitüre\tHartriegelmus']);
    expect(await run('synonyms', ['AZ', '-'], told.join('\n'))).toEqual(['1 groups']);
    expect(await run('synonyms', ['AZ'])).toEqual(told);
    const answer = await store.inScope({ tenant: 'AZ' }, (queries) =>
      engine.find(queries, {
        tenant: 'AZ',
        revision: 1,
        text: 'kornelkonfitüre',
        mayBeFound: () => true,
        isWhole: true,
      }),
    );
    expect([...(answer?.scores.keys() ?? [])]).toEqual(['1']);
    expect(await run('synonyms', ['GM'])).toEqual([]);
    expect(await run('synonyms', ['AZ', 'empty'], '')).toEqual(['0 groups']);
    expect(await run('synonyms', ['AZ'])).toEqual([]);
  });

  it('leave the list that is there where the new one cannot be read', async () => {
    await run('synonyms', ['AZ', 'file'], 'a;b');
    await expect(run('synonyms', ['AZ', 'file'], 'c;d\nalone')).rejects.toThrow('Line 2');
    expect(await run('synonyms', ['AZ'])).toEqual(['a\tb']);
  });

  it.each([[[]], [['az']], [['XX', 'file']]])('take no list for %j', async (words) => {
    await expect(run('synonyms', words)).rejects.toThrow(SearchCommandError);
  });

  it('count what sells, and forget words, and say how many', async () => {
    expect(await run('count-popularity')).toEqual(['1 articles']);
    expect(await run('count-popularity')).toEqual(['0 articles']);
    expect(await run('forget-words')).toEqual(['0 words']);
    expect(await run('refill-search-cluster')).toHaveLength(1);
  });
});
