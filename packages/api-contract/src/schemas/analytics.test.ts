import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import {
  checkoutEventSchema,
  clickEventSchema,
  searchEventSchema,
  suggestionBodySchema,
  TRACKING_CATEGORIES,
  TRACKING_SOURCES,
} from './analytics';
import { refusedAt } from './testing/refused-at';

const shopInfo = { tenant: 'AZ', language: 'de-AT' };
const bought = { productId: '1', unit: 'KT', salePrice: '3.99', currency: 'EUR' };
const click = { productId: '1', productName: 'Milch', productUrl: '/product/1' };
const search = { term: 'milch', totalResults: 0, typeOfQuery: 'fulltext' };

describe('TRK-1: analytics events', () => {
  it('count in euro', () => {
    expect(refusedAt(checkoutEventSchema, { shopInfo, items: [bought] })).toEqual([]);
    expect(refusedAt(checkoutEventSchema, { shopInfo, items: [{ ...bought, currency: 'USD' }] })).toEqual([
      'items.0.currency',
    ]);
    expect(refusedAt(checkoutEventSchema, { shopInfo, items: [{ ...bought, currency: undefined }] })).toEqual(
      ['items.0.currency'],
    );
  });

  it('tell shop and language', () => {
    expect(refusedAt(checkoutEventSchema, { items: [] })).toEqual(['shopInfo']);
    expect(refusedAt(checkoutEventSchema, { shopInfo: { tenant: 'AZ', language: 'fr' }, items: [] })).toEqual(
      ['shopInfo.language'],
    );
  });

  it('carry the specified categories and sources', () => {
    expect(TRACKING_CATEGORIES).toEqual([
      'cart',
      'product',
      'order',
      'labels',
      'order templates',
      'essence list',
      'profile',
      'documents',
      'filters',
    ]);
    expect(TRACKING_SOURCES).toEqual([
      'Cart',
      'Best friend',
      'Product Detail Page',
      'Search Quickresults',
      'Search',
      'Order Template',
      'Label List',
      'Essence',
    ]);
    expect(
      refusedAt(clickEventSchema, { ...click, category: 'product', source: 'Search Quickresults' }),
    ).toEqual([]);
    expect(refusedAt(clickEventSchema, { ...click, category: 'weather', source: 'Elsewhere' })).toEqual([
      'category',
      'source',
    ]);
    expect(refusedAt(searchEventSchema, { ...search, category: 'filters', source: 'Search' })).toEqual([]);
    expect(refusedAt(searchEventSchema, { ...search, category: 'weather', source: 'Elsewhere' })).toEqual([
      'category',
      'source',
    ]);
  });

  it('of an order carry them too', () => {
    const checkout = { shopInfo, items: [bought] };
    expect(refusedAt(checkoutEventSchema, { ...checkout, category: 'order', source: 'Cart' })).toEqual([]);
    expect(refusedAt(checkoutEventSchema, { ...checkout, category: 'weather', source: 'Elsewhere' })).toEqual(
      ['category', 'source'],
    );
  });

  it('of a click and of a search name what they are about', () => {
    expect(refusedAt(clickEventSchema, {})).toEqual(['productId', 'productName', 'productUrl']);
    expect(refusedAt(searchEventSchema, { totalResults: -1 })).toEqual([
      'term',
      'totalResults',
      'typeOfQuery',
    ]);
  });
});

describe('suggested search terms', () => {
  it('are asked for a shop; what is being typed is an addition', () => {
    expect(refusedAt(suggestionBodySchema, { shopInfo })).toEqual([]);
    expect(z.toJSONSchema(suggestionBodySchema).properties?.['term']).toMatchObject({ 'x-extension': true });
  });
});
