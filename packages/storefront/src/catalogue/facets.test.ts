import type { Facet } from '@gastroshop/api-contract';
import { testTexts } from '@gastroshop/i18n/testing';
import { describe, expect, it } from 'vitest';
import { categoryNodes, categoryTrail } from './category-nodes';
import { parseFilterKey, filterKey } from './filter-key';
import { activeFilters } from './active-filters';
import { facetGroups } from './facet-groups';
import { chipLabel, type FilterLabelInput } from './filter-label';
import { parseSearchParams } from './parse-search-params';

const FACETS: readonly Facet[] = [
  {
    key: 'categoryId',
    values: [
      { value: '1', label: 'Frische', count: 9 },
      { value: '12', label: 'Milch', count: 5, parent: '1' },
      { value: '33', label: 'Ohne Ast', count: 1, parent: '3' },
    ],
  },
  { key: 'attributes', values: [{ value: 'Bio', count: 3 }] },
  { key: 'originCountries', values: [{ value: 'AT', label: 'AT', count: 7 }] },
  { key: 'supplierIds', values: [{ value: '7', count: 2 }] },
  { key: 'prices', values: [{ value: 'BULK', count: 4 }] },
  { key: 'wineCountries', values: [{ value: 'AT', count: 2 }] },
  {
    key: 'originOf.MEAT',
    values: [
      { value: 'AT', count: 6 },
      { value: 'HU', count: 0 },
    ],
  },
  { key: 'originOf.EGG', values: [{ value: 'DE', count: 1 }] },
  {
    key: 'essential',
    values: [
      { value: 'SHOWN_ONLY', count: 8 },
      { value: 'FAVORITES_ONLY', count: 3 },
      { value: 'HIDDEN_ONLY', count: 0 },
      { value: 'ALL', count: 8 },
    ],
  },
  {
    key: 'excludedAllergens',
    values: [
      { value: 'A', count: 5 },
      { value: 'B', count: 4 },
    ],
  },
  { key: 'excludedAllergens.excludeTraces', values: [{ value: 'true', count: 2 }] },
  { key: 'brandNames', values: [{ value: 'Alm', count: 2 }], omitted: 17 },
];

const words = (locale: FilterLabelInput['locale'], facets = FACETS): FilterLabelInput => ({
  t: testTexts().getFixedT(locale, 'storefront-filter'),
  declared: testTexts().getFixedT(locale, 'ui-product-declaration'),
  locale,
  facets,
  suppliers: { '7': 'Weingut Steil' },
});

const groups = (address: string, rights = { prices: true, essence: true }, total = 100) =>
  facetGroups({ state: parseSearchParams(address), rights, words: words('de-AT'), total });

const labels = (address: string, locale: FilterLabelInput['locale']) =>
  activeFilters(parseSearchParams(address)).map((choice) => chipLabel(choice, words(locale)));

