import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contract } from '@gastroshop/api-contract';
import type { Store } from '../db';
import { createTestApp, stores, type TestApp } from '../testing';
import { jsonLines } from './parsing/json-lines';
import { runImport } from './run-import';
import { EXAMPLE_LINES } from './testing/example-lines';
import { importOf } from './testing/import-of';
import { productImporter } from './persistence/import-products';

const NOW = new Date('2026-11-25T14:00:00Z');
const example = EXAMPLE_LINES.products;

describe.each(stores)('importing articles on %s', (_, open) => {
  let store: Store;
  let shop: TestApp;
  const importer = (tenant: 'AZ' | 'GM' = 'AZ', today = '2026-11-25') =>
    productImporter({ tenant, now: NOW, today, externalOrigins: [] });
  const bring = (lines: readonly unknown[], options = {}) => importOf(store, importer(), lines, options);

  beforeAll(async () => {
    store = await open();
    shop = await createTestApp(store, { now: () => NOW });
  });
  afterAll(async () => {
    await shop.close();
    await store.close();
  });

  const product = (sku: string) =>
    store.asSystem((queries) =>
      queries
        .selectFrom('article')
        .selectAll()
        .where('tenant', '=', 'AZ')
        .where('sku', '=', sku)
        .executeTakeFirst(),
    );
  const found = async (searchTerm: string) => {
    const { body } = await shop.call('searchProducts', {
      tenant: 'AZ',
      searchBody: { queryString: searchTerm },
    });
    return contract.searchProducts.answer.parse(body).products.map(({ sku }) => sku);
  };
  const fresh = (more: object = {}) => ({ ...example, sku: randomUUID().slice(0, 20), ...more });

  it('stores new ones so that they are browsed and searched', async () => {
    const line = fresh({ name: 'Zirbenkäse im Ganzen' });
    expect(await bring([line])).toMatchObject({ lines: 1, created: 1, changed: 0, unchanged: 0, refused: 0 });
    expect(await found('zirbenkäse')).toEqual([line.sku]);
    expect(await product(line.sku)).toMatchObject({
      status: 'ACTIVE',
      category_id: 'i-cheese',
      category_ids: ['i-fresh', 'i-cheese'],
      listed_on: '2026-11-25',
      allergens_contained: [6],
      gtins: ['04006381333931'],
    });
  });

  it('takes English details and names of units, and filters by the countries it is told', async () => {
    const labels = { units: { Stk: 'Piece' }, attributes: { Veget: 'vegetarian' } };
    const line = fresh({
      english: { name: 'Mountain cheese', labels, details: { usageNote: 'Serve at room temperature.' } },
      originCountries: ['AT', 'CH'],
      details: { usageNote: 'Zimmerwarm servieren.', wineAttributes: { country: 'Italien' } },
    });
    expect(await bring([line])).toMatchObject({ created: 1, refused: 0 });
    expect(await product(line.sku)).toMatchObject({
      texts: { 'en-GB': { name: 'Mountain cheese', labels } },
      details: {
        'de-AT': { usageNote: 'Zimmerwarm servieren.' },
        'en-GB': { usageNote: 'Serve at room temperature.' },
      },
      origin_countries: ['AT', 'CH'],
      wine_country: 'IT',
    });
    const { body } = await shop.call('getProducts', { tenant: 'AZ', sku: [line.sku] }, undefined, {
      'accept-language': 'en-GB',
    });
    expect(JSON.stringify(body)).toContain('"name":"Piece"');
  });

  it('forgets the words of what is called something else now', async () => {
    const isKnown = (word: string) =>
      store.asSystem(async (queries) => {
        const row = queries.selectFrom('search_word').select('id').where('word', '=', word);
        return (await row.executeTakeFirst()) !== undefined;
      });
    const line = fresh({ name: 'Kriecherlröster' });
    await bring([line]);
    expect(await isKnown('kriecherlroster')).toBe(true);
    await bring([{ ...line, name: 'Zwetschkenröster' }]);
    expect(await isKnown('kriecherlroster')).toBe(false);
    expect(await isKnown('zwetschkenroster')).toBe(true);
    expect(await found('zwetschkenröster')).toEqual([line.sku]);
  });

  it('changes nothing when the file comes again, days later too', async () => {
    const lines = [fresh(), fresh({ name: 'Almkäse' })];
    await bring(lines);
    const before = await product(lines[0]?.sku ?? '');
    const revision = () =>
      store.asSystem((queries) =>
        queries
          .selectFrom('catalogue_revision')
          .select('revision')
          .where('part', '=', 'articles')
          .executeTakeFirst(),
      );
    const revised = await revision();
    expect(await importOf(store, importer('AZ', '2026-12-24'), lines)).toMatchObject({
      created: 0,
      changed: 0,
      unchanged: 2,
    });
    expect(await product(lines[0]?.sku ?? '')).toEqual(before);
    // Searches keep what they hold in memory.
    expect(await revision()).toEqual(revised);
    expect(await bring([{ ...lines[0], brand: 'Alm' }, lines[1]])).toMatchObject({
      changed: 1,
      unchanged: 1,
    });
  });

  it('refuses lines by number and reason, and stores all the others', async () => {
    const good = fresh();
    const other = fresh();
    const { refusals, created } = await bring([
      '{"sku": "x", "name": }',
      good,
      { ...fresh(), name: '', unit: 1 },
      '',
      { ...good, name: 'Zweimal' },
      { ...fresh(), units: [] },
      { ...fresh(), categories: [example['categories'], { id: 'x' }] },
      { ...fresh(), name: 'Nichts \u0000' },
      { ...fresh(), sku: 'a\u0000b' },
      other,
    ]);
    expect(created).toBe(2);
    const reasons = new Map(refusals.map(({ line, reason }) => [line, reason]));
    expect([...reasons.keys()].toSorted((a, b) => a - b)).toEqual([1, 3, 5, 6, 7, 8, 9]);
    expect(reasons.get(1)).toContain('is no JSON');
    expect(reasons.get(3)).toContain('name: is empty');
    expect(reasons.get(3)).toContain('unit');
    expect(reasons.get(5)).toBe('names the same as line 2');
    expect(reasons.get(6)).toContain('an article needs a unit');
    expect(reasons.get(7)).toContain('categories');
    expect(reasons.get(8)).toContain('does not take');
    expect(reasons.get(9)).toContain('cannot be typed');
    expect(await product(other.sku)).toBeDefined();
  });

  it('refuses what names an article again in a later batch, and takes it where the first was refused', async () => {
    const [one, two] = [fresh(), fresh()];
    const many = Array.from({ length: 1_000 }, () => fresh());
    const { refusals } = await bring([one, { ...two, name: '' }, ...many, one, two]);
    expect(refusals.map(({ line, reason }) => [line, reason])).toEqual([
      [2, 'name: is empty'],
      [1003, 'names the same as line 1'],
    ]);
    expect(await product(two.sku)).toBeDefined();
  });

  it('refuses an article whose category stands elsewhere in an earlier line', async () => {
    const id = randomUUID();
    const place = (parent: string) => [
      { id: parent, name: { 'de-AT': parent } },
      { id, name: { 'de-AT': 'Käse' } },
    ];
    const { refusals } = await bring([fresh({ categories: place('a') }), fresh({ categories: place('b') })]);
    expect(refusals).toEqual([
      { line: 2, reason: `categories: ${id} stands below a in an earlier line, and below b here` },
    ]);
  });

  it('finds articles by the new name of their category', async () => {
    const id = randomUUID();
    const named = (name: string) => ({ categories: [{ id, name: { 'de-AT': name } }] });
    const [one, two] = [fresh(named('Alpensorten')), fresh(named('Alpensorten'))];
    await bring([one, two]);
    expect(await found('alpensorten')).toHaveLength(2);
    await bring([{ ...one, ...named('Hochgebirgssorten') }]);
    expect((await found('hochgebirgssorten')).toSorted()).toEqual([one.sku, two.sku].toSorted());
    expect(await found('alpensorten')).toEqual([]);
  });

  it('stores nothing in a dry run, and says the same', async () => {
    const line = fresh();
    expect(await bring([line], { isDry: true })).toMatchObject({ created: 1 });
    expect(await product(line.sku)).toBeUndefined();
    expect(await bring([line])).toMatchObject({ created: 1 });
  });

  it('keeps whole batches when it is broken off, and goes on when it is run again', async () => {
    const lines = Array.from({ length: 1_500 }, () => fresh());
    async function* brokenOff(): AsyncGenerator<Buffer, undefined> {
      for (const line of lines.slice(0, 1_200))
        yield await Promise.resolve(Buffer.from(`${JSON.stringify(line)}\n`));
      throw new Error('the pipe broke');
    }
    await expect(runImport(store, importer(), jsonLines(brokenOff()), { name: 'test' })).rejects.toThrow(
      'pipe broke',
    );
    expect(await bring(lines)).toMatchObject({ created: 500, unchanged: 1_000, refused: 0 });
    const left = await store.asSystem((queries) => queries.selectFrom('import_seen').selectAll().execute());
    expect(left).toEqual([]);
  });
});

