import { describe, expect, it } from 'vitest';
import { formatOrders, parseOrders } from './orders-address';
import { backendPages } from './orders-query';
import { DEFAULT_ORDERS_PARAMS } from './orders-state';

describe('the address of the list of orders', () => {
  it.each([
    DEFAULT_ORDERS_PARAMS,
    { ...DEFAULT_ORDERS_PARAMS, page: 3 },
    { ...DEFAULT_ORDERS_PARAMS, direction: 'asc' as const },
    { ...DEFAULT_ORDERS_PARAMS, search: 'Obers 36 %' },
    { ...DEFAULT_ORDERS_PARAMS, period: '2025' as const },
    {
      page: 2,
      sort: 'sum' as const,
      direction: 'desc' as const,
      source: 'BEST_FRIEND' as const,
      period: '90d' as const,
      search: '4000012',
    },
    { ...DEFAULT_ORDERS_PARAMS, sort: 'deliveryAddress' as const, direction: 'asc' as const },
  ])('says what is listed: %o', (state) => {
    expect(parseOrders(formatOrders(state), true)).toEqual(state);
  });

  it('is empty for the latest orders, and what is wrong in it counts for nothing', () => {
    expect(formatOrders(DEFAULT_ORDERS_PARAMS)).toBe('');
    expect(parseOrders('?page=-1&sort=secret&source=MOON&period=always&direction=asc', true)).toEqual(
      DEFAULT_ORDERS_PARAMS,
    );
  });

  it('sorts by no sum for those who may not see prices', () => {
    expect(parseOrders('sort=sum', false)).toEqual(DEFAULT_ORDERS_PARAMS);
    expect(parseOrders('sort=sum', true).sort).toBe('sum');
  });
});

it('API-3: pages of 50, 100 and 300 are put together from the backend’s pages of 100', () => {
  expect([1, 2, 3].map((page) => backendPages(page, 50))).toEqual([[0], [0], [1]]);
  expect(backendPages(2, 100)).toEqual([1]);
  expect(backendPages(2, 300)).toEqual([3, 4, 5]);
});
