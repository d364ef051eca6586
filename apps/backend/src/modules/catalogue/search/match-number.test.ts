import {
  completionSchema as completionShape,
  productPageSchema as pageShape,
  type SearchBody,
} from '@gastroshop/api-contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Store } from '../../../db';
import { createTestApp, plantProducts, seedBuyer, stores, type TestApp } from '../../../testing';

const PIECE = {
  name: 'Stück',
  abbreviation: 'ST',
  ratio: 1,
  isDefault: true,
  isVisible: true,
  isStorageUnit: true,
};
const numbered = (crossTenantProductId: string, ...gtins: string[]) => ({
  crossTenantProductId,
  units: [{ ...PIECE, gtins }],
});

describe.each(stores)('PRD-12: searching by a number on %s', (_, open) => {
  let store: Store;
  let shop: TestApp;
  const group = { userId: 'anna', tenant: 'AZ', roles: ['should-see-cross-tenant-product-id'] };
  const own = { userId: 'anna', tenant: 'AZ', roles: [] };
  const restricted = { userId: 'resi', tenant: 'AZ', roles: ['should-see-cross-tenant-product-id'] };
  const elsewhere = { userId: 'gerd', tenant: 'GM', roles: ['should-see-cross-tenant-product-id'] };

  beforeAll(async () => {
    store = await open();
    shop = await createTestApp(store);
    await store.asSystem(async (queries) => {
      await plantProducts(queries, [
        { sku: '373326', name: 'Paradeiser geschält', doc: numbered('G203717', '9099000018550') },
        { sku: '373327', name: 'Paradeiser passiert', doc: numbered('G203718') },
        { sku: '138694', name: 'Bohnen 373 326', doc: numbered('G300000') },
        { sku: '138', name: 'Kurze Nummer', doc: numbered('G300001') },
        { sku: 'AB-00.12', name: 'Buchstaben', doc: numbered('G-300.002') },
        { sku: '00815', name: 'Nullen', doc: numbered('') },
        { tenant: 'GM', sku: '900100', name: 'Fremde Ware', doc: numbered('G203717') },
      ]);
      await seedBuyer(queries, { id: '1', userIds: ['anna'] });
      await seedBuyer(queries, { id: '2', userIds: ['resi'], assortment: ['138694'] });
      await seedBuyer(queries, { tenant: 'GM', id: '1', userIds: ['gerd'] });
    });
  });
  afterAll(async () => {
    await shop.close();
    await store.close();
  });

  type User = typeof group;
  const found = async (queryString: string, as: User = group) => {
    const searchBody: SearchBody = { queryString, page: { page: 0, size: 50 } };
    const { body } = await shop.call('searchProducts', { tenant: as.tenant, searchBody }, as);
    return pageShape.parse(body).products.map(({ sku }) => sku);
  };
  const completed = async (query: string, as: User = group) => {
    const { body } = await shop.call(
      'completeProducts',
      { tenant: as.tenant, completionBody: { query } },
      as,
    );
    return completionShape.parse(body).products.map(({ sku }) => sku);
  };

  it.each([
    ['373326', '373326'],
    ['373 326', '373326'],
    ['373\u00a0326', '373326'],
    ['373\u202f326', '373326'],
    ['373.326', '373326'],
    ['373-326', '373326'],
    ['373 326 3', '373326'],
    ['373 326 3 Ktn', '373326'],
    ['373326 × 3', '373326'],
    ['138 694   6', '138694'],
    ['000000000000373326', '373326'],
    ['="373326"', '373326'],
    ['#373326', '373326'],
    ['373326:', '373326'],
    ['Art.-Nr. 373 326', '373326'],
    ['9 099000 018550', '373326'],
    ['09099000018550', '373326'],
    [']C10109099000018550', '373326'],
    ['(01)09099000018550(10)L4711', '373326'],
    ['G203717', '373326'],
    ['g203717', '373326'],
    ['G 203 717', '373326'],
    ['G\u00a0203717', '373326'],
    ['Nr. G203717', '373326'],
    ['g300002', 'AB-00.12'],
    ['ab0012', 'AB-00.12'],
    ['AB 00.12', 'AB-00.12'],
    ['815', '00815'],
  ])('finds %j first, in search and completion', async (typed, sku) => {
    expect((await found(typed))[0]).toBe(sku);
    expect((await completed(typed))[0]).toBe(sku);
  });

  it('finds by the beginning of a number, with gaps and of the group as well', async () => {
    for (const start of ['37332', '373 32', '373\u00a032', 'G20371', 'g 203 71'])
      expect((await found(start)).toSorted()).toEqual(['373326', '373327']);
  });

  it('takes the parts of a number for no words', async () => {
    expect(await found('373 326')).toEqual(['373326']);
  });

  it('does not find by the number of the group who is not shown it', async () => {
    for (const typed of ['G203717', 'G 203 717', 'G20371', 'g300002']) {
      expect(await found(typed, own)).toEqual([]);
      expect(await completed(typed, own)).toEqual([]);
    }
    expect(await found('373 326', own)).toEqual(['373326']);
  });

  it('finds nothing of other tenants or outside the assortment', async () => {
    expect(await found('G203717', elsewhere)).toEqual(['900100']);
    expect(await found('900 100')).toEqual([]);
    for (const typed of ['373 326', 'G203717', '9099000018550', '37332'])
      expect(await found(typed, restricted)).not.toContain('373326');
    expect(await found('138 694', restricted)).toEqual(['138694']);
  });
});
