import {
  completionSchema,
  fairSchema as fairShape,
  productSchema,
  productPageSchema,
  promotionSchema,
  quantityHistoryPageSchema,
  type Fair,
  type OrderItem,
} from '@gastroshop/api-contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Store } from '../../db';
import {
  amountPattern,
  createTestApp,
  createFakeClock,
  plantProducts,
  seedBuyer,
  seedFair,
  stores,
  type PlantedProduct,
  type TestApp,
} from '../../testing';
import { categoryTarget, fairTarget, publishContent, searchTarget } from '../content';

const ANNA = { userId: 'anna', tenant: 'AZ' };
const BARRED = { userId: 'bea', tenant: 'AZ' };
const RESTRICTED = { userId: 'resi', tenant: 'AZ' };
const ALL_OF_IT: Fair = {
  id: 'ALLES',
  isActive: true,
  globalDiscountFactor: '0.9',
  billingTime: 'ORDER_TIME',
  orderHistoryAggregationRange: { start: '2025-11-01', end: '2025-11-30' },
};
const SOME_OF_IT: Fair = { id: 'WEIN', isActive: true, billingTime: 'ORDER_TIME' };
const OVER: Fair = { ...ALL_OF_IT, id: 'VORBEI', isActive: false };

const product = (
  sku: string,
  name: string,
  price: string,
  more: Partial<PlantedProduct> = {},
): PlantedProduct => ({
  sku,
  name,
  categoryId: 'k',
  categoryIds: ['k'],
  prices: [{ type: 'LIST', rawValueString: price, minQuantity: 0 }],
  ...more,
});

const PRODUCTS = [
  product('1', 'Veltliner', '10.00', { recommendedSkus: ['2', '3'] }),
  product('2', 'Zweigelt', '9.00'),
  product('3', 'Apfelsaft', '2.00'),
  product('4', 'Traubensaft', '3.00', { doc: { status: 'INACTIVE' } }),
];

const ordered = (productSku: string, amount: number, more: Partial<OrderItem> = {}): OrderItem => ({
  productSku,
  amount,
  ratio: 6,
  unitAbbr: 'KT',
  baseUnit: 'ST',
  name: productSku,
  ...more,
});

