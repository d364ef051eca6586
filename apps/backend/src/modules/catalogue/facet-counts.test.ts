import {
  productPageSchema,
  searchFilterSchema,
  type Facet,
  type SearchFilter,
} from '@gastroshop/api-contract';
import type { IngredientOrigin } from '@gastroshop/domain/product';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Store } from '../../db';
import {
  createTestApp,
  openQuickStore,
  plantProducts,
  seedBuyer,
  seedCategories,
  type PlantedProduct,
  type TestApp,
} from '../../testing';

/** The facets of each filter of a search. */
const FACETS_OF = {
  categoryId: ['categoryId'],
  attributes: ['attributes'],
  salesConditions: ['salesConditions'],
  essential: ['essential'],
  prices: ['prices'],
  virtualCategories: ['virtualCategories'],
  supplierIds: ['supplierIds'],
  brandNames: ['brandNames'],
  // A fair is entered, not ticked: docs/decisions/0019-search.md.
  cartType: [],
  packagingTypes: ['packagingTypes'],
  originCountries: ['originCountries'],
  onlyNewProducts: ['onlyNewProducts'],
  wineCountries: ['wineCountries'],
  wineRegions: ['wineRegions'],
  wineTypeOfGrapes: ['wineTypeOfGrapes'],
  excludedAllergens: ['excludedAllergens', 'excludedAllergens.excludeTraces'],
  originOf: ['originOf.EGG', 'originOf.MILK', 'originOf.MEAT'],
} as const satisfies Record<keyof SearchFilter, readonly string[]>;

/** Free of all; gluten and traces of milk; nobody knows; traces of gluten, milk, and of celery nobody knows. */
const CODES = ['NNNNNNNNNNNNNN', 'JNNNNNSNNNNNNN', undefined, 'SNNNNNJN-NNNNN'] as const;

const from = (
  ingredient: IngredientOrigin['ingredient'],
  ...countries: readonly string[]
): readonly IngredientOrigin[] => countries.map((countryOfOrigin) => ({ ingredient, countryOfOrigin }));

const ORIGINS: readonly (readonly IngredientOrigin[])[] = [
  from('MEAT', 'AT'),
  from('MEAT', 'AT', 'HU'),
  [...from('MEAT', 'DE'), ...from('EGG', 'AT')],
  [...from('MEAT', 'AT'), { ingredient: 'MEAT' }],
  from('MILK', 'DE'),
  [],
];

const productOf = (index: number): PlantedProduct => {
  const category = index % 2 === 0 ? 'meat' : 'veg';
  const allergenInfoCodes = CODES[index % CODES.length];
  return {
    sku: String(100 + index),
    name: `Artikel ${index}`,
    categoryId: category,
    categoryIds: index % 3 === 0 ? [category, 'brunch'] : [category],
    brand: ['Alm', 'Berg', 'Tal'][index % 3],
    listedOn: index % 4 === 0 ? '2026-11-01' : '2020-01-01',
    prices: [
      { type: 'LIST', rawValueString: '3.00', minQuantity: 1 },
      ...(index % 3 === 0 ? [{ type: 'PROMOTION', rawValueString: '2.00', minQuantity: 1 } as const] : []),
    ],
    doc: {
      attributes: [
        { key: index % 2 === 0 ? 'Bio' : 'Msc' },
        ...(index % 3 === 0 ? [{ key: 'Gf' }] : []),
        ...(index % 4 < 2 ? [{ key: 'Lf' }] : []),
      ],
      salesConditions: [{ key: 'Kommission' }],
      supplierId: `s${index % 2}`,
      isAvailableForEssence: index !== 5,
      ...(allergenInfoCodes !== undefined && { allergenInfoCodes }),
    },
    details: {
      ingredientOrigins: [...(ORIGINS[index % ORIGINS.length] ?? [])],
      packaging: index % 2 === 0 ? 'MULTI_USE' : 'SINGLE_USE',
      ...(index % 5 === 0 && {
        wineAttributes: { country: 'AT', region: 'Wachau', typeOfGrape: 'Riesling' },
      }),
    },
  };
};

/** A filter with a value of a facet: in the place of others, or of allergens and attributes beside them. */
const withValue = (filter: SearchFilter, key: string, value: string): SearchFilter => {
  const { excludedAllergens = { allergens: [] } } = filter;
  const [field = '', inside = ''] = key.split('.');
  switch (field) {
    case 'excludedAllergens':
      return searchFilterSchema.parse({
        ...filter,
        excludedAllergens:
          inside === ''
            ? { ...excludedAllergens, allergens: [...excludedAllergens.allergens, value] }
            : { ...excludedAllergens, [inside]: true },
      });
    case 'originOf':
      return searchFilterSchema.parse({ ...filter, originOf: { ...filter.originOf, [inside]: [value] } });
    case 'attributes':
      return { ...filter, attributes: [...(filter.attributes ?? []), value] };
    case 'onlyNewProducts':
      return { ...filter, onlyNewProducts: true };
    case 'categoryId':
    case 'essential':
      return searchFilterSchema.parse({ ...filter, [field]: value });
    default:
      return searchFilterSchema.parse({ ...filter, [field]: [value] });
  }
};

