import { ESSENCE_FILTERS } from '@gastroshop/domain/essence';
import { ALLERGENS, PACKAGING_TYPES } from '@gastroshop/domain/product';
import { PAGE_SIZES } from '@gastroshop/ui/table';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { selectCategory, toggleFilterValue, clearFilters } from './search-transitions';
import { activeFilters } from './active-filters';
import { PRICE_FILTERS } from './filter-values';
import { formatSearchParams } from './format-search-params';
import { parseSearchParams } from './parse-search-params';
import { toSearchBody } from './search-body';
import { restrictSearch } from './search-permissions';
import { SEARCH_SORTS } from './search-sort';
import { type SearchState, EMPTY_SEARCH } from './search-state';

const text = fc
  .string({ unit: 'grapheme', maxLength: 30 })
  .map((typed) => typed.trim())
  .filter((typed) => typed !== '');
const texts = fc.uniqueArray(text, { maxLength: 4 });
/** Some of the possible values, in their own order, as the state holds them. */
const someOf = <Value>(possible: readonly Value[]) => fc.subarray([...possible]);

const anyState: fc.Arbitrary<SearchState> = fc
  .record({
    query: fc.oneof(fc.constant(''), text),
    categoryId: fc.option(text, { nil: undefined }),
    essential: fc.constantFrom(
      undefined,
      ...ESSENCE_FILTERS.flatMap((each) => (each === 'IGNORE' ? [] : [each])),
    ),
    onlyNewProducts: fc.boolean(),
    excludeTraces: fc.boolean(),
    prices: someOf(PRICE_FILTERS),
    virtualCategories: texts,
    attributes: texts,
    salesConditions: texts,
    brandNames: texts,
    supplierIds: texts,
    originCountries: texts,
    packagingTypes: someOf(PACKAGING_TYPES),
    excludedAllergens: someOf(ALLERGENS.map(({ letter }) => letter)),
    originOfEgg: texts,
    originOfMilk: texts,
    originOfMeat: texts,
    wineCountries: texts,
    wineRegions: texts,
    wineTypeOfGrapes: texts,
    sort: fc.constantFrom(...SEARCH_SORTS),
    page: fc.integer({ min: 1, max: 99_999 }),
    size: fc.constantFrom(undefined, ...PAGE_SIZES),
  })
  .map((state) => ({
    ...state,
    excludeTraces: state.excludeTraces && state.excludedAllergens.length > 0,
  }));

describe('the search in the address', () => {
  it('is read as it was written, with and without question mark', () => {
    fc.assert(
      fc.property(anyState, (state) => {
        expect(parseSearchParams(formatSearchParams(state))).toEqual(state);
        expect(parseSearchParams(`?${formatSearchParams(state)}`)).toEqual(state);
      }),
    );
  });

  it('is never too broken to be read, and what was read is written the same again', () => {
    const names = Object.keys(EMPTY_SEARCH);
    const parameter = fc
      .tuple(fc.constantFrom(...names, 'x'), fc.string({ unit: 'binary', maxLength: 250 }))
      .map(([name, value]) => `${name}=${value}`);
    const garbage = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.array(parameter).map((all) => all.join('&')),
    );
    fc.assert(
      fc.property(garbage, (address) => {
        const read = parseSearchParams(address);
        expect(parseSearchParams(formatSearchParams(read))).toEqual(read);
        expect(read.query.length).toBeLessThanOrEqual(200);
      }),
    );
  });

  it('is empty for the whole assortment', () => {
    expect(formatSearchParams(EMPTY_SEARCH)).toBe('');
    expect(parseSearchParams('')).toEqual(EMPTY_SEARCH);
  });

  it('leaves out what is not known', () => {
    expect(
      parseSearchParams('?prices=CHEAP&essential=NONE&sort=margin&size=99&page=-1&packagingTypes=BOX'),
    ).toEqual(EMPTY_SEARCH);
  });

  it.each([50, 100, 300])('API-3: names the page size %i', (size) => {
    expect(parseSearchParams(`size=${size}`).size).toBe(size);
  });

  it.each(['SPECIAL', 'PROMOTION', 'BULK'])('API-6: names the price filter %s', (price) => {
    expect(toSearchBody(parseSearchParams(`prices=${price}`), 100).filter?.prices).toEqual([price]);
  });

  it('names the order by category', () => {
    expect(toSearchBody(parseSearchParams('sort=category-asc'), 100).page).toMatchObject({
      sortBy: 'category',
    });
  });

  it.each(['SHOWN_ONLY', 'HIDDEN_ONLY', 'FAVORITES_ONLY', 'ALL'])('ESS-4: names %s', (essential) => {
    expect(toSearchBody(parseSearchParams(`essential=${essential}`), 100).filter?.essential).toBe(essential);
  });

  it('ESS-4: IGNORE is no filter', () => {
    expect(parseSearchParams('essential=IGNORE').essential).toBeUndefined();
  });

  it('takes allergens by letter and by position, and knows the letters', () => {
    expect(parseSearchParams('excludedAllergens=6&excludedAllergens=A').excludedAllergens).toEqual([
      'A',
      'G',
    ]);
  });
});

describe('changing the search', () => {
  it('choosing and giving up a value is nothing, and each change leads to the first page', () => {
    fc.assert(
      fc.property(anyState, text, (state, value) => {
        fc.pre(!state.brandNames.includes(value));
        const chosen = toggleFilterValue(state, { filter: 'brandNames', value }, true);
        expect(chosen).toEqual({ ...state, page: 1, brandNames: [...state.brandNames, value] });
        expect(toggleFilterValue(chosen, { filter: 'brandNames', value }, false)).toEqual({
          ...state,
          page: 1,
        });
        expect(selectCategory(state, value)).toMatchObject({ page: 1, categoryId: value });
      }),
    );
  });

  it('giving up all chosen filters one by one leaves none', () => {
    fc.assert(
      fc.property(anyState, (state) => {
        const rest = activeFilters(state).reduce(
          (left, choice) => toggleFilterValue(left, choice, false),
          state,
        );
        expect(activeFilters(rest)).toEqual([]);
        expect(rest).toMatchObject({ query: state.query, categoryId: state.categoryId });
      }),
    );
  });

  it('traces go with the last excluded allergen', () => {
    const state = parseSearchParams('excludedAllergens=A&excludeTraces=true');
    expect(clearFilters(state, ['excludedAllergens']).excludeTraces).toBe(false);
  });
});

describe('PRI-9: who may not see prices cannot search by them', () => {
  it('filter and sort are dropped', () => {
    fc.assert(
      fc.property(anyState, (state) => {
        const { prices, sort } = restrictSearch(state, { prices: false, essence: true });
        expect(prices).toEqual([]);
        expect(sort).not.toMatch(/price/);
      }),
    );
  });

  it('who may keeps both', () => {
    const state = parseSearchParams('prices=BULK&sort=price-desc&essential=ALL');
    expect(restrictSearch(state, { prices: true, essence: true })).toEqual(state);
    expect(restrictSearch(state, { prices: true, essence: false }).essential).toBeUndefined();
  });
});
