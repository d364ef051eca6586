import type { Price, Product } from '@gastroshop/api-contract';
import {
  productSchema as productShape,
  productDetailsSchema as detailsShape,
} from '@gastroshop/api-contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Store } from '../../db';
import {
  amountPattern,
  createTestApp,
  plantProducts,
  seedBuyer,
  seedCategories,
  stores,
  type TestApp,
} from '../../testing';

const NOW = new Date('2026-11-25T09:00:00+01:00');
const list = (rawValueString: string, more: Partial<Price> = {}): Price => ({
  type: 'LIST',
  rawValueString,
  minQuantity: 1,
  ...more,
});
const productIn = (body: unknown): Product => productShape.parse(body);
const productsIn = (body: unknown): readonly Product[] => productShape.array().parse(body);
const skusIn = (body: unknown) => productsIn(body).map(({ sku }) => sku);

describe.each(stores)('articles by their numbers on %s', (_, open) => {
  let store: Store;
  let shop: TestApp;
  const anna = { userId: 'anna', tenant: 'AZ' };
  const blind = { userId: 'anna', tenant: 'AZ', roles: [] };
  const resi = { userId: 'resi', tenant: 'AZ' };

  beforeAll(async () => {
    store = await open();
    shop = await createTestApp(store, { now: () => NOW });
    await store.asSystem(async (queries) => {
      await seedCategories(queries, [
        { id: 'dairy', name: 'Molkerei', english: 'Dairy', path: ['dairy'] },
        { id: 'milk', name: 'Milch', path: ['dairy', 'milk'] },
        { id: 'brunch', name: 'Brunch', path: ['brunch'], isVirtual: true },
      ]);
      await plantProducts(queries, [
        {
          sku: '100',
          name: 'Vollmilch 3,5 %',
          english: {
            name: 'Whole milk 3.5 %',
            labels: { units: { ST: 'Piece' }, attributes: { Gekuehlt: 'Chilled' } },
          },
          texts: { description: 'Aus den Bergen' },
          categoryId: 'milk',
          categoryIds: ['dairy', 'milk', 'brunch'],
          variantGroup: 'milks',
          listedOn: '2026-09-26',
          recommendedSkus: ['300', '200', '666', 'none'],
          isPromotedForCart: true,
          doc: {
            allergenInfoCodes: 'NNNNNNJNNNNNNN',
            attributes: [{ key: 'Gekuehlt' }],
            vat: [
              { ratePercent: '10', validFrom: '2016-01-01' },
              { ratePercent: '4.9', validFrom: '2026-12-01' },
            ],
          },
          details: { usageNote: 'Gekühlt lagern' },
          prices: [
            list('1.10'),
            list('0.90', { type: 'PROMOTION', fromDate: '2026-11-01', toDate: '2026-11-24' }),
            list('0.95', { type: 'PROMOTION', fromDate: '2026-11-26', toDate: '2026-11-30' }),
          ],
        },
        { sku: '101', name: 'Magermilch', variantGroup: 'milks', listedOn: '2026-09-25' },
        {
          sku: '102',
          name: 'Alte Milch',
          variantGroup: 'milks',
          doc: { status: 'INACTIVE', shopAvailability: { status: 'INACTIVE' } },
        },
        { sku: '200', name: 'Butter' },
        { sku: '300', name: 'Topfen', doc: { attributes: [{ key: 'Tiefgekuehlt' }] } },
        { sku: '666', name: 'Nicht für alle' },
        { tenant: 'GM', sku: '100', name: 'Fremde Milch' },
      ]);
      await seedBuyer(queries, { id: '1', userIds: ['anna'], priceLists: ['A'] });
      await seedBuyer(queries, { id: '2', userIds: ['resi'], assortment: ['100', '102', '300'] });
      await queries
        .insertInto('article_price')
        .values([
          {
            tenant: 'AZ',
            sku: '100',
            price_list: 'A',
            price: JSON.stringify(list('1.05', { type: 'SPECIAL_LIST' })),
          },
          {
            tenant: 'AZ',
            sku: '100',
            price_list: 'B',
            price: JSON.stringify(list('7.77', { type: 'SPECIAL_LIST' })),
          },
          {
            tenant: 'AZ',
            sku: '100',
            customer_id: '1',
            price: JSON.stringify(list('1.01', { type: 'FIXED' })),
          },
          {
            tenant: 'AZ',
            sku: '100',
            customer_id: '2',
            price: JSON.stringify(list('8.88', { type: 'FIXED' })),
          },
          {
            tenant: 'AZ',
            sku: '100',
            fair_id: 'herbst',
            price: JSON.stringify(list('0.80', { type: 'FAIR_LIST' })),
          },
        ])
        .execute();
      await queries
        .insertInto('fair')
        .values({
          id: 'herbst',
          tenants: ['AZ'],
          blocked_customers: ['2'],
          doc: JSON.stringify({ id: 'herbst', isActive: true }),
        })
        .execute();
      await queries
        .insertInto('essence_item')
        .values({
          tenant: 'AZ',
          customer_id: '1',
          sku: '200',
          bought_on: '2026-01-01',
          quantity: '1',
          unit: 'ST',
        })
        .execute();
      await queries
        .insertInto('delivery_slot')
        .values([
          {
            tenant: 'AZ',
            customer_id: '1',
            id: 'A',
            is_alternative_tour: false,
            position: 0,
            slot: JSON.stringify({ id: 'A', day: 4, lastOrderDay: 3 }),
          },
          {
            tenant: 'AZ',
            customer_id: '1',
            id: 'F',
            is_alternative_tour: true,
            position: 0,
            slot: JSON.stringify({ id: 'F', day: 2, lastOrderDay: 1 }),
          },
        ])
        .execute();
    });
  });
  afterAll(async () => {
    await shop.close();
    await store.close();
  });

  const detail = async (sku: string, as?: typeof anna, more: object = {}) =>
    shop.call('getProduct', { tenant: 'AZ', sku, ...more }, as);

  it('are in the buyer’s language, with German where English is missing', async () => {
    const english = await shop.call('getProduct', { tenant: 'AZ', sku: '100' }, anna, {
      'accept-language': 'en-GB',
    });
    expect(productIn(english.body)).toMatchObject({
      name: 'Whole milk 3.5 %',
      description: 'Aus den Bergen',
      units: [{ name: 'Piece', abbreviation: 'ST' }],
      attributes: [{ key: 'Gekuehlt', displayName: 'Chilled' }],
      resolvedCategory: { id: 'milk', parentId: 'dairy', name: 'Milch' },
    });
    expect(english.body).not.toHaveProperty('labels');
    expect(productIn((await detail('100', anna)).body)).toMatchObject({
      name: 'Vollmilch 3,5 %',
      units: [{ name: 'Stück' }],
      attributes: [{ key: 'Gekuehlt' }],
    });
  });

  it('PRI-6: carry the prices of this customer that are not over, and nobody else’s', async () => {
    const { bulkPrices = [] } = productIn((await detail('100', anna)).body);
    expect(bulkPrices.map(({ rawValueString }) => rawValueString).toSorted()).toEqual([
      '0.95',
      '1.01',
      '1.05',
      '1.10',
    ]);
  });

  it('PRI-9: carry no price without the role or without a customer', async () => {
    for (const { body } of [await detail('100', blind), await detail('100')]) {
      expect(JSON.stringify(body)).not.toMatch(/bulkPrices/);
      expect(JSON.stringify(body)).not.toMatch(amountPattern('1.10', '1.01'));
    }
  });

  it('carry the prices of a fair only inside it, and not for whom it blocks', async () => {
    const prices = async (as: typeof anna) => {
      const { body } = await shop.call('getProducts', { tenant: 'AZ', sku: ['100'], cartType: 'herbst' }, as);
      return productsIn(body)[0]?.bulkPrices?.map(({ rawValueString }) => rawValueString) ?? [];
    };
    expect(await prices(anna)).toContain('0.80');
    expect(await prices(resi)).toEqual(expect.not.arrayContaining(['0.80']));
  });

  it('are new for 60 days, essential when bought, and come with the tour of their temperature', async () => {
    expect(productIn((await detail('100', anna)).body)).toMatchObject({
      isNew: true,
      isEssential: false,
      deliverySlots: [{ orderUntilDay: 3, dayOfDelivery: 4 }],
    });
    expect(productIn((await detail('101', anna)).body)).toMatchObject({ isNew: false });
    expect(productIn((await detail('200', anna)).body)).toMatchObject({ isEssential: true });
    expect(productIn((await detail('300', anna)).body)).toMatchObject({
      deliverySlots: [{ orderUntilDay: 1, dayOfDelivery: 2 }],
    });
  });

  it('are the same 404 when unknown, outside the assortment, or inactive and not asked for', async () => {
    const [unknown, restricted, inactive] = [
      await detail('nix', resi),
      await detail('666', resi),
      await detail('102', resi),
    ];
    expect(unknown.status).toBe(404);
    expect(restricted.bytes).toEqual(unknown.bytes);
    expect(inactive.bytes).toEqual(unknown.bytes);
    expect((await detail('102', resi, { showInactive: true })).status).toBe(200);
    expect((await detail('666', anna)).status).toBe(200);
    expect((await shop.call('getProductDetails', { tenant: 'AZ', sku: '666' }, resi)).status).toBe(404);
  });

  it.each(['000000000000000100', '100 ', '#100', '100:', '="100"', 'Art.-Nr. 100'])(
    'are found by their number as somebody wrote it: %s',
    async (written) => {
      expect(productIn((await detail(written, anna)).body)).toMatchObject({ sku: '100' });
      // Nor does another way of writing it lead past what the customer may have.
      expect((await detail(written.replace('100', '666'), resi)).status).toBe(404);
    },
  );

  it('are not looked for by anything but a number', async () => {
    for (const written of ['Topfen', 'topfen', '1 00', '*', '%'])
      expect((await detail(written, anna)).status).toBe(404);
  });

  it('come in the order asked for, without what is not to be had', async () => {
    const skus = ['300', '666', '102', 'nix', '100', '300'];
    expect(skusIn((await shop.call('getProducts', { tenant: 'AZ', sku: skus }, resi)).body)).toEqual([
      '300',
      '100',
    ]);
    expect(
      skusIn((await shop.call('queryProducts', { tenant: 'AZ', body: skus, showInactive: true }, resi)).body),
    ).toEqual(['300', '102', '100']);
    expect(skusIn((await shop.call('getProducts', { tenant: 'AZ', sku: ['100'] })).body)).toEqual(['100']);
  });

  it('stand beside their variants', async () => {
    const grouped = async (more: object = {}) =>
      skusIn((await shop.call('getGroupedProducts', { tenant: 'AZ', sku: '100', ...more }, anna)).body);
    expect(await grouped()).toEqual(['100', '101']);
    expect(await grouped({ showInactive: true })).toEqual(['100', '102', '101']);
    expect(await grouped({ sku: 'nix' })).toEqual([]);
  });

  it('recommend others in the order the branch chose, inside the assortment', async () => {
    const recommended = async (as: typeof anna, sku = '100') =>
      shop.call('getRecommendations', { tenant: 'AZ', sku }, as);
    expect(skusIn((await recommended(anna)).body)).toEqual(['300', '200', '666']);
    expect(skusIn((await recommended(resi)).body)).toEqual(['300']);
    expect((await recommended(resi, '666')).bytes).toEqual((await recommended(resi, 'nix')).bytes);
    expect(skusIn((await shop.call('getPromotedProductsForCart', { tenant: 'AZ' }, anna)).body)).toEqual([
      '100',
    ]);
  });

  it('are priced by the order day and taxed by the delivery day', async () => {
    const { body } = await shop.call(
      'getCheckoutProducts',
      { tenant: 'AZ', body: { skus: ['100'], requestedDeliveryDay: '2026-12-03' } },
      anna,
    );
    const [milk] = productsIn(body);
    expect(milk?.bulkPrices?.map(({ rawValueString }) => rawValueString).toSorted()).toEqual([
      '1.01',
      '1.05',
      '1.10',
    ]);
    expect(milk?.vat).toEqual([{ ratePercent: '4.9', validFrom: '2026-12-01' }]);
  });

  it('have details with categories from the root down, then virtual ones', async () => {
    const { body } = await shop.call('getProductDetails', { tenant: 'AZ', sku: '100' }, anna);
    expect(detailsShape.parse(body)).toMatchObject({
      usageNote: 'Gekühlt lagern',
      packaging: 'NO_DATA',
      nutrientTables: [],
      categories: [{ id: 'dairy' }, { id: 'milk' }, { id: 'brunch', virtual: true }],
      allergenInformation: { codes: 'NNNNNNJNNNNNNN' },
    });
  });
});
