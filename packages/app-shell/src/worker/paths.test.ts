import { describe, expect, it } from 'vitest';
import { isBuilt, isBranding, isImage, noPages } from './paths';

describe('what the worker keeps its hands off', () => {
  it.each([
    '/v1/cart/AZ/1',
    '/auth/logout',
    '/oidc/login/1',
    '/proxy/tracking',
    '/subshop/promotions/HM26',
    '/subshop/promotions/',
    '/cms-preview/start',
    '/media/1.svg',
    '/my/token',
  ])('%s is no page of the shop', (path) => {
    expect(noPages('/subshop/promotions/').test(path)).toBe(true);
  });

  it.each(['/', '/search', '/product/1', '/my/orders', '/my/customers', '/checkout/delivery', '/author'])(
    '%s is one',
    (path) => {
      expect(noPages('/subshop/promotions/').test(path)).toBe(false);
    },
  );
});

describe('fairs at another path', () => {
  it.each([
    ['/fair/HM26/', true],
    ['/fair', true],
    ['/fairness', false],
    ['/subshop/promotions/HM26', false],
  ])('%s is left alone: %s', (path, isLeft) => {
    expect(noPages('/fair/').test(path)).toBe(isLeft);
  });
});

describe('what may be kept beside the scoped store', () => {
  it.each(['/v1/shop-config', '/v1/theme.css', '/v1/favicon.svg', '/v1/manifest.webmanifest'])(
    '%s belongs to the host',
    (path) => {
      expect(isBranding(path)).toBe(true);
    },
  );

  it.each(['/v1/cart/AZ/1', '/v1/shop-config/1', '/v1/user/customers', '/v1/products/AZ/1', '/my/token'])(
    '%s may be about somebody',
    (path) => {
      expect([isBranding(path), isImage(path), isBuilt('/', path)]).toEqual([false, false, false]);
    },
  );
});
