import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { filterCustomers, isCustomerSearchOffered, normalizeForSearch } from './filter-customers';

const SIX = [
  { customerId: '100', displayName: 'Gasthof Müller', customerAddress: { street: 'Dorf 1', city: 'Wörgl' } },
  { customerId: '200', displayName: 'Hotel Post', customerAddress: { postCode: '6020', city: 'Innsbruck' } },
  { customerId: '300', displayName: 'Café Größing', customerAddress: null },
  { customerId: '400', displayName: 'Kantine MUELLER', customerAddress: { street: 'Straße 5' } },
  { customerId: '560', displayName: 'Alm', customerAddress: { street: 'Am Inn 2', postCode: '6020' } },
  { customerId: '600', displayName: 'Bäckerei', customerAddress: {} },
];

const idsFor = (query: string, customers = SIX) =>
  filterCustomers(customers, query).map(({ customerId }) => customerId);

describe('SEL-3: the search box appears only with more than 5 customers', () => {
  it.each([
    [0, false],
    [5, false],
    [6, true],
    [7, true],
  ])('with %i: %s', (count, offered) => {
    expect(isCustomerSearchOffered(count)).toBe(offered);
  });

  it('without a search box nothing is filtered', () => {
    expect(idsFor('post', SIX.slice(0, 5))).toEqual(['100', '200', '300', '400', '560']);
  });
});

describe('SEL-3: the filter looks at id, name and address text, upper and lower case being the same', () => {
  it.each([
    ['', ['100', '200', '300', '400', '560', '600']],
    ['   ', ['100', '200', '300', '400', '560', '600']],
    ['100', ['100']],
    ['60', ['200', '560', '600']],
    ['5 60', ['560']],
    ['56.0', ['560']],
    ['hotel', ['200']],
    ['HOTEL', ['200']],
    ['  Hotel ', ['200']],
    ['dorf 1, wörgl', ['100']],
    ['6020 innsbruck', ['200']],
    ['müller', ['100', '400']],
    ['Mueller', ['100', '400']],
    ['MÜLLER', ['100', '400']],
    ['mu\u0308ller', ['100', '400']],
    ['strasse', ['400']],
    ['STRASSE', ['400']],
    ['STRAẞE', ['400']],
    ['cafe', ['300']],
    ['groess', ['300']],
    ['größ', ['300']],
    ['baeck', ['600']],
    ['inn', ['200', '560']],
    ['alm am', []],
    ['xyz', []],
  ])('%j finds %j', (query, ids) => {
    expect(idsFor(query)).toEqual(ids);
  });

  it('keeps the order and adds nobody', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 3 }), (query) => {
        const found = filterCustomers(SIX, query);
        expect(SIX.filter((customer) => found.includes(customer))).toEqual(found);
      }),
    );
  });

  it('compares texts in lower case, transcribed and without accents', () => {
    expect(normalizeForSearch('ÄÖÜß Éñ Ça')).toBe('aeoeuess en ca');
  });
});
