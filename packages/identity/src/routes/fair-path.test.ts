import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fairBasePath, fairCodeOf, quantityHistoryRedirect } from './fair-path';

describe('FAI-1: the base path of a fair', () => {
  it.each([
    ['HERBST26', '/subshop/promotions/HERBST26/'],
    ['herbst-26_b.1~', '/subshop/promotions/herbst-26_b.1~/'],
    ['a', '/subshop/promotions/a/'],
    ['Frühling', '/subshop/promotions/Fr%C3%BChling/'],
  ])('of %s is %s, and leads back to it', (fairCode, path) => {
    expect(fairBasePath(fairCode)).toBe(path);
    expect(fairCodeOf(path)).toBe(fairCode);
  });

  it.each(['', '.', '..', '.a', 'a/b', 'a b', 'a?b', 'a%2fb', 'a\\b', '\ud800', ' a', 'a\n'])(
    'is refused for %j, which is no fair code',
    (fairCode) => {
      expect(() => fairBasePath(fairCode)).toThrow(
        new RangeError(`Not a fair code: ${JSON.stringify(fairCode)}`),
      );
    },
  );

  it.each([
    ['/subshop/promotions/F1', 'F1'],
    ['/subshop/promotions/F1?x=/subshop', 'F1'],
    ['/subshop/promotions/F1/checkout/cart#a', 'F1'],
    ['/subshop/promotions/', undefined],
    ['/subshop/promotions//search', undefined],
    ['/subshop/promotions/../search', undefined],
    ['/subshop/promotions/%2e%2e/search', undefined],
    ['/subshop/promotions/%ff/search', undefined],
    ['/subshop/promotions/a%2Fb/', undefined],
    ['/subshop/other/F1/', undefined],
    ['/x/subshop/promotions/F1/', undefined],
    ['/search?q=/subshop/promotions/F1/', undefined],
    ['/', undefined],
    ['', undefined],
  ])('%s belongs to the fair %s', (address, fairCode) => {
    expect(fairCodeOf(address)).toBe(fairCode);
  });

  it('reads any address without throwing, and only codes it could have written', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        const fairCode = fairCodeOf(`/subshop/promotions/${text}`);
        if (fairCode !== undefined) expect(fairCodeOf(fairBasePath(fairCode))).toBe(fairCode);
      }),
    );
  });
});

describe('NAV-3: an address says which cart is loaded', () => {
  it('the fair’s on each of its pages, the own one elsewhere', () => {
    expect(fairCodeOf('/subshop/promotions/F1/product/9')).toBe('F1');
    expect(fairCodeOf('/subshop/promotions/F1')).toBe('F1');
    expect(fairCodeOf('/product/9')).toBeUndefined();
    expect(fairCodeOf('/checkout')).toBeUndefined();
  });
});

describe('NAV-4: the quantity history needs an order-history range', () => {
  it.each([
    [undefined],
    [null],
    [{}],
    [{ start: '2025-01-01' }],
    [{ end: '2025-12-31' }],
    [{ start: null, end: '2025-12-31' }],
    [{ start: '2025-01-01', end: null }],
    [{ start: '', end: '2025-12-31' }],
    [{ start: '2025-01-01', end: '' }],
  ])('%j is none: back to the root of the fair', (orderHistoryAggregationRange) => {
    expect(quantityHistoryRedirect({ fairCode: 'F1', orderHistoryAggregationRange })).toBe(
      '/subshop/promotions/F1/',
    );
  });

  it('is shown with both days', () => {
    const orderHistoryAggregationRange = { start: '2025-01-01', end: '2025-12-31' };
    expect(quantityHistoryRedirect({ fairCode: 'F1', orderHistoryAggregationRange })).toBeUndefined();
  });
});
