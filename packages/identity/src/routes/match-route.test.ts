import { describe, expect, it } from 'vitest';
import { matchRoute } from './match-route';
import { FAIR_ROUTES, KNOWN_ROUTES, PREVIEW_ROUTES, SHOP_ROUTES } from './route';

describe('FAI-1, NAV-5: the pages that are known', () => {
  it.each([
    ['/', '/'],
    ['/my/customers', '/my/customers'],
    ['/my/customers/', '/my/customers'],
    ['/checkout', '/checkout'],
    ['/checkout/cart', '/checkout/cart'],
    ['/checkout/delivery', '/checkout/delivery'],
    ['/checkout/confirmation', '/checkout/confirmation'],
    ['/order-pad', '/order-pad'],
    ['/my/ordertemplates', '/my/ordertemplates'],
    ['/my/ordertemplates/7', '/my/ordertemplates/{templateId}'],
    ['/essential-products', '/essential-products'],
    ['/my/user-profile', '/my/user-profile'],
    ['/my/inventory', '/my/inventory'],
    ['/my/deletedInventories', '/my/deletedInventories'],
    ['/my/receipts', '/my/receipts'],
    ['/my/orders', '/my/orders'],
    ['/my/orders/detail/17', '/my/orders/detail/{orderId}'],
    ['/my/orders/detail/17/change', '/my/orders/detail/{orderId}/change'],
    ['/my/notification-center', '/my/notification-center'],
    ['/my/label-prints', '/my/label-prints'],
    ['/privacy-preferences', '/privacy-preferences'],
    ['/jobs', '/jobs'],
    ['/jobs/koch', '/jobs/{job}'],
    ['/flyers', '/flyers'],
    ['/messe', '/messe'],
    ['/contacts', '/contacts'],
    ['/page/a', '/page/{param*}'],
    ['/page/a/b/c', '/page/{param*}'],
    ['/search', '/search'],
    ['/product/123', '/product/{sku}'],
    ['/subshop/promotions/F1', '/subshop/promotions/{fairCode}'],
    ['/subshop/promotions/F1/', '/subshop/promotions/{fairCode}'],
    ['/subshop/promotions/F1/search', '/subshop/promotions/{fairCode}/search'],
    ['/subshop/promotions/F1/product/9', '/subshop/promotions/{fairCode}/product/{sku}'],
    ['/subshop/promotions/F1/checkout', '/subshop/promotions/{fairCode}/checkout'],
    ['/subshop/promotions/F1/checkout/cart', '/subshop/promotions/{fairCode}/checkout/cart'],
    ['/subshop/promotions/F1/checkout/delivery', '/subshop/promotions/{fairCode}/checkout/delivery'],
    ['/subshop/promotions/F1/checkout/confirmation', '/subshop/promotions/{fairCode}/checkout/confirmation'],
    ['/subshop/promotions/F1/page/a/b', '/subshop/promotions/{fairCode}/page/{param*}'],
    ['/subshop/promotions/F1/quantity-history', '/subshop/promotions/{fairCode}/quantity-history'],
    ['/cms-preview/', '/cms-preview'],
    ['/cms-preview/a/b', '/cms-preview/{fullSlug*}'],
    ['/developers/', '/developers'],
  ])('%s is %s', (path, pattern) => {
    expect(matchRoute(path, KNOWN_ROUTES)?.pattern).toBe(pattern);
  });

  it.each([
    '',
    'my',
    'evil.example/my/orders',
    '//',
    '/my',
    '/my/',
    '/My/orders',
    '/my/orders/detail',
    '/my/orders/detail/',
    '/my/orders/detail//',
    '/my/orders/detail/17/18',
    '/my/orders//detail/17',
    '/checkout/payment',
    '/page',
    '/page/',
    '/page//',
    '/page//evil.example',
    '/product/1/2',
    '/subshop/promotions',
    '/subshop/promotions/',
    '/subshop/promotions//search',
    '/cms-preview//',
    '/developers/a',
    '/auth/logout',
    '/auth/landing',
    '/v1/my/token',
  ])('%j is none', (path) => {
    expect(matchRoute(path, KNOWN_ROUTES)).toBeUndefined();
  });

  it('takes the first of several that match, and only what it is given', () => {
    const routes = [{ pattern: '/a/{x}' }, { pattern: '/a/b' }];
    expect(matchRoute('/a/b', routes)).toBe(routes[0]);
    expect(matchRoute('/search', routes)).toBeUndefined();
  });

  it('takes only whole segments in braces for parameters', () => {
    const routes = [{ pattern: '/{x' }, { pattern: '/x}' }, { pattern: '/x*}' }];
    expect(matchRoute('/other', routes)).toBeUndefined();
    expect(matchRoute('/x}', routes)).toBe(routes[1]);
    expect(matchRoute('/x*}/a', routes)).toBeUndefined();
  });
});

describe('SES-7: the pages that require login', () => {
  const requiring = (routes: typeof SHOP_ROUTES) =>
    routes.filter((route) => route.requiresAuth === true).map((route) => route.pattern);

  it('are those of the customer, the checkout, the order pad and the essence list', () => {
    const expected = SHOP_ROUTES.map((route) => route.pattern).filter((pattern) =>
      /^\/(?:my\/|checkout|order-pad|essential-products)/.test(pattern),
    );
    expect(requiring(SHOP_ROUTES)).toEqual(expected);
    expect(expected).toHaveLength(20);
  });

  it('are checkout and quantity history in a fair, none in the preview', () => {
    expect(requiring(FAIR_ROUTES).map((pattern) => pattern.split('/').slice(4).join('/'))).toEqual([
      'checkout',
      'checkout/cart',
      'checkout/delivery',
      'checkout/confirmation',
      'quantity-history',
    ]);
    expect(requiring(PREVIEW_ROUTES)).toEqual([]);
  });
});
