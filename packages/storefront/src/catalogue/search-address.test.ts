import { ESSENCE_FILTERS } from '@gastroshop/domain/essence';
import { ALLERGENS, PACKAGING_TYPES } from '@gastroshop/domain/product';
import { PAGE_SIZES } from '@gastroshop/ui/table';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { inCategory, withChoice, withoutFilters } from './change-search';
import { chosenFilters } from './chosen-filters';
import { PRICE_FILTERS } from './filter-values';
import { formatSearch } from './format-search';
import { parseSearch } from './parse-search';
import { searchBodyOf } from './search-body';
import { permittedSearch } from './search-rights';
import { SEARCH_SORTS } from './search-sort';
import { type SearchState, WHOLE_RANGE } from './search-state';

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
        expect(parseSearch(formatSearch(state))).toEqual(state);
        expect(parseSearch(`?${formatSearch(state)}`)).toEqual(state);
      }),
    );
  });

  it('is never too broken to be read, and what was read is written the same again', () => {
    const names = Object.keys(WHOLE_RANGE);
    const parameter = fc
      .tuple(fc.constantFrom(...names, 'x'), fc.string({ unit: 'binary', maxLength: 250 }))
      .map(([name, value]) => `${name}=${value}`);
    const garbage = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.array(parameter).map((all) => all.join('&')),
    );
    fc.assert(
      fc.property(garbage, (address) => {
        const read = parseSearch(address);
        expect(parseSearch(formatSearch(read))).toEqual(read);
        expect(read.query.length).toBeLessThanOrEqual(200);
      }),
    );
  });

  it('is empty for the whole assortment', () => {
    expect(formatSearch(WHOLE_RANGE)).toBe('');
    expect(parseSearch('')).toEqual(WHOLE_RANGE);
  });

  it('leaves out what is not known', () => {
    expect(
      parseSearch('?prices=CHEAP&essential=NONE&sort=margin&size=99&page=-1&packagingTypes=BOX'),
    ).toEqual(WHOLE_RANGE);
  });

  it.each([50, 100, 300])('API-3: names the page size %i', (size) => {
    expect(parseSearch(`size=${size}`).size).toBe(size);
  });

  it.each(['SPECIAL', 'PROMOTION', 'BULK'])('API-6: names the price filter %s', (price) => {
    expect(searchBodyOf(parseSearch(`prices=${price}`), 100).filter?.prices).toEqual([price]);
  });

  it('names the order by category', () => {
    expect(searchBodyOf(parseSearch('sort=category-asc'), 100).page).toMatchObject({ sortBy: 'category' });
  });

  it.each(['SHOWN_ONLY', 'HIDDEN_ONLY', 'FAVORITES_ONLY', 'ALL'])('ESS-4: names %s', (essential) => {
    expect(searchBodyOf(parseSearch(`essential=${essential}`), 100).filter?.essential).toBe(essential);
  });

  it('ESS-4: IGNORE is no filter', () => {
    expect(parseSearch('essential=IGNORE').essential).toBeUndefined();
  });

  it('takes allergens by letter and by position, and knows the letters', () => {
    expect(parseSearch('excludedAllergens=6&excludedAllergens=A').excludedAllergens).toEqual(['A', 'G']);
  });
});

describe('changing the search', () => {
  it('choosing and giving up a value is nothing, and each change leads to the first page', () => {
    fc.assert(
      fc.property(anyState, text, (state, value) => {
        fc.pre(!state.brandNames.includes(value));
        const chosen = withChoice(state, { filter: 'brandNames', value }, true);
        expect(chosen).toEqual({ ...state, page: 1, brandNames: [...state.brandNames, value] });
        expect(withChoice(chosen, { filter: 'brandNames', value }, false)).toEqual({ ...state, page: 1 });
        expect(inCategory(state, value)).toMatchObject({ page: 1, categoryId: value });
      }),
    );
  });

  it('giving up all chosen filters one by one leaves none', () => {
    fc.assert(
      fc.property(anyState, (state) => {
        const rest = chosenFilters(state).reduce((left, choice) => withChoice(left, choice, false), state);
        expect(chosenFilters(rest)).toEqual([]);
        expect(rest).toMatchObject({ query: state.query, categoryId: state.categoryId });
      }),
    );
  });

  it('traces go with the last excluded allergen', () => {
    const state = parseSearch('excludedAllergens=A&excludeTraces=true');
    expect(withoutFilters(state, ['excludedAllergens']).excludeTraces).toBe(false);
  });
});

describe('PRI-9: who may not see prices cannot search by them', () => {
  it('filter and sort are dropped', () => {
    fc.assert(
      fc.property(anyState, (state) => {
        const { prices, sort } = permittedSearch(state, { prices: false, essence: true });
        expect(prices).toEqual([]);
        expect(sort).not.toMatch(/price/);
      }),
    );
  });

  it('who may keeps both', () => {
    const state = parseSearch('prices=BULK&sort=price-desc&essential=ALL');
    expect(permittedSearch(state, { prices: true, essence: true })).toEqual(state);
    expect(permittedSearch(state, { prices: true, essence: false }).essential).toBeUndefined();
  });
});
