import { describe, expect, it } from 'vitest';
import { pageRequestSchema, searchBodySchema } from './search';
import { PRICE_FILTERS, searchFilterSchema } from './search-filter';
import { LABEL_SORT_KEYS, ORDER_SORT_KEYS, SORT_DIRECTIONS } from './sort';
import { refusedAt } from './testing/refused-at';

describe('API-3: page size 100 when none is asked for, and any from 1 to 300', () => {
  it('fills the page in', () => {
    expect(searchBodySchema.parse({})).toEqual({ page: { page: 0, size: 100 } });
    expect(searchBodySchema.parse({ page: { page: 2 } })).toEqual({ page: { page: 2, size: 100 } });
  });

  it.each([1, 6, 50, 100, 299, 300])('takes %i', (size) => {
    expect(pageRequestSchema.parse({ size }).size).toBe(size);
  });

  it.each([0, -1, 1.5, 301, '100', null])('refuses %j', (size) => {
    expect(refusedAt(searchBodySchema, { page: { size } })).toEqual(['page.size']);
  });

  it('counts pages from 0', () => {
    expect(refusedAt(pageRequestSchema, { page: -1 })).toEqual(['page']);
  });
});

describe('API-5: order sort fields', () => {
  it('are these', () => {
    expect(ORDER_SORT_KEYS).toEqual([
      'id',
      'orderedAt',
      'source',
      'deliveryAddress',
      'positions',
      'sum',
      'deliveryDate',
    ]);
  });
});

describe('API-6: price filter and label sort keys', () => {
  it('are these', () => {
    expect(PRICE_FILTERS).toEqual(['SPECIAL', 'PROMOTION', 'BULK']);
    expect(LABEL_SORT_KEYS).toEqual(['averagePrice', 'lastPrice']);
  });

  it('the filter takes no other price', () => {
    expect(refusedAt(searchFilterSchema, { prices: [...PRICE_FILTERS] })).toEqual([]);
    expect(refusedAt(searchFilterSchema, { prices: ['LIST'] })).toEqual(['prices.0']);
  });
});

describe('sorting', () => {
  it('takes both spellings of the direction', () => {
    expect(SORT_DIRECTIONS).toEqual(['asc', 'desc', 'ASC', 'DESC']);
    expect(refusedAt(pageRequestSchema, { sortBy: 'name', sortDirection: 'Asc' })).toEqual(['sortDirection']);
    expect(refusedAt(pageRequestSchema, { sortBy: 'lastPrice' })).toEqual([]);
    expect(refusedAt(pageRequestSchema, { sortBy: 'category' })).toEqual([]);
    expect(refusedAt(pageRequestSchema, { sortBy: 'margin' })).toEqual(['sortBy']);
  });
});

describe('ESS-4: the essence filter', () => {
  it.each(['IGNORE', 'SHOWN_ONLY', 'HIDDEN_ONLY', 'FAVORITES_ONLY', 'ALL'])('takes %s', (essential) => {
    expect(refusedAt(searchFilterSchema, { essential })).toEqual([]);
  });

  it('takes nothing else', () => {
    expect(refusedAt(searchFilterSchema, { essential: 'NONE' })).toEqual(['essential']);
  });
});

describe('the search filter', () => {
  const full = {
    categoryId: '12',
    attributes: ['Bio'],
    salesConditions: ['S1'],
    essential: 'ALL',
    prices: ['BULK'],
    virtualCategories: ['v'],
    supplierIds: ['s'],
    brandNames: ['Bergbauer'],
    cartType: 'HERBST26',
    packagingTypes: ['SINGLE_USE', 'NO_DATA'],
    originCountries: ['AT'],
    onlyNewProducts: true,
    wineCountries: ['AT'],
    wineRegions: ['Kamptal'],
    wineTypeOfGrapes: ['Riesling'],
    excludedAllergens: { allergens: [0, 13, 'A', 'R'], excludeTraces: true },
    originOf: { EGG: ['AT'], MILK: ['AT'], MEAT: ['AT', 'DE'] },
  };

  it('takes every condition', () => {
    expect(refusedAt(searchFilterSchema, full)).toEqual([]);
  });

  it.each([
    ['an unknown condition', { colour: 'red' }, ''],
    ['packaging that is none', { packagingTypes: ['BOX'] }, 'packagingTypes.0'],
    [
      'an allergen position beyond the 14',
      { excludedAllergens: { allergens: [14] } },
      'excludedAllergens.allergens.0',
    ],
    [
      'an allergen letter that is none',
      { excludedAllergens: { allergens: ['I'] } },
      'excludedAllergens.allergens.0',
    ],
    ['an origin of something else', { originOf: { FISH: ['AT'] } }, 'originOf'],
    ['more than 300 entries', { supplierIds: Array.from({ length: 301 }, String) }, 'supplierIds'],
    ['a text that is too long', { brandNames: ['x'.repeat(201)] }, 'brandNames.0'],
  ])('refuses %s', (_what, filter, path) => {
    expect(refusedAt(searchFilterSchema, filter)).toEqual([path]);
  });

  it('is refused inside a search at its place', () => {
    expect(
      refusedAt(searchBodySchema, { queryString: 'x'.repeat(201), filter: { prices: ['LIST'] } }),
    ).toEqual(['queryString', 'filter.prices.0']);
  });

  it('a search may be limited to 10,000 skus', () => {
    expect(refusedAt(searchBodySchema, { whitelistedSkus: Array.from({ length: 10_000 }, String) })).toEqual(
      [],
    );
    expect(refusedAt(searchBodySchema, { whitelistedSkus: Array.from({ length: 10_001 }, String) })).toEqual([
      'whitelistedSkus',
    ]);
  });
});
