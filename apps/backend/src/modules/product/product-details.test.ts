import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Store } from '../../db';
import { openQuickStore, plantProducts, seedCategories } from '../../testing';
import { productDetails } from './product-details';

const TENANTS = ['AZ', 'GM'] as const;

describe('TEN-4: the details of an article', () => {
  let store: Store;

  beforeAll(async () => {
    store = await openQuickStore();
    await store.asSystem(async (queries) => {
      for (const tenant of TENANTS) {
        const id = `shelf-${tenant}`;
        await seedCategories(queries, [{ id, name: `Shelf of ${tenant}`, path: [id] }], tenant);
        await plantProducts(queries, [{ tenant, sku: '1', name: 'Zweigelt', categoryId: id }]);
      }
    });
  });
  afterAll(() => store.close());

  it.each(TENANTS)('are those %s has, whatever has its number elsewhere', async (tenant) => {
    const { categories } = await store.asSystem((queries) =>
      productDetails(queries, { tenant, locale: 'de-AT', today: '2026-11-20', customer: undefined }, '1'),
    );
    expect(categories.map(({ name }) => name)).toEqual([`Shelf of ${tenant}`]);
  });
});