describe('the counts of facets', () => {
  let store: Store;
  let shop: TestApp;
  const anna = { userId: 'anna', tenant: 'AZ' };

  beforeAll(async () => {
    store = await openQuickStore();
    shop = await createTestApp(store, { now: () => new Date('2026-11-25T09:00:00+01:00') });
    await store.asSystem(async (queries) => {
      await seedCategories(queries, [
        { id: 'veg', name: 'Gemüse', path: ['veg'] },
        { id: 'meat', name: 'Fleisch', path: ['meat'] },
        { id: 'brunch', name: 'Brunch', path: ['brunch'], isVirtual: true },
      ]);
      await plantProducts(
        queries,
        Array.from({ length: 12 }, (_, index) => productOf(index)),
      );
      await seedBuyer(queries, { id: '1', userIds: ['anna'] });
      const bought = [
        ['100', '2026-10-01'],
        ['100', '2026-10-08'],
        ['100', '2026-10-15'],
        ['101', '2026-10-01'],
        ['102', '2026-10-01'],
        ['105', '2026-10-01'],
      ] as const;
      await queries
        .insertInto('essence_item')
        .values(
          bought.map(([sku, day]) => ({
            tenant: 'AZ',
            customer_id: '1',
            sku,
            bought_on: day,
            quantity: '1',
            unit: 'ST',
          })),
        )
        .execute();
      await queries
        .insertInto('essence_visibility')
        .values({ tenant: 'AZ', customer_id: '1', sku: '101', is_visible: false })
        .execute();
    });
  });
  afterAll(async () => {
    await shop.close();
    await store.close();
  });

  const search = async (filter: SearchFilter, as: typeof anna | undefined = anna) =>
    productPageSchema.parse(
      (await shop.call('searchProducts', { tenant: 'AZ', searchBody: { filter } }, as)).body,
    );
  const counts = (facets: readonly Facet[], key: string) =>
    facets
      .find((facet) => facet.key === key)
      ?.values.map(({ value, count }): [string, number] => [value, count]);

  it('are there for every filter of a search', async () => {
    const { facets } = await search({ excludedAllergens: { allergens: ['A'] } });
    expect(facets.map(({ key }) => key).toSorted()).toEqual(Object.values(FACETS_OF).flat().toSorted());
  });

  it.each<[SearchFilter]>([
    [{}],
    [{ excludedAllergens: { allergens: ['A'] } }],
    [{ excludedAllergens: { allergens: [6], excludeTraces: true }, brandNames: ['Alm', 'Tal'] }],
    [{ essential: 'FAVORITES_ONLY' }],
    [{ attributes: ['Gf'] }],
    [{ attributes: ['Gf', 'Lf'], brandNames: ['Alm'] }],
    [{ originOf: { MEAT: ['DE'] }, packagingTypes: ['MULTI_USE'] }],
  ])('are what a search with the value finds, beside %j', async (filter) => {
    const { facets } = await search(filter);
    expect(facets).not.toHaveLength(0);
    for (const { key, values } of facets) {
      for (const { value, count } of values) {
        const { page } = await search(withValue(filter, key, value));
        expect([key, value, page.totalElements]).toEqual([key, value, count]);
      }
    }
  });

  it('SRC-5: every attribute named must be there, while any of several brands will do', async () => {
    const total = async (filter: SearchFilter) => (await search(filter)).page.totalElements;
    const has = (index: number) => [
      index % 2 === 0 ? 'Bio' : 'Msc',
      ...(index % 3 === 0 ? ['Gf'] : []),
      ...(index % 4 < 2 ? ['Lf'] : []),
    ];
    const keys = ['Bio', 'Msc', 'Gf', 'Lf', 'Unknown'];
    // Every choice of attributes there is.
    for (let choice = 1; choice < 2 ** keys.length; choice += 1) {
      const attributes = keys.filter((_, index) => (choice & (1 << index)) !== 0);
      const right = Array.from({ length: 12 }, (_, index) => has(index)).filter((own) =>
        attributes.every((key) => own.includes(key)),
      );
      expect([attributes, await total({ attributes })]).toEqual([attributes, right.length]);
    }
    expect(await total({ brandNames: ['Alm', 'Tal'] })).toBe(8);
    expect(await total({ supplierIds: ['s0', 's1'] })).toBe(12);
  });

  it('tell of every country an ingredient comes from, and take no unknown one for it', async () => {
    const { facets } = await search({});
    expect(counts(facets, 'originOf.MEAT')).toEqual([
      ['AT', 2],
      ['DE', 2],
      ['HU', 0],
    ]);
    expect(counts(facets, 'originOf.MILK')).toEqual([['DE', 2]]);
    expect(counts(facets, 'originOf.EGG')).toEqual([['AT', 2]]);
    expect((await search({ originOf: { MEAT: ['HU', 'AT'] } })).page.totalElements).toBe(4);
  });

  it('tell for each allergen what is left without it; what is not known is not free of it', async () => {
    const all = Object.fromEntries(counts((await search({})).facets, 'excludedAllergens') ?? []);
    expect(all).toMatchObject({ A: 6, B: 9, G: 6, L: 6 });
    expect(Object.keys(all)).toHaveLength(14);
    const { facets } = await search({ excludedAllergens: { allergens: ['A'] } });
    expect(Object.fromEntries(counts(facets, 'excludedAllergens') ?? [])).toMatchObject({ A: 6, G: 3 });
    expect(counts(facets, 'excludedAllergens.excludeTraces')).toEqual([['true', 3]]);
  });

  it('ESS-4: tell of the customer’s list, whichever of it is asked for, and of nobody else’s', async () => {
    for (const filter of [{}, { essential: 'HIDDEN_ONLY' }] as const) {
      expect(counts((await search(filter)).facets, 'essential')).toEqual([
        ['SHOWN_ONLY', 2],
        ['FAVORITES_ONLY', 1],
        ['HIDDEN_ONLY', 1],
        ['ALL', 3],
      ]);
    }
    const visited = productPageSchema.parse(
      (await shop.call('searchProducts', { tenant: 'AZ', searchBody: {} })).body,
    );
    expect(visited.page.totalElements).toBe(12);
    expect(counts(visited.facets, 'essential')).toBeUndefined();
  });
});
