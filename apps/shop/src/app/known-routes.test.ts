import { KNOWN_ROUTES, matchRoute, sanitizeRedirectTarget } from '@gastroshop/identity';
import { describe, expect, it } from 'vitest';
import { pages } from './pages';

/** The steps of pages that have some; a page's address ends before them as well. */
const STEPS: Readonly<Record<string, readonly string[]>> = {
  '/checkout/:step?': ['/cart', '/delivery', '/confirmation'],
  '/my/orders/detail/:orderId/:step?': ['/change'],
};

const addresses = pages.flatMap(({ path, requiresAuth = false }) => {
  const start = path.replace('/:step?', '').replace('/*', '/wein/rot').replaceAll(/:\w+/g, 'a1');
  return ['', ...(STEPS[path] ?? [])].map((step) => [`${start}${step}`, requiresAuth] as const);
});

describe('SES-7: signing in comes back to every page there is', () => {
  it('knows the steps of each page that has some', () => {
    const stepped = pages.filter(({ path }) => path.includes('?')).map(({ path }) => path);
    expect(stepped.sort()).toEqual(Object.keys(STEPS).sort());
  });

  it.each(addresses)('%s', (address, requiresAuth) => {
    expect(sanitizeRedirectTarget(address)).toBe(address);
    expect(matchRoute(address, KNOWN_ROUTES)?.requiresAuth === true).toBe(requiresAuth);
  });
});