describe('facets', () => {
  it('name countries, attributes and suppliers', () => {
    const shown = groups('');
    const valuesOf = (key: string) => shown.find((group) => group.key === key)?.values;
    expect(valuesOf('originCountries')).toEqual([
      { key: 'originCountries=AT', label: 'Österreich', count: 7, selected: false },
    ]);
    expect(valuesOf('attributes')?.[0]?.label).toBe('Bio');
    expect(valuesOf('supplierIds')?.[0]?.label).toBe('Weingut Steil');
  });

  it('PRI-9: have no prices for those who may not see them', () => {
    expect(groups('').map(({ key }) => key)).toContain('offers');
    expect(groups('', { prices: false, essence: true }).map(({ key }) => key)).not.toContain('offers');
  });

  it('ESS-4: ask for the essence list of those who have one', () => {
    const essential = groups('essential=HIDDEN_ONLY').find(({ key }) => key === 'essential');
    expect(essential?.values.map(({ key, selected, count }) => [key, selected, count])).toEqual([
      ['essential=SHOWN_ONLY', false, 8],
      ['essential=FAVORITES_ONLY', false, 3],
      ['essential=HIDDEN_ONLY', true, 0],
      ['essential=ALL', false, 8],
    ]);
    expect(groups('', { prices: true, essence: false }).map(({ key }) => key)).not.toContain('essential');
  });

  it('keep what was chosen though nothing is left of it', () => {
    const attributes = groups('attributes=Msc').find(({ key }) => key === 'attributes');
    expect(attributes?.values).toContainEqual({
      key: 'attributes=Msc',
      label: 'MSC',
      count: 0,
      selected: true,
    });
  });

  it('offer every country an ingredient comes from, with its count', () => {
    const origins = groups('').find(({ key }) => key === 'originOf');
    expect(origins?.values.map(({ key, label, count }) => [key, label, count])).toEqual([
      ['originOfMeat=AT', 'Fleisch aus: Österreich', 6],
      ['originOfMeat=HU', 'Fleisch aus: Ungarn', 0],
      ['originOfEgg=DE', 'Ei aus: Deutschland', 1],
    ]);
  });

  it('offer all allergens, with the counts there are, and traces once one is excluded', () => {
    const values = (address: string) =>
      groups(address)
        .find(({ key }) => key === 'excludedAllergens')
        ?.values.map(({ key, count }) => [key, count]);
    expect(values('')?.slice(0, 3)).toEqual([
      ['excludedAllergens=A', 5],
      ['excludedAllergens=B', 4],
      ['excludedAllergens=C', undefined],
    ]);
    expect(values('')).toHaveLength(14);
    expect(values('excludedAllergens=L')?.[0]).toEqual(['excludeTraces=true', 2]);
    expect(values('excludedAllergens=L')).toHaveLength(15);
  });

  it('tell how many rarer values are not named', () => {
    const omitted = Object.fromEntries(groups('').map((group) => [group.key, group.omitted]));
    expect(omitted).toMatchObject({ brandNames: 17, attributes: 0 });
  });

  it('show wine where wine is listed', () => {
    expect(groups('').map(({ key }) => key)).not.toContain('wineCountries');
    expect(groups('', { prices: true, essence: true }, 3).map(({ key }) => key)).toContain('wineCountries');
    expect(groups('wineCountries=AT').map(({ key }) => key)).toContain('wineCountries');
  });
});

describe('chips', () => {
  const address =
    'prices=BULK&attributes=Gekuehlt&supplierIds=7&originCountries=AT&packagingTypes=MULTI_USE_DEPOSIT' +
    '&excludedAllergens=L&originOfMeat=AT&wineCountries=FR&excludeTraces=true&onlyNewProducts=true';

  it('say what is chosen, in German', () => {
    expect(labels(address, 'de-AT')).toEqual([
      'Mit Staffelpreis',
      'Gekühlt',
      'Weingut Steil',
      'Österreich',
      'Mehrweg mit Pfand',
      'Ohne L · Sellerie',
      'Fleisch aus: Österreich',
      'Wein aus: Frankreich',
      'Ohne Spuren',
      'Neu im Sortiment',
    ]);
  });

  it('and in English', () => {
    expect(labels(address, 'en-GB')).toContain('Without L · Celery');
    expect(labels(address, 'en-GB')).toContain('Meat from: Austria');
  });

  it('have keys that lead back to their filters', () => {
    const choices = activeFilters(
      parseSearchParams(`${address}&brandNames=${encodeURIComponent('A=B & C')}`),
    );
    expect(choices.map((choice) => parseFilterKey(filterKey(choice)))).toEqual(choices);
    expect(parseFilterKey('colour=red')).toBeUndefined();
  });
});

describe('categories', () => {
  const counted = FACETS[0]?.values ?? [];

  it('form a tree; those without a known parent stand at the top', () => {
    expect(categoryNodes(counted, (id) => `/search?categoryId=${id}`)).toEqual([
      {
        key: '1',
        label: 'Frische',
        href: '/search?categoryId=1',
        count: 9,
        children: [{ key: '12', label: 'Milch', href: '/search?categoryId=12', count: 5 }],
      },
      { key: '33', label: 'Ohne Ast', href: '/search?categoryId=33', count: 1 },
    ]);
  });

  it('have a way from the top', () => {
    expect(categoryTrail(counted, '12').map(({ label }) => label)).toEqual(['Frische', 'Milch']);
    expect(categoryTrail(counted, '99')).toEqual([]);
    expect(
      categoryTrail(
        [
          { value: 'a', count: 1, parent: 'b' },
          { value: 'b', count: 1, parent: 'a' },
        ],
        'a',
      ),
    ).toHaveLength(2);
  });
});
