import { describe, expect, it } from 'vitest';
import { appPathsOf, appPathsOfPage, DEFAULT_APP_PATHS, toInnerAddress, toOuterAddress } from './app-paths';

const BOTH = appPathsOf({ shop: '/shop/', fair: '/messe/halle-2/' });
const FAIR_ONLY = appPathsOf({ fair: '/fair/' });

describe('an app at another path', () => {
  it.each([
    [BOTH, '/', '/shop/'],
    [BOTH, '/?from=mail', '/shop/?from=mail'],
    [BOTH, '/my/orders?page=2#row', '/shop/my/orders?page=2#row'],
    [BOTH, '/subshop/promotions/H26/search?query=a', '/messe/halle-2/H26/search?query=a'],
    [FAIR_ONLY, '/subshop/promotions/H26/', '/fair/H26/'],
    [FAIR_ONLY, '/my/orders', '/my/orders'],
    [DEFAULT_APP_PATHS, '/subshop/promotions/H26/', '/subshop/promotions/H26/'],
  ] as const)('%j: %s is %s for the browser, and back', (paths, inner, outer) => {
    expect(toOuterAddress(paths, inner)).toBe(outer);
    expect(toInnerAddress(paths, outer)).toBe(inner);
  });

  it.each([
    '/v1/shop-config',
    '/auth/redirect?target=%2F',
    '/media/1.svg',
    '/cms-preview/start',
    'https://b.example/a',
    '//b.example/a',
    'mailto:a@b.example',
    '#top',
  ])('%s stays where it is', (address) => {
    expect(toOuterAddress(BOTH, address)).toBe(address);
  });

  it('without its last slash is the app as well', () => {
    expect(toInnerAddress(BOTH, '/shop')).toBe('/');
    expect(toInnerAddress(BOTH, '/shopping')).toBe('/shopping');
  });

  it.each([
    { shop: 'shop' },
    { shop: '/shop' },
    { shop: '//evil.example/' },
    { shop: '/Shop/' },
    { shop: '/../' },
    { shop: '/v1/' },
    { fair: '/auth/fair/' },
    { fair: '/' },
    { shop: '/a/', fair: '/a/' },
    { shop: '/a/', fair: '/a/b/' },
    { shop: '/a/b/', fair: '/a/' },
  ])('%j is refused', (settings) => {
    expect(() => appPathsOf(settings)).toThrow(RangeError);
  });

  it('is told by the page, or is where it always was', () => {
    expect(appPathsOfPage({ shopPath: '/shop/', fairPath: '/fair/' })).toEqual({
      shop: '/shop/',
      fair: '/fair/',
    });
    expect(appPathsOfPage({})).toEqual(DEFAULT_APP_PATHS);
  });
});
