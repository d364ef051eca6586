import { describe, expect, it } from 'vitest';
import { formatOrders, parseOrders } from './orders-address';
import { backendPages } from './orders-query';
import { LATEST_ORDERS } from './orders-state';

describe('the address of the list of orders', () => {
  it.each([
    LATEST_ORDERS,
    { ...LATEST_ORDERS, page: 3 },
    { ...LATEST_ORDERS, direction: 'asc' as const },
    { page: 2, sort: 'sum' as const, direction: 'desc' as const, source: 'BEST_FRIEND' as const },
    { ...LATEST_ORDERS, sort: 'deliveryAddress' as const, direction: 'asc' as const },
  ])('says what is listed: %o', (state) => {
    expect(parseOrders(formatOrders(state), true)).toEqual(state);
  });

  it('is empty for the latest orders, and what is wrong in it counts for nothing', () => {
    expect(formatOrders(LATEST_ORDERS)).toBe('');
    expect(parseOrders('?page=-1&sort=secret&source=MOON&direction=asc', true)).toEqual(LATEST_ORDERS);
  });

  it('sorts by no sum for those who may not see prices', () => {
    expect(parseOrders('sort=sum', false)).toEqual(LATEST_ORDERS);
    expect(parseOrders('sort=sum', true).sort).toBe('sum');
  });
});

it('API-3: pages of 50, 100 and 300 are put together from the backend’s pages of 100', () => {
  expect([1, 2, 3].map((page) => backendPages(page, 50))).toEqual([[0], [0], [1]]);
  expect(backendPages(2, 100)).toEqual([1]);
  expect(backendPages(2, 300)).toEqual([3, 4, 5]);
});
