import { completionSchema } from '@gastroshop/api-contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Store } from '../../../db';
import { groupAssortment } from '../../../demo';
import { createTestApp, openQuickStore, plantProducts, type TestApp } from '../../../testing';

/** Thousands of articles, on a busy machine. */
const PATIENCE_MS = 240_000;
/** A database takes so many values at once. */
const AT_ONCE = 1500;

describe('what of the demonstration’s articles is surely what was typed', () => {
  let store: Store;
  let shop: TestApp;

  beforeAll(async () => {
    store = await openQuickStore();
    shop = await createTestApp(store);
    const planted = groupAssortment().map(({ index, line }) => ({
      sku: String(100_000 + index * 37),
      name: line.name,
      brand: line.brand ?? '',
      doc: { units: line.units },
    }));
    await store.asSystem(async (queries) => {
      for (let first = 0; first < planted.length; first += AT_ONCE)
        await plantProducts(queries, planted.slice(first, first + AT_ONCE));
    });
  }, PATIENCE_MS);
  afterAll(async () => {
    await shop.close();
    await store.close();
  });

  const closeNames = async (query: string): Promise<readonly string[]> => {
    const { body } = await shop.call('completeProducts', { tenant: 'AZ', completionBody: { query } });
    const { products, closeSkus = [] } = completionSchema.parse(body);
    return products.filter(({ sku }) => closeSkus.includes(sku)).map(({ name }) => name);
  };

  it.each([
    ['Sellerie', /Sellerie/],
    ['Zeller', /Zeller|Sellerie/],
    ['Poree', /Porree/],
    ['Brokoli', /Brokkoli/],
    ['Mozarella', /Mozzarella/],
    ['Zuchini', /Zucchini/],
    ['Schlagobrs', /obers/i],
    ['Staubzuker', /Staubzucker/],
    // By meaning.
    ['Quark', /topfen/i],
    ['Lauch', /Porree|lauch/],
    ['Tomatn', /Paradeiser|Tomate/i],
  ])('"%s" is nothing but %s', async (typed, meant) => {
    const names = await closeNames(typed);
    expect(names).not.toEqual([]);
    for (const name of names) expect(name).toMatch(meant);
  });

  it.each([
    ['Salbei', 'Salami'],
    ['Bulgur', 'Burger'],
    ['Mangold', 'Mango'],
    ['Harissa', 'Barista'],
    ['Gurgen', 'Burger'],
    ['Pastinake', 'Paste'],
    ['Koriander', 'Inländer'],
    ['Marzipan', 'Märzen'],
    ['Oblaten', 'Braten'],
  ])('"%s" is nothing they have, and no %s', async (typed) => {
    expect(await closeNames(typed)).toEqual([]);
  });
});