describe.each(stores)('the calls of fairs on %s', (_, open) => {
  let store: Store;
  let shop: TestApp;

  beforeAll(async () => {
    store = await open();
    shop = await createTestApp(store, createFakeClock());
    await store.asSystem(async (queries) => {
      await plantProducts(queries, PRODUCTS);
      await seedBuyer(queries, { id: 'c1', userIds: ['anna'] });
      await seedBuyer(queries, { id: 'c2', userIds: ['bea'] });
      await seedBuyer(queries, { id: 'c3', userIds: ['resi'], assortment: ['3'] });
      await seedFair(queries, ALL_OF_IT, ['AZ'], ['c2']);
      await seedFair(queries, SOME_OF_IT, ['AZ'], ['c2']);
      await seedFair(queries, OVER, ['AZ']);
      await seedFair(queries, { ...ALL_OF_IT, id: 'FREMD' }, ['GM']);
      const fairPrice = (fair_id: string, sku: string, rawValueString: string) => ({
        tenant: 'AZ',
        sku,
        fair_id,
        price: JSON.stringify({ type: 'FAIR_LIST', rawValueString, minQuantity: 0 }),
      });
      await queries
        .insertInto('article_price')
        .values([
          fairPrice('ALLES', '1', '1.50'),
          fairPrice('WEIN', '1', '8.00'),
          fairPrice('WEIN', '2', '7.00'),
        ])
        .execute();
    });
  });
  afterAll(async () => {
    await shop.close();
    await store.close();
  });

  const where = (cartType: string, customerId = 'c1') => ({ tenant: 'AZ', customerId, cartType });
  const search = async (
    cartType: string,
    searchBody: object = {},
    as = ANNA,
    name:
      | 'searchSubshopProducts'
      | 'browseSubshopCategories'
      | 'searchOnlineFairProducts' = 'searchSubshopProducts',
  ) => {
    const customerId = { anna: 'c1', bea: 'c2', resi: 'c3' }[as.userId] ?? '';
    return shop.call(name, { ...where(cartType, customerId), searchBody }, as);
  };
  const skusIn = (body: unknown) => productPageSchema.parse(body).products.map(({ sku }) => sku);

  describe('FAI-1: a fair', () => {
    it('is answered to everybody, the barred and the limit aside from who', async () => {
      const { body } = await shop.call('getFair', { fairId: 'ALLES' });
      expect(fairShape.parse(body)).toMatchObject(ALL_OF_IT);
      expect(JSON.stringify(body)).not.toContain('c2');
    });

    it('FAI-3: is answered when it is over too, so that its page can say so', async () => {
      expect((await shop.call('getFair', { fairId: 'VORBEI' })).body).toMatchObject({ isActive: false });
    });

    it('is not found where it is unknown or held for others: both alike', async () => {
      const [unknown, foreign] = [
        await shop.call('getFair', { fairId: 'NIX' }),
        await shop.call('getFair', { fairId: 'FREMD' }),
      ];
      expect(unknown).toMatchObject({ status: 404, body: { code: 'not-found' } });
      expect(foreign.bytes).toEqual(unknown.bytes);
    });

    it('shows its own promotions beside a category and a search, as long as it is on', async () => {
      const plant = (fairId: string | undefined, title: string) =>
        store.asSystem((queries) => {
          const targets = [categoryTarget('k'), searchTarget('Wein')];
          return publishContent(queries, {
            scope: 'AZ',
            at: new Date('2026-11-01T00:00:00Z'),
            by: 'test',
            kind: 'promotion',
            slug: title,
            targets: fairId === undefined ? targets : targets.map((target) => fairTarget(fairId, target)),
            bodies: { 'de-AT': { id: title, title } },
          });
        });
      await plant('ALLES', 'in-der-messe');
      await plant('VORBEI', 'vorbei');
      await plant(undefined, 'im-shop');
      const titles = (body: unknown) =>
        promotionSchema
          .array()
          .parse(body)
          .map(({ title }) => title);
      const category = (fairId: string) =>
        shop.call('getFairCategoryPromotions', { fairId, body: { categoryId: 'k' } });
      const found = (fairId: string) =>
        shop.call('searchFairPromotions', { fairId, body: { queryString: 'roter Wein' } });
      expect(titles((await category('ALLES')).body)).toEqual(['in-der-messe']);
      expect(titles((await found('ALLES')).body)).toEqual(['in-der-messe']);
      expect(titles((await category('VORBEI')).body)).toEqual([]);
      expect(titles((await found('WEIN')).body)).toEqual([]);
      expect((await category('FREMD')).status).toBe(404);
      const own = await shop.call('getCategoryPromotions', { body: { categoryId: 'k' } });
      expect(titles(own.body)).toEqual(['im-shop']);
    });
  });

  describe('articles of a fair', () => {
    it('are all of them where it has a factor, else those with a price of its own', async () => {
      expect(skusIn((await search('ALLES')).body)).toEqual(['3', '1', '2']);
      expect(skusIn((await search('WEIN', {}, ANNA, 'browseSubshopCategories')).body)).toEqual(['1', '2']);
      expect(skusIn((await search('WEIN', { queryString: 'zweigelt' })).body)).toEqual(['2']);
      expect(skusIn((await search('WEIN', { filter: { cartType: 'ALLES' } })).body)).toEqual(['1', '2']);
    });

    it('carry its prices and those of everyday, and are sorted by what they cost there', async () => {
      const { products } = productPageSchema.parse(
        (await search('ALLES', { page: { sortBy: 'price' } })).body,
      );
      // 1.50 × 0.9, 2.00 × 0.9, 9.00 × 0.9: outside the order is another.
      expect(products.map(({ sku }) => sku)).toEqual(['1', '3', '2']);
      expect(products[0]?.bulkPrices?.map(({ rawValueString }) => rawValueString).toSorted()).toEqual([
        '1.50',
        '10.00',
      ]);
      const outside = await shop.call(
        'searchProducts',
        { tenant: 'AZ', searchBody: { page: { sortBy: 'price' } } },
        ANNA,
      );
      expect(skusIn(outside.body)).toEqual(['3', '2', '1']);
    });

    it('are those of every open fair where all are asked for, each as the first that sells it does', async () => {
      const { products } = productPageSchema.parse(
        (await search('WEIN', {}, ANNA, 'searchOnlineFairProducts')).body,
      );
      const raw = new Map(products.map(({ sku, bulkPrices = [] }) => [sku, JSON.stringify(bulkPrices)]));
      expect([...raw.keys()]).toEqual(['3', '1', '2']);
      expect(raw.get('1')).toContain('8.00');
      expect(raw.get('1')).not.toMatch(amountPattern('1.50'));
      const browsed = await shop.call(
        'browseOnlineFairCategories',
        { ...where('NIX'), searchBody: { filter: { categoryId: 'k' } } },
        ANNA,
      );
      expect(skusIn(browsed.body)).toEqual(['3', '1', '2']);
    });

    it('CHK-2, FAI-3: are refused in a fair that is over or closed to the customer, and not found in others', async () => {
      expect(await search('VORBEI')).toMatchObject({ status: 409, body: { code: 'fair-not-active' } });
      expect(await search('ALLES', {}, BARRED)).toMatchObject({
        status: 409,
        body: { code: 'fair-customer-blocked' },
      });
      expect(skusIn((await search('ALLES', {}, BARRED, 'searchOnlineFairProducts')).body)).toEqual([]);
      const [unknown, foreign] = [await search('NIX'), await search('FREMD')];
      expect(unknown).toMatchObject({ status: 404, body: { code: 'not-found' } });
      expect(foreign.bytes).toEqual(unknown.bytes);
    });

    it('are those of the customer’s assortment', async () => {
      expect(skusIn((await search('ALLES', {}, RESTRICTED)).body)).toEqual(['3']);
      expect(skusIn((await search('WEIN', {}, RESTRICTED)).body)).toEqual([]);
    });

    it('PRI-9: carry no price for who sees none, and cannot be sorted by it', async () => {
      const blind = { ...ANNA, roles: [] };
      const answer = await search('ALLES', {}, blind);
      expect(answer.bytes.toString()).not.toMatch(/rawValueString|bulkPrices/);
      expect(skusIn(answer.body)).toHaveLength(3);
      expect(await search('ALLES', { page: { sortBy: 'price' } }, blind)).toMatchObject({ status: 422 });
    });

    it('are completed, shown one by one and recommended', async () => {
      const completed = await shop.call(
        'completeSubshopProducts',
        { ...where('WEIN'), completionBody: { query: 'zwei' } },
        ANNA,
      );
      expect(completionSchema.parse(completed.body)).toMatchObject({
        terms: ['Zweigelt'],
        products: [{ sku: '2', bulkPrices: [{}, { rawValueString: '7.00' }] }],
      });
      const nothing = await shop.call(
        'completeSubshopProducts',
        { ...where('WEIN'), completionBody: { query: 'apfel' } },
        ANNA,
      );
      expect(completionSchema.parse(nothing.body)).toMatchObject({ terms: [], products: [] });

      const one = (cartType: string, sku: string) =>
        shop.call('getSubshopProduct', { ...where(cartType), sku }, ANNA);
      expect(productSchema.parse((await one('WEIN', '1')).body).bulkPrices).toHaveLength(2);
      const refused = [await one('WEIN', '3'), await one('WEIN', 'nix'), await one('NIX', '1')];
      for (const { status, bytes } of refused) {
        expect(status).toBe(404);
        expect(bytes).toEqual(refused[0]?.bytes);
      }

      const recommended = (subshopCode: string) =>
        shop.call(
          'getSubshopRecommendations',
          { tenant: 'AZ', customerId: 'c1', subshopCode, sku: '1' },
          ANNA,
        );
      const skus = (body: unknown) =>
        productSchema
          .array()
          .parse(body)
          .map(({ sku }) => sku);
      expect(skus((await recommended('WEIN')).body)).toEqual(['2']);
      expect(skus((await recommended('ALLES')).body)).toEqual(['2', '3']);
      expect((await recommended('VORBEI')).status).toBe(409);
    });
  });

  describe('FAI-2: the quantity history of a fair', () => {
    beforeAll(async () => {
      const order = (id: string, at: string, orderItems: readonly OrderItem[], more: object = {}) => ({
        tenant: 'AZ',
        id,
        number: id,
        customer_id: 'c1',
        source: 'WEBSHOP' as const,
        created_at: new Date(at),
        positions: orderItems.length,
        status: 'DELIVERED',
        doc: JSON.stringify({ orderItems }),
        delivery_address_text: '',
        ...more,
      });
      await store.asSystem((queries) =>
        queries
          .insertInto('customer_order')
          .values([
            order('1', '2025-10-31T23:30:00Z', [ordered('1', 2), ordered('3', 1, { ratio: 0.5 })]),
            order('2', '2025-11-30T22:59:00Z', [ordered('1', 1), ordered('3', 1, { status: 'CANCELLED' })]),
            order('3', '2025-11-30T23:01:00Z', [ordered('2', 5)]),
            order('4', '2025-10-31T22:00:00Z', [ordered('2', 5)]),
            order('5', '2025-11-10T10:00:00Z', [ordered('2', 5)], { status: 'CANCELLED' }),
            order('6', '2025-11-10T10:00:00Z', [ordered('2', 5)], { customer_id: 'c3' }),
            order('7', '2025-11-10T10:00:00Z', [ordered('4', 5), ordered('gone', 1)]),
          ])
          .execute(),
      );
    });

    const history = async (subshopCode: string, filterBody: object = {}, as: object = {}) => {
      const args = { tenant: 'AZ', customerId: 'c1', subshopCode, filterBody };
      return quantityHistoryPageSchema.parse(
        (await shop.call('browseQuantityHistory', args, { ...ANNA, ...as })).body,
      );
    };

    it('adds up what was ordered on the days of its range, in storage units, of what can be had', async () => {
      const page = await history('ALLES');
      expect(page.products.map(({ sku }) => sku)).toEqual(['3', '1']);
      expect(page.quantities).toEqual([
        { sku: '3', quantity: 0.5, smallestUnit: 'ST', numberOfOrders: 1 },
        { sku: '1', quantity: 18, smallestUnit: 'ST', numberOfOrders: 2 },
      ]);
      expect(page.page.totalElements).toBe(2);
      expect(JSON.stringify(page.products)).toContain('1.50');
    });

    it('can be searched, and is none without a range', async () => {
      expect((await history('ALLES', { queryString: 'apfelsaft' })).quantities).toHaveLength(1);
      expect((await history('ALLES', { page: { page: 1, size: 50 } })).quantities).toEqual([]);
      expect((await history('WEIN')).products).toEqual([]);
      const over = { tenant: 'AZ', customerId: 'c1', subshopCode: 'VORBEI', filterBody: {} };
      expect(await shop.call('browseQuantityHistory', over, ANNA)).toMatchObject({ status: 409 });
    });

    it('PRI-9: has no prices for who sees none', async () => {
      const page = await history('ALLES', {}, { roles: [] });
      expect(page.quantities).toHaveLength(2);
      expect(JSON.stringify(page)).not.toMatch(/rawValueString/);
      expect(JSON.stringify(page)).not.toMatch(amountPattern('1.50'));
    });
  });
});