describe.each(stores)('articles the file does not name on %s', (_, open) => {
  let store: Store;
  const importer = () =>
    productImporter({ tenant: 'GM', now: NOW, today: '2026-11-25', externalOrigins: [] });
  const lines = ['a', 'b', 'c', 'd'].map((sku) => ({ ...example, sku }));
  const statuses = async () => {
    const rows = await store.asSystem((queries) =>
      queries
        .selectFrom('article')
        .select(['sku', 'status', 'doc'])
        .where('tenant', '=', 'GM')
        .orderBy('sku')
        .execute(),
    );
    expect(rows.map(({ doc }) => doc.status)).toEqual(rows.map(({ status }) => status));
    return rows.map(({ sku, status }) => `${sku} ${status}`);
  };

  beforeAll(async () => {
    store = await open();
    await importOf(store, importer(), lines);
  });
  afterAll(() => store.close());

  it('stay as they are, unless asked for', async () => {
    await importOf(store, importer(), lines.slice(0, 1));
    expect(await statuses()).toEqual(['a ACTIVE', 'b ACTIVE', 'c ACTIVE', 'd ACTIVE']);
  });

  it('are deactivated on request, and come back with the next file', async () => {
    const removesMissing = true;
    expect(
      await importOf(store, importer(), lines.slice(0, 3), { removesMissing, isDry: true }),
    ).toMatchObject({
      removal: { of: 4, removed: 1 },
    });
    expect(await statuses()).toEqual(['a ACTIVE', 'b ACTIVE', 'c ACTIVE', 'd ACTIVE']);
    expect(await importOf(store, importer(), lines.slice(0, 3), { removesMissing })).toMatchObject({
      removal: { of: 4, removed: 1 },
    });
    expect(await statuses()).toEqual(['a ACTIVE', 'b ACTIVE', 'c ACTIVE', 'd INACTIVE']);
    expect(await importOf(store, importer(), lines, { removesMissing })).toMatchObject({ changed: 1 });
    expect(await statuses()).toEqual(['a ACTIVE', 'b ACTIVE', 'c ACTIVE', 'd ACTIVE']);
  });

  it('are not those of refused lines, nor any while a line does not tell what it names', async () => {
    const removesMissing = true;
    const refused = await importOf(store, importer(), [...lines.slice(0, 3), { sku: 'd', name: '' }], {
      removesMissing,
    });
    expect(refused.removal).toEqual({ of: 4, removed: 0 });
    const unreadable = await importOf(store, importer(), [...lines.slice(0, 3), '{"sku":"d'], {
      removesMissing,
    });
    expect(unreadable).toMatchObject({ notRemoved: '1 refused line does not tell what it names' });
    expect(await statuses()).toEqual(['a ACTIVE', 'b ACTIVE', 'c ACTIVE', 'd ACTIVE']);
  });

  it('are too many to be true: nothing is deactivated, unless that is meant', async () => {
    const removesMissing = true;
    const short = await importOf(store, importer(), lines.slice(0, 1), { removesMissing });
    expect(short.notRemoved).toContain('lacks 3 of 4');
    expect(await statuses()).toEqual(['a ACTIVE', 'b ACTIVE', 'c ACTIVE', 'd ACTIVE']);
    await importOf(store, importer(), lines.slice(0, 1), { removesMissing, mostRemoved: 1 });
    expect(await statuses()).toEqual(['a ACTIVE', 'b INACTIVE', 'c INACTIVE', 'd INACTIVE']);
  });
});
