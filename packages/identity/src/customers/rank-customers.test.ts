import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { filterCustomers } from './filter-customers';
import { rankCustomers } from './rank-customers';

const customer = (customerId: string, displayName: string, city = 'Zell') => ({
  customerId,
  displayName,
  customerAddress: { city },
});

const SIX = [
  customer('1', 'Almhotel'),
  customer('2', 'Hotel Post'),
  customer('3', 'Kurhotel'),
  customer('4', 'Bäckerei', 'Hotelsdorf'),
  customer('5', 'Café Hotelblick'),
  customer('6', 'Wirt'),
];

const ranked = (query: string, recent: readonly string[] = []) =>
  rankCustomers(filterCustomers(SIX, query), query, recent).map(({ customerId }) => customerId);

describe('in which order customers are found', () => {
  it('names with a word that begins so come before addresses, and both before what has it inside a word', () => {
    expect(ranked('hotel')).toEqual(['2', '5', '4', '1', '3']);
  });

  it('those chosen lately come first', () => {
    expect(ranked('hotel', ['3', '6'])).toEqual(['3', '2', '5', '4', '1']);
  });

  it('without anything typed nothing moves', () => {
    expect(ranked(' ', ['3'])).toEqual(['1', '2', '3', '4', '5', '6']);
  });

  it('begins with several words too', () => {
    expect(ranked('hotel p')).toEqual(['2']);
  });

  it('loses nobody, adds nobody', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 3 }), fc.subarray(['1', '2', '3', '6']), (query, recent) => {
        const found = filterCustomers(SIX, query);
        expect(new Set(rankCustomers(found, query, recent))).toEqual(new Set(found));
      }),
    );
  });
});
