import {
  completionSchema,
  groupedProductPageSchema,
  productPageSchema,
  type Price,
  type SearchBody,
  type SearchFilter,
} from '@gastroshop/api-contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Store } from '../../db';
import {
  createTestApp,
  plantProducts,
  seedBuyer,
  seedCategories,
  stores,
  type PlantedProduct,
  type TestApp,
} from '../../testing';

const NOW = new Date('2026-11-25T09:00:00+01:00');
const price = (type: Price['type'], rawValueString: string, minQuantity = 1): Price => ({
  type,
  rawValueString,
  minQuantity,
});
const priced = (rawValueString: string) => [price('LIST', rawValueString)];
const wine = { country: 'AT', region: 'Wachau', typeOfGrape: 'Riesling' };

const PRODUCTS: readonly PlantedProduct[] = [
  {
    sku: '10',
    name: 'Spinat passiert',
    categoryId: 'frozen',
    categoryIds: ['veg', 'frozen'],
    brand: 'Bergbauer',
    prices: priced('3.00'),
    variantGroup: 'v',
  },
  {
    sku: '11',
    name: 'Blattspinat portioniert',
    english: { name: 'Leaf spinach' },
    categoryId: 'frozen',
    categoryIds: ['veg', 'frozen'],
    brand: 'Talhof',
    prices: [...priced('2.00'), price('PROMOTION', '1.90')],
    variantGroup: 'v',
    doc: { attributes: [{ key: 'Bio' }], allergenInfoCodes: 'NNNNNNNNNNNNNN' },
  },
  {
    sku: '12',
    name: 'Spinat alt',
    categoryId: 'frozen',
    categoryIds: ['veg', 'frozen'],
    doc: { status: 'INACTIVE', shopAvailability: { status: 'INACTIVE' } },
  },
  {
    sku: '13',
    name: 'Spinat bald',
    categoryId: 'veg',
    categoryIds: ['veg'],
    doc: { status: 'AVAILABLE_SOON', shopAvailability: { status: 'AVAILABLE_SOON' } },
  },
  {
    sku: '20',
    name: 'Schweinskarree',
    categoryId: 'meat',
    categoryIds: ['meat'],
    brand: 'Bergbauer',
    prices: [...priced('9.00'), price('LIST', '8.50', 10)],
    doc: { allergenInfoCodes: 'NNNNNNSNNNNNNN' },
    details: { ingredientOrigins: [{ ingredient: 'MEAT', countryOfOrigin: 'AT' }] },
  },
  {
    sku: '21',
    name: 'Käsekrainer',
    categoryId: 'meat',
    categoryIds: ['meat', 'brunch'],
    listedOn: '2026-11-01',
    prices: priced('7.00'),
    doc: { allergenInfoCodes: 'NNNNNNJNNNNNNN' },
    details: { ingredientOrigins: [{ ingredient: 'MEAT' }] },
  },
  {
    sku: '30',
    name: 'Weißwein Riesling',
    categoryId: 'wine',
    categoryIds: ['wine'],
    prices: priced('12.00'),
    doc: {
      supplierId: 's1',
      salesConditions: [{ key: 'Kommission' }],
      units: [
        {
          name: 'Flasche',
          abbreviation: 'FL',
          ratio: 1,
          isDefault: true,
          isVisible: true,
          isStorageUnit: true,
          gtins: ['4006381333931'],
        },
      ],
    },
    details: { wineAttributes: wine, packaging: 'MULTI_USE' },
  },
  { sku: '66', name: 'Geheimspinat', categoryId: 'secret', categoryIds: ['secret'], brand: 'Geheim' },
  { tenant: 'GM', sku: '10', name: 'Spinat fremd', brand: 'Fremd' },
];

