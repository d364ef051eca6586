import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Store } from '../../db';
import { plantProducts, stores } from '../../testing';
import { createDatabaseSearch } from '../database/database-search';
import type { SearchEngine } from '../search-engine';
import { resetCluster } from './changes';
import { createClusterSearch, type ClusterSearch } from './cluster-search';
import { startDocumentedCluster, type DocumentedCluster } from './testing/documented-cluster';

const NAMES = [
  'Tomatenmark 3-fach',
  'Kartoffel 2kg Netz',
  'Käsekrainer',
  'Schlagobers 36%',
  'Rotwein 0,75 l',
];
const NEVER_MS = 3_600_000;

describe.each(stores)('a search cluster beside %s', (_, open) => {
  let store: Store;
  let server: DocumentedCluster;
  let search: ClusterSearch;
  let failures: unknown[] = [];
  const database = createDatabaseSearch();

  const start = (prefix = 'shop', restMs = 0): ClusterSearch =>
    createClusterSearch({
      store,
      cluster: { url: `${server.url}/`, user: 'search', password: 'secret', prefix },
      everyMs: NEVER_MS,
      restMs,
      onFailure: (error) => failures.push(error),
    });
  const find = async (engine: SearchEngine, text: string, isWanted: (sku: string) => boolean = () => true) =>
    (
      await store.inScope({ tenant: 'AZ' }, (queries) =>
        engine.find(queries, { tenant: 'AZ', revision: 1, text, mayBeFound: isWanted, isWhole: false }),
      )
    )?.scores;
  const searches = () => server.calls.filter(({ path }) => path.endsWith('/_search'));

  beforeAll(async () => {
    store = await open();
    server = await startDocumentedCluster();
    await store.asSystem((queries) =>
      plantProducts(queries, [
        ...NAMES.map((name) => ({ sku: name, name })),
        { tenant: 'GM', sku: 'foreign', name: 'Tomatenmark' },
      ]),
    );
    search = start();
  });
  beforeEach(() => {
    failures = [];
    server.answerInstead(undefined);
  });
  afterAll(async () => {
    await search.stop();
    await server.close();
    await store.close();
  });

  it('is not asked before it has been told of everything', async () => {
    expect([...((await find(search.engine, 'mark')) ?? [])]).toHaveLength(1);
    expect(server.calls).toEqual([]);
  });

  it('is told of every article, in an index of each tenant, by whoever may', async () => {
    await search.look();
    expect(failures).toEqual([]);
    expect([...server.documentsOf('shop-az').keys()].toSorted()).toEqual(NAMES.toSorted());
    expect([...server.documentsOf('shop-gm').keys()]).toEqual(['foreign']);
    expect(new Set(server.calls.map(({ headers }) => headers.authorization))).toEqual(
      new Set([`Basic ${Buffer.from('search:secret').toString('base64')}`]),
    );
    const made = server.calls.filter(({ method }) => method === 'PUT');
    expect(made.map(({ path }) => path).toSorted()).toEqual(['/shop-az', '/shop-gm']);
    expect(JSON.parse(made[0]?.body ?? '')).toMatchObject({ mappings: { dynamic: 'strict' } });
    expect(server.calls.find(({ path }) => path === '/_bulk')?.headers['content-type']).toBe(
      'application/x-ndjson',
    );
  });

  it.each([
    'mark',
    'erdäpfel 2 kilo',
    'kasekrianer',
    'sahne',
    'wein 75cl',
    'wein xylophon',
    'ka',
    'tomatenmark rotwein',
  ])('finds by "%s" exactly what the database finds', async (text) => {
    const asked = searches().length;
    const expected = await find(database, text);
    expect(expected?.size).toBeGreaterThan(0);
    expect(await find(search.engine, text)).toEqual(expected);
    expect(searches().length).toBeGreaterThan(asked);
    expect(failures).toEqual([]);
  });

  it('finds nothing that may not be found, and nothing of another tenant', async () => {
    expect(await find(search.engine, 'mark', (sku) => sku !== NAMES[0])).toEqual(new Map());
    expect([...((await find(search.engine, 'tomatenmark'))?.keys() ?? [])]).not.toContain('foreign');
  });

  it('reads further where one answer does not hold everything', async () => {
    const told = new Map(server.documentsOf('shop-az'));
    const parts: boolean[] = [];
    server.answerInstead(({ path, body }) => {
      if (!path.endsWith('/_search')) return undefined;
      const isFirst = !body.includes('search_after');
      parts.push(isFirst);
      const [product] = [...told.values()];
      const hits = Array.from({ length: isFirst ? 10_000 : 1 }, () => ({
        _source: product,
      }));
      return [200, { timed_out: false, _shards: { failed: 0 }, hits: { hits } }];
    });
    await find(search.engine, 'obers');
    expect(parts.slice(0, 2)).toEqual([true, false]);
    // As many second parts as first ones, and no third.
    expect(parts.filter((isFirst) => !isFirst)).toHaveLength(parts.length / 2);
  });

  it('is told what has changed and what is gone, once', async () => {
    await store.asSystem(async (queries) => {
      await plantProducts(queries, [{ sku: 'new', name: 'Vogerlsalat' }]);
      await queries.deleteFrom('article').where('sku', '=', 'Käsekrainer').execute();
    });
    await search.look();
    expect(server.documentsOf('shop-az').has('new')).toBe(true);
    expect(server.documentsOf('shop-az').has('Käsekrainer')).toBe(false);
    const told = server.calls.length;
    await search.look();
    expect(server.calls.length).toBe(told);
    expect(failures).toEqual([]);
  });

  it.each([
    ['fails', [503, { error: { type: 'cluster_block_exception' }, status: 503 }]],
    ['answers for some shards only', [200, { timed_out: false, _shards: { failed: 1 }, hits: { hits: [] } }]],
    ['is late', [200, { timed_out: true, _shards: { failed: 0 }, hits: { hits: [] } }]],
    ['answers something else', [200, { page: 'of a proxy' }]],
  ] as const)('leaves the answer to the database where it %s', async (_how, answer) => {
    server.answerInstead(() => [...answer]);
    expect(await find(search.engine, 'mark')).toEqual(await find(database, 'mark'));
    expect(failures).not.toEqual([]);
    expect(String(failures[0])).toContain('/shop-az/_search');
  });

  it('is left alone for a while after it failed', async () => {
    const resting = start('shop', NEVER_MS);
    await resting.look();
    server.answerInstead(() => [503]);
    const asked = searches().length;
    await find(resting.engine, 'mark');
    await find(resting.engine, 'mark');
    await resting.stop();
    expect(failures).toHaveLength(1);
    expect(searches()).toHaveLength(asked + 1);
  });

  it('is told again what it did not take', async () => {
    await store.asSystem((queries) => plantProducts(queries, [{ sku: 'late', name: 'Kürbiskernöl' }]));
    const full = { status: 429, error: { type: 'rejected_execution_exception', reason: 'full' } };
    server.answerInstead(({ path }) =>
      path === '/_bulk' ? [200, { took: 1, errors: true, items: [{ index: full }] }] : undefined,
    );
    await search.look();
    expect(String(failures[0])).toContain('rejected_execution_exception');
    server.answerInstead(undefined);
    await search.look();
    expect(server.documentsOf('shop-az').has('late')).toBe(true);
  });

  it('takes no older version for a newer one', async () => {
    const [first] = server.calls.filter(({ path }) => path === '/_bulk');
    const before = server.documentsOf('shop-az').size;
    const answer = await fetch(`${server.url}/_bulk`, { method: 'POST', body: first?.body ?? '' });
    expect(await answer.text()).toContain('version_conflict_engine_exception');
    // "Käsekrainer" was taken away by a later version than the one that brought it.
    expect(server.documentsOf('shop-az').size).toBe(before);
  });

  it('is told everything once more when asked to, and another one from the beginning', async () => {
    await store.asSystem(resetCluster);
    await search.look();
    const other = start('second');
    await other.look();
    await other.stop();
    expect(failures).toEqual([]);
    expect(server.documentsOf('second-az').size).toBe(server.documentsOf('shop-az').size);
    expect(server.documentsOf('second-gm').size).toBe(1);
  });

  it('notes nothing without a cluster', async () => {
    await store.asSystem(async (queries) => {
      await resetCluster(queries);
      await plantProducts(queries, [{ sku: 'unnoted', name: 'Kletzen' }]);
      expect(await queries.selectFrom('search_change').select('sku').execute()).toEqual([]);
    });
  });
});
