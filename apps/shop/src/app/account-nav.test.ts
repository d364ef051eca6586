import { describe, expect, it } from 'vitest';
import { isAccountRoute, accountNavItems } from './account-nav';

describe('the ways of the buyer’s own area', () => {
  it('lead to pages the shop has', () => {
    const ways = accountNavItems().map(({ href }) => href);
    expect(ways).toEqual(expect.arrayContaining(['/my/orders', '/my/ordertemplates']));
    expect(new Set(ways).size).toBe(ways.length);
  });

  it('lead to no part that the shop does without', () => {
    const ways = accountNavItems(['ORDER_TEMPLATES']).map(({ href }) => href);
    expect(ways).toEqual(['/my/orders', '/my/ordertemplates', '/my/receipts', '/my/user-profile']);
  });

  it.each([
    ['/my/orders', '/my/orders'],
    ['/my/orders/detail/17', '/my/orders'],
    ['/my/ordertemplates/d3e0', '/my/ordertemplates'],
  ])('%s stands under %s', (pathname, href) => {
    expect(
      accountNavItems()
        .filter((way) => isAccountRoute(way, pathname))
        .map((way) => way.href),
    ).toEqual([href]);
  });
});