describe.each(stores)('searching the catalogue on %s', (_, open) => {
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
        { id: 'veg', name: 'Gemüse', english: 'Vegetables', path: ['veg'] },
        { id: 'frozen', name: 'Tiefkühlgemüse', path: ['veg', 'frozen'] },
        { id: 'meat', name: 'Fleisch', path: ['meat'] },
        { id: 'wine', name: 'Wein', path: ['wine'] },
        { id: 'secret', name: 'Geheimes', path: ['secret'] },
        { id: 'brunch', name: 'Brunch', path: ['brunch'], isVirtual: true },
      ]);
      await queries
        .insertInto('supplier')
        .values({ tenant: 'AZ', id: 's1', name: 'Weingut Steil', doc: '{}' })
        .execute();
      await plantProducts(queries, PRODUCTS);
      await seedBuyer(queries, { id: '1', userIds: ['anna'] });
      await seedBuyer(queries, { id: '2', userIds: ['resi'], assortment: ['10', '11', '20'] });
      await queries
        .insertInto('article_price')
        .values({ tenant: 'AZ', sku: '20', customer_id: '1', price: JSON.stringify(price('FIXED', '1.50')) })
        .execute();
      await queries
        .insertInto('essence_item')
        .values([
          ...['2026-10-01', '2026-10-08', '2026-10-15'].map((day) => ({
            tenant: 'AZ',
            customer_id: '1',
            sku: '20',
            bought_on: day,
            quantity: '2',
            unit: 'ST',
          })),
          { tenant: 'AZ', customer_id: '1', sku: '10', bought_on: '2026-09-01', quantity: '1', unit: 'ST' },
          { tenant: 'AZ', customer_id: '1', sku: '11', bought_on: '2020-01-01', quantity: '1', unit: 'ST' },
          { tenant: 'AZ', customer_id: '1', sku: '30', bought_on: '2026-09-01', quantity: '1', unit: 'ST' },
        ])
        .execute();
      await queries
        .insertInto('essence_visibility')
        .values({ tenant: 'AZ', customer_id: '1', sku: '30', is_visible: false })
        .execute();
    });
  });
  afterAll(async () => {
    await shop.close();
    await store.close();
  });

  const search = async (searchBody: SearchBody, as: typeof anna | undefined = anna, headers = {}) =>
    productPageSchema.parse(
      (await shop.call('searchProducts', { tenant: 'AZ', searchBody }, as, headers)).body,
    );
  const skus = async (searchBody: SearchBody, as?: typeof anna, headers = {}) =>
    (await search(searchBody, as, headers)).products.map(({ sku }) => sku);

  it.each([
    ['spinat', ['10', '11', '66', '13']],
    ['SPINAT pass', ['10']],
    ['leaf', ['11']],
    ['spinad', ['10', '11', '13']],
    ['kaesekrainer', ['21']],
    ['käsekra', ['21']],
    ['wein', ['30']],
    ['4006381333931', ['30']],
    ['20', ['20']],
    ['bergbauer', ['20', '10']],
    ['xyzxyz', []],
    ['%', []],
  ])('finds what %s means', async (queryString, expected) => {
    expect((await skus({ queryString })).toSorted()).toEqual(expected.toSorted());
  });

  it('puts the name first, what cannot be ordered last', async () => {
    const found = await skus({ queryString: 'spinat' });
    expect(found[0]).toBe('10');
    expect(found.at(-1)).toBe('13');
  });

  it('searches English names in English', async () => {
    expect(await skus({ queryString: 'spinach' }, anna, { 'accept-language': 'en-GB' })).toEqual(['11']);
  });

  it.each<[SearchFilter, readonly string[]]>([
    [{ categoryId: 'veg' }, ['10', '11', '13']],
    [{ categoryId: 'nix' }, []],
    [{ virtualCategories: ['brunch'] }, ['21']],
    [{ attributes: ['Bio'] }, ['11']],
    // Nothing is both: SRC-5.
    [{ attributes: ['Bio', 'Msc'] }, []],
    [{ salesConditions: ['Kommission'] }, ['30']],
    [{ supplierIds: ['s1'] }, ['30']],
    [{ brandNames: ['Bergbauer', 'Talhof'] }, ['10', '11', '20']],
    [{ packagingTypes: ['MULTI_USE'] }, ['30']],
    [{ originCountries: ['AT'] }, ['20']],
    [{ onlyNewProducts: true }, ['21']],
    [{ wineCountries: ['AT'], wineRegions: ['Wachau'], wineTypeOfGrapes: ['Riesling'] }, ['30']],
    [{ excludedAllergens: { allergens: ['G'] } }, ['11', '20']],
    [{ excludedAllergens: { allergens: [6], excludeTraces: true } }, ['11']],
    [{ originOf: { MEAT: ['AT'] } }, ['20']],
    [{ prices: ['PROMOTION'] }, ['11']],
    [{ prices: ['SPECIAL'] }, ['20']],
    [{ prices: ['BULK', 'PROMOTION'] }, ['11', '20']],
    [{ essential: 'ALL' }, ['10', '20', '30']],
    [{ essential: 'HIDDEN_ONLY' }, ['30']],
    [{ essential: 'FAVORITES_ONLY' }, ['20']],
    [{ cartType: 'none' }, []],
  ])('API-6, ESS-4: narrows by %o', async (filter, expected) => {
    expect((await skus({ filter })).toSorted()).toEqual(expected);
  });

  it('browses everything but inactive ones, also for visitors, only inside the tenant', async () => {
    const { products, page } = productPageSchema.parse(
      (await shop.call('browseCategories', { tenant: 'AZ', searchBody: {} })).body,
    );
    expect(products.map(({ sku }) => sku).toSorted()).toEqual(['10', '11', '13', '20', '21', '30', '66']);
    expect(page).toEqual({ totalElements: 7, totalPages: 1, number: 0, size: 100 });
    expect(JSON.stringify(products)).not.toContain('rawValueString');
  });

  it('counts each facet without its own condition', async () => {
    const { facets } = await search({ filter: { brandNames: ['Bergbauer'], categoryId: 'meat' } });
    const values = (key: string) =>
      Object.fromEntries(
        facets.find((facet) => facet.key === key)?.values.map(({ value, count }) => [value, count]) ?? [],
      );
    expect(values('brandNames')).toEqual({ Bergbauer: 1 });
    expect(values('categoryId')).toEqual({ meat: 1, veg: 1, frozen: 1 });
    expect(values('prices')).toEqual({ SPECIAL: 1, BULK: 1 });
  });

  it('tells of categories in which they lie, in the order of the tenant, and leaves virtual ones to their own facet', async () => {
    const { facets } = await search({});
    const categories = facets.find(({ key }) => key === 'categoryId')?.values ?? [];
    expect(categories.map(({ value, parent }) => [value, parent])).toEqual([
      ['frozen', 'veg'],
      ['meat', undefined],
      ['secret', undefined],
      ['veg', undefined],
      ['wine', undefined],
    ]);
    expect(categories[0]).toMatchObject({ label: 'Tiefkühlgemüse' });
  });

  it('tells nothing of articles outside the assortment, not by counts either', async () => {
    const page = await search({}, resi);
    expect(page.page.totalElements).toBe(3);
    expect(JSON.stringify(page)).not.toMatch(/[Gg]eheim|secret/);
    const body = { query: 'geheim' };
    const completed = completionSchema.parse(
      (await shop.call('completeProducts', { tenant: 'AZ', completionBody: body }, resi)).body,
    );
    expect(completed).toEqual({
      terms: [],
      products: [],
      productCount: 0,
      foundIn: [],
      categories: [],
      brands: [],
      pastSearches: [],
      closeSkus: [],
    });
    // Nor by what was perhaps meant.
    expect(JSON.stringify(await search({ queryString: 'gehiem' }, resi))).not.toMatch(/geheim/i);
    expect((await search({ queryString: 'gehiemspinat' })).didYouMean).toBe('Geheimspinat');
  });

  it('PRI-9: refuses to sort or narrow by prices nobody shows, and has no facet of them', async () => {
    const status = async (searchBody: SearchBody, as?: typeof anna) =>
      (await shop.call('searchProducts', { tenant: 'AZ', searchBody }, as)).body;
    expect(await status({ page: { sortBy: 'price' } }, blind)).toMatchObject({
      status: 422,
      field: 'page.sortBy',
    });
    expect(await status({ page: { sortBy: 'lastPrice' } })).toMatchObject({ status: 422 });
    expect(await status({ filter: { prices: ['BULK'] } }, blind)).toMatchObject({
      status: 422,
      field: 'filter.prices',
    });
    expect((await search({}, blind)).facets.map(({ key }) => key)).not.toContain('prices');
  });

  it('sorts by price of the buyer, name and number, unpriced ones last', async () => {
    const page = (sortBy: 'price' | 'name' | 'sku', sortDirection: 'asc' | 'desc') => ({
      page: { sortBy, sortDirection },
    });
    expect(await skus(page('price', 'asc'))).toEqual(['20', '11', '10', '21', '30', '66', '13']);
    expect((await skus(page('price', 'desc'))).slice(0, 2)).toEqual(['30', '21']);
    expect(await skus(page('sku', 'desc'))).toEqual(['66', '30', '21', '20', '13', '11', '10']);
    expect(await skus(page('name', 'asc'))).toEqual(['11', '66', '21', '20', '13', '10', '30']);
  });

  it('sorts by category: in the order of the tree, the best of each first, also for those who see no prices', async () => {
    const page = (sortDirection: 'asc' | 'desc') =>
      ({ page: { sortBy: 'category', sortDirection } }) as const;
    const upwards = ['21', '20', '66', '13', '11', '10', '30'];
    expect(await skus(page('asc'))).toEqual(upwards);
    expect(await skus(page('asc'), blind)).toEqual(upwards);
    expect(await skus(page('desc'))).toEqual(['30', '11', '10', '13', '66', '21', '20']);
    expect(await skus({ queryString: 'spinat', ...page('asc') })).toEqual(['66', '13', '10', '11']);
  });

  it('shows the essence list without what is hidden, and nothing without a customer', async () => {
    const browse = async (filter: SearchFilter, as = anna) =>
      productPageSchema
        .parse(
          (await shop.call('browseEssentialProducts', { tenant: 'AZ', searchBody: { filter } }, as)).body,
        )
        .products.map(({ sku }) => sku);
    expect((await browse({})).toSorted()).toEqual(['10', '20']);
    expect((await browse({ essential: 'IGNORE' })).toSorted()).toEqual(['10', '20', '30']);
    expect(await browse({}, { userId: 'nobody', tenant: 'AZ' })).toEqual([]);
    const args = { tenant: 'AZ', customerId: '1', searchBody: {} };
    expect((await shop.call('browseCustomerEssentialProducts', args, resi)).status).toBe(403);
    expect(
      productPageSchema.parse((await shop.call('browseCustomerEssentialProducts', args, anna)).body).products,
    ).toHaveLength(2);
  });

  it.each([
    ['a customer with a price of its own and a list of what it buys', anna],
    ['one who may have some articles only', resi],
    ['one who sees no prices', blind],
    ['a visitor', undefined],
  ])('tells of an article what its own call tells, to %s', async (_who, as) => {
    const { products } = productPageSchema.parse(
      (await shop.call('searchProducts', { tenant: 'AZ', searchBody: {} }, as)).body,
    );
    expect(products.length).toBeGreaterThan(2);
    for (const found of products)
      expect((await shop.call('getProduct', { tenant: 'AZ', sku: found.sku }, as)).body).toEqual(found);
  });

  it('groups variants of one page', async () => {
    const searchBody = { filter: { categoryId: 'veg' } };
    for (const name of ['browseCategoriesV2', 'searchProductsV2'] as const) {
      const { groupings } = groupedProductPageSchema.parse(
        (await shop.call(name, { tenant: 'AZ', searchBody }, anna)).body,
      );
      expect(groupings.map(({ key, skus: grouped }) => [key, grouped.toSorted()])).toEqual([
        ['v', ['10', '11']],
      ]);
    }
  });

  it('completes terms, articles and categories', async () => {
    const body = { query: 'gemüse' };
    const { categories } = completionSchema.parse(
      (await shop.call('completeProducts', { tenant: 'AZ', completionBody: body }, anna)).body,
    );
    expect(categories?.map(({ id }) => id)).toEqual(['veg']);
    const spin = completionSchema.parse(
      (await shop.call('completeProducts', { tenant: 'AZ', completionBody: { query: 'spin' } }, anna)).body,
    );
    expect(spin.terms[0]).toBe('Spinat');
    expect(spin.products.map(({ sku }) => sku)).toContain('10');
  });

  it('offers brands, and to each user what they searched for before', async () => {
    const complete = async (query: string, as: typeof anna | undefined) =>
      completionSchema.parse(
        (await shop.call('completeProducts', { tenant: 'AZ', completionBody: { query } }, as)).body,
      );
    expect((await complete('bergb', anna)).brands).toEqual(['Bergbauer']);
    await search({ queryString: ' Käsekrainer ' });
    await search({ queryString: 'kaesekrainer mit' });
    await search({ queryString: 'nichts davon' });
    expect((await complete('käse', anna)).pastSearches).toContain('Käsekrainer');
    expect((await complete('davon', anna)).pastSearches).toEqual([]);
    expect((await complete('käse', resi)).pastSearches).toEqual([]);
    expect((await complete('käse', undefined)).pastSearches).toBeUndefined();
  });

  it('finds what others call otherwise, and says which words nothing has', async () => {
    expect(await skus({ queryString: 'schweinefleisch karree' })).toContain('20');
    expect(await search({ queryString: 'käsekrainer xylophon' })).toMatchObject({
      products: [{ sku: '21' }],
      missingWords: ['xylophon'],
    });
  });

  it('puts first of all what the customer buys', async () => {
    const first = async (as: typeof anna) => (await skus({ queryString: 'berg' }, as))[0];
    expect(await first(anna)).toBe('20');
    await store.asSystem((queries) =>
      queries
        .insertInto('essence_item')
        .values({
          tenant: 'AZ',
          customer_id: '2',
          sku: '10',
          bought_on: '2026-11-01',
          quantity: '1',
          unit: 'ST',
        })
        .execute(),
    );
    expect(await first(resi)).toBe('10');
  });

  it('API-3: has 100 of them on a page, or as many as are asked for', async () => {
    const kurt = { userId: 'kurt', tenant: 'KI' };
    const articles = Array.from({ length: 301 }, (_article, index) => ({
      tenant: 'KI',
      sku: String(1000 + index),
      name: `Artikel ${index}`,
    }));
    await store.asSystem((queries) => plantProducts(queries, articles));
    const pageOf = async (searchBody: SearchBody) =>
      productPageSchema.parse((await shop.call('searchProducts', { tenant: 'KI', searchBody }, kurt)).body);
    for (const [asked, size, pages] of [
      [{}, 100, 4],
      [{ page: { page: 0, size: 50 } }, 50, 7],
      [{ page: { page: 0, size: 1 } }, 1, 301],
      [{ page: { page: 0, size: 6 } }, 6, 51],
      [{ page: { page: 0, size: 300 } }, 300, 2],
    ] as const) {
      const { products, page } = await pageOf(asked);
      expect(products).toHaveLength(size);
      expect(page).toEqual({ totalElements: 301, totalPages: pages, number: 0, size });
    }
  });

  it('names suppliers', async () => {
    const { body } = await shop.call('getSuppliers', {
      tenant: 'AZ',
      filterBody: { supplierIds: ['s1', 'nix'] },
    });
    expect(body).toEqual([{ id: 's1', name: 'Weingut Steil' }]);
  });

  it('notices what another process has written', async () => {
    await store.asSystem((queries) =>
      plantProducts(queries, [{ sku: '99', name: 'Zufallsfund', prices: priced('1.00') }]),
    );
    expect(await skus({ queryString: 'zufallsfund' })).toEqual(['99']);
    await store.asSystem((queries) => queries.deleteFrom('article').where('sku', '=', '99').execute());
    expect(await skus({ queryString: 'zufallsfund' })).toEqual([]);
  });
});
