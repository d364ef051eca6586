import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Queries, Store } from '../../../db';
import { openQuickStore, plantProducts, seedCategories, type PlantedProduct } from '../../../testing';
import { createCatalogueMemory } from './catalogue-cache';
import { loadPriceBook } from './price-book';
import { readSaleTerms } from './minimum-order-data';
import { loadSnapshot } from './snapshot';

const TENANTS = ['AZ', 'GM'] as const;

/** Everybody in the tenant. */
const ALL = '';

/** An article both tenants have under one number, each with its own words, prices and terms. */
const productOf = (tenant: string, euro: string, minSaleQuantity: number, sku = '1'): PlantedProduct => ({
  tenant,
  sku,
  name: `${tenant} ${sku}`,
  doc: {
    minSaleQuantity,
    attributes: [{ key: 'Bio', displayName: `Bio ${tenant}` }],
    salesConditions: [{ key: 'Kommission', displayName: `Kommission ${tenant}` }],
  },
  prices: [{ type: 'LIST', rawValueString: euro, minQuantity: 0 }],
});

describe('TEN-4: a tenant’s catalogue in memory', () => {
  let store: Store;
  const read = <T>(work: (queries: Queries) => Promise<T>): Promise<T> => store.asSystem(work);

  beforeAll(async () => {
    store = await openQuickStore();
    await store.asSystem(async (queries) => {
      await plantProducts(queries, [
        productOf('AZ', '3.00', 2),
        productOf('GM', '7.00', 5),
        productOf('AZ', '4.00', 3, 'only-AZ'),
        productOf('GM', '8.00', 6, 'only-GM'),
      ]);
      for (const tenant of TENANTS) {
        await seedCategories(
          queries,
          ['1', `only-${tenant}`].map((id) => ({ id, name: `${tenant} ${id}`, path: [id] })),
          tenant,
        );
        await queries
          .insertInto('supplier')
          .values(['1', `only-${tenant}`].map((id) => ({ tenant, id, name: `${tenant} ${id}`, doc: '{}' })))
          .execute();
      }
    });
  });
  afterAll(() => store.close());

  it.each(TENANTS)(
    'of %s has its articles and what it calls things, and nothing of another',
    async (tenant) => {
      const { articles, labels } = await read((queries) => loadSnapshot(queries, tenant));
      expect(articles.map(({ sku, name }) => [sku, name])).toEqual([
        ['1', `${tenant} 1`],
        [`only-${tenant}`, `${tenant} only-${tenant}`],
      ]);
      const names = [
        ['1', `${tenant} 1`],
        [`only-${tenant}`, `${tenant} only-${tenant}`],
      ];
      expect([...labels.categories].map(([id, category]) => [id, category.names['de-AT']])).toEqual(names);
      expect([...labels.suppliers].toSorted()).toEqual(names);
      expect([...labels.attributes]).toEqual([['Bio', { 'de-AT': `Bio ${tenant}` }]]);
      expect([...labels.salesConditions]).toEqual([['Kommission', { 'de-AT': `Kommission ${tenant}` }]]);
    },
  );

  it.each([
    ['AZ', ['3.00', '4.00'], [2, 3]],
    ['GM', ['7.00', '8.00'], [5, 6]],
  ] as const)(
    'of %s has its prices and sale terms, and those of no other',
    async (tenant, euros, minimums) => {
      const book = await read((queries) => loadPriceBook(queries, tenant, ALL));
      const terms = await read((queries) => readSaleTerms(queries, tenant));
      const skus = ['1', `only-${tenant}`];
      expect(
        [...book].map(([sku, prices]) => [sku, prices.map((price) => price.rawValueString)]).toSorted(),
      ).toEqual(skus.map((sku, index) => [sku, [euros[index]]]));
      expect([...terms].map(([sku, { minSaleQuantity }]) => [sku, minSaleQuantity]).toSorted()).toEqual(
        skus.map((sku, index) => [sku, minimums[index]]),
      );
    },
  );

  it('is as new as the tenant’s own changes, however often another changed its own', async () => {
    const memory = createCatalogueMemory();
    const own = await read(async (queries) => {
      for (let change = 0; change < 5; change += 1)
        await sql`update article set listed_on = listed_on where tenant = 'GM'`.execute(queries);
      const { rows } = await sql<{ tenant: string; revision: number }>`
        select tenant, revision::integer as revision from catalogue_revision where part = 'articles'
        order by tenant`.execute(queries);
      return rows;
    });
    expect(new Set(own.map(({ revision }) => revision)).size).toBe(TENANTS.length);
    for (const { tenant, revision } of own)
      expect(await read((queries) => memory.of(queries, tenant))).toMatchObject({ revision });
  });
});
