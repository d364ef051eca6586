import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Store } from '../../db';
import { createTestApp, plantProducts, seedBuyer, stores, type TestApp } from '../../testing';

describe.each(stores)('the essence list on %s', (_, open) => {
  let store: Store;
  let shop: TestApp;
  const anna = { userId: 'anna', tenant: 'AZ' };
  const resi = { userId: 'resi', tenant: 'AZ' };

  beforeAll(async () => {
    store = await open();
    shop = await createTestApp(store);
    await store.asSystem(async (queries) => {
      await plantProducts(queries, [
        { sku: '10', name: 'Mehl' },
        { sku: '11', name: 'Zucker' },
      ]);
      await seedBuyer(queries, { id: '1', userIds: ['anna'] });
      await seedBuyer(queries, { id: '2', userIds: ['resi'], assortment: ['10'] });
      const bought = (customer: string, sku: string, day: string, quantity: string) => ({
        tenant: 'AZ',
        customer_id: customer,
        sku,
        bought_on: day,
        quantity,
        unit: 'ST',
      });
      await queries
        .insertInto('essence_item')
        .values([
          bought('1', '10', '2026-01-01', '1'),
          bought('1', '10', '2026-04-01', '4'),
          bought('1', '10', '2026-02-01', '2.5'),
          bought('1', '10', '2026-03-01', '3'),
          bought('1', '11', '2026-03-02', '7'),
          bought('2', '10', '2026-05-01', '99'),
        ])
        .execute();
    });
  });
  afterAll(async () => {
    await shop.close();
    await store.close();
  });

  it('ESS-3: tells the three latest purchases of each article, of this customer only', async () => {
    const { body } = await shop.call(
      'getRecentEssenceItems',
      { tenant: 'AZ', customerId: '1', skus: ['11', '10', '10'] },
      anna,
    );
    expect(body).toMatchObject([
      { sku: '11', date: '2026-03-02', quantity: 7 },
      { sku: '10', date: '2026-04-01', quantity: 4, smallestUnit: 'ST' },
      { sku: '10', date: '2026-03-01', quantity: 3 },
      { sku: '10', date: '2026-02-01', quantity: 2.5 },
    ]);
    const one = await shop.call(
      'getRecentEssenceItemsOfProduct',
      { tenant: 'AZ', customerId: '1', sku: '11' },
      anna,
    );
    expect(one.body).toMatchObject([{ sku: '11', quantity: 7 }]);
    expect(
      (await shop.call('getRecentEssenceItemsOfProduct', { tenant: 'AZ', customerId: '1', sku: '11' }, resi))
        .status,
    ).toBe(403);
    expect(
      (await shop.call('getRecentEssenceItemsOfProduct', { tenant: 'AZ', customerId: '1', sku: '11' }))
        .status,
    ).toBe(401);
  });

  it('ESS-1: hides an article and shows it again, for this customer only', async () => {
    const visible = async (customerId: string, as: typeof anna) =>
      (await shop.call('getEssenceVisibility', { tenant: 'AZ', customerId, sku: ['11', '10'] }, as)).body;
    const set = (sku: string, isVisible: boolean, customerId = '1', as = anna) =>
      shop.call('setEssenceVisibility', { tenant: 'AZ', customerId, sku, visible: isVisible }, as);
    expect((await set('10', false)).status).toBe(204);
    expect(await visible('1', anna)).toEqual([
      { sku: '11', isVisible: true },
      { sku: '10', isVisible: false },
    ]);
    expect(await visible('2', resi)).toEqual([
      { sku: '11', isVisible: true },
      { sku: '10', isVisible: true },
    ]);
    await set('10', true);
    expect(await visible('1', anna)).toContainEqual({ sku: '10', isVisible: true });
    expect((await set('10', false, '1', resi)).status).toBe(403);
    const [restricted, unknown] = [await set('11', false, '2', resi), await set('nix', false, '2', resi)];
    expect(unknown.status).toBe(404);
    expect(restricted.bytes).toEqual(unknown.bytes);
  });
});
