import { completionSchema } from '@gastroshop/api-contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Store } from '../../../db';
import {
  createTestApp,
  plantProducts,
  seedBuyer,
  seedCategories,
  stores,
  type TestApp,
} from '../../../testing';

const unit = (abbreviation: string, name: string, ratio: number) => ({
  abbreviation,
  name,
  ratio,
  isDefault: ratio === 1,
  isVisible: true,
  isStorageUnit: ratio === 1,
  gtins: [],
});
const IN_CARTONS = { units: [unit('Btl', 'Beutel', 1), unit('Ktn', 'Karton', 12)] };
const IN_BUCKETS = { units: [unit('Kbl', 'Kübel', 1)] };
/** A Thursday. */
const NOW = new Date('2026-11-26T09:00:00Z');

describe.each(stores)('what is offered while somebody types, on %s', (_, open) => {
  let store: Store;
  let shop: TestApp;
  const anna = { userId: 'anna', tenant: 'AZ' };

  beforeAll(async () => {
    store = await open();
    shop = await createTestApp(store, { now: () => NOW });
    await store.asSystem(async (queries) => {
      await seedCategories(queries, [
        { id: 'dairy', name: 'Molkerei', path: ['dairy'] },
        { id: 'milk', name: 'Milch', path: ['dairy', 'milk'] },
        { id: 'cream', name: 'Obers', path: ['dairy', 'cream'] },
      ]);
      const cream = { categoryId: 'cream', categoryIds: ['dairy', 'cream'] };
      await plantProducts(queries, [
        { sku: 'best', name: 'Obers', doc: IN_CARTONS, ...cream },
        { sku: 'bucket', name: 'Obers Kübel', doc: IN_BUCKETS, ...cream },
        { sku: 'own-bucket', name: 'Obers vom Bauern', doc: IN_BUCKETS, ...cream },
        {
          sku: 'own-piece',
          name: 'Obers vom Berg',
          doc: IN_CARTONS,
          categoryId: 'milk',
          categoryIds: ['dairy', 'milk'],
        },
        { sku: 'own-carton', name: 'Obers vom Land', doc: IN_CARTONS },
        { sku: 'sold-out', name: 'Obers vom See', doc: { ...IN_CARTONS, status: 'AVAILABLE_SOON' } },
      ]);
      await seedBuyer(queries, { id: '1', userIds: ['anna'] });
      const bought = (sku: string, day: string, quantity: string, ordered_unit: string | null) => ({
        tenant: 'AZ',
        customer_id: '1',
        sku,
        bought_on: day,
        quantity,
        unit: 'Btl',
        ordered_unit,
      });
      await queries
        .insertInto('essence_item')
        .values([
          bought('own-carton', '2026-11-24', '60', 'Ktn'),
          bought('own-carton', '2026-11-19', '24', 'Ktn'),
          bought('own-carton', '2026-11-12', '36', 'Ktn'),
          bought('own-carton', '2026-11-05', '24', 'Ktn'),
          bought('own-piece', '2026-11-23', '4', 'Btl'),
          bought('own-bucket', '2026-11-20', '2', null),
          bought('sold-out', '2026-11-20', '12', 'Ktn'),
        ])
        .execute();
    });
  });
  afterAll(async () => {
    await shop.close();
    await store.close();
  });

  const complete = async (body: { query: string; unit?: string; dueBefore?: string }, as?: typeof anna) =>
    completionSchema.parse(
      (await shop.call('completeProducts', { tenant: 'AZ', completionBody: body }, as)).body,
    );
  const order = async (body: { query: string; unit?: string }) =>
    (await complete(body, anna)).products.map(({ sku }) => sku);

  it('SRC-2: begins with what is bought in the unit named, then bought at all, then sold in it, then the rest', async () => {
    for (const named of ['ktn', 'Kartons', 'Karton'])
      expect(await order({ query: 'obers', unit: named })).toEqual([
        'own-carton',
        'own-piece',
        'best',
        'own-bucket',
        'bucket',
        'sold-out',
      ]);
  });

  it('SRC-2: begins with what is bought where no unit is named', async () => {
    const skus = await order({ query: 'obers' });
    expect(skus.slice(0, 3).toSorted()).toEqual(['own-bucket', 'own-carton', 'own-piece']);
    expect(skus.at(-1)).toBe('sold-out');
  });

  it('SRC-4: tells what was bought last and what is usual, in the unit it is ordered in', async () => {
    const { bought = [] } = await complete({ query: 'obers' }, anna);
    expect(bought.find(({ sku }) => sku === 'own-carton')).toEqual({
      sku: 'own-carton',
      last: { day: '2026-11-24', amount: 5, unit: 'Ktn' },
      usual: { amount: 2, unit: 'Ktn' },
    });
    expect(bought.find(({ sku }) => sku === 'own-bucket')).toEqual({
      sku: 'own-bucket',
      last: { day: '2026-11-20', amount: 2, unit: 'Btl' },
      usual: { amount: 2, unit: 'Kbl' },
    });
  });

  it('tells which of them are surely what was typed, by word, beginning or number', async () => {
    const close = async (query: string) => (await complete({ query })).closeSkus;
    expect(await close('obers kübel')).toEqual(['bucket']);
    expect(await close('ober kü')).toEqual(['bucket']);
    expect(await close('bucket')).toEqual(['bucket']);
    expect(await close('obers xylophon')).toHaveLength(6);
    // Mistyped, but as it begins; what begins otherwise as well is another word.
    expect(await close('oberrrs')).toHaveLength(6);
    expect(await close('abarz')).toEqual([]);
  });

  it('tells how many articles match, not only of those suggested', async () => {
    expect((await complete({ query: 'obers' })).productCount).toBe(6);
    expect((await complete({ query: 'obers kübel' })).productCount).toBe(1);
  });

  it('tells the categories that hold most of what matches', async () => {
    expect((await complete({ query: 'obers' })).foundIn).toEqual([
      { id: 'cream', name: 'Obers', productCount: 3 },
      { id: 'milk', name: 'Milch', productCount: 1 },
    ]);
  });

  it('SRC-6: tells with nothing typed what is due before a day, but not what cannot be ordered or was bought once', async () => {
    const due = async (dueBefore: string, as?: typeof anna) => {
      const { products, bought = [] } = await complete({ query: '', dueBefore }, as);
      return { skus: products.map(({ sku }) => sku), bought };
    };
    // Every seven days, last on 24 November: due on 1 December.
    expect(await due('2026-12-02', anna)).toEqual({
      skus: ['own-carton'],
      bought: [
        {
          sku: 'own-carton',
          last: { day: '2026-11-24', amount: 5, unit: 'Ktn' },
          usual: { amount: 2, unit: 'Ktn' },
          everyDays: 7,
          // On the 24th, 23rd, 20th, 19th and 12th.
          ofLastOrders: { orders: 5, holdIt: 3 },
        },
      ],
    });
    expect(await due('2026-12-01', anna)).toEqual({ skus: [], bought: [] });
    expect(await due('2026-12-02')).toEqual({ skus: [], bought: [] });
  });

  it('suggests nothing with nothing typed unless it is asked for what is due', async () => {
    expect(await complete({ query: '' }, anna)).toEqual({ terms: [], products: [], categories: [] });
  });

  it('tells nobody else what a customer has bought', async () => {
    expect(await complete({ query: 'obers' })).not.toHaveProperty('bought');
  });
});
