import { describe, expect, it } from 'vitest';
import { isPage } from './is-page';

describe('a page of the main shop', () => {
  it.each(['/', '/search?query=obers', '/my/customers', '/author'])('is %s', (href) => {
    expect(isPage(href)).toBe(true);
  });

  it.each([
    '/auth/landing',
    '/auth/logout',
    '/v1/favicon.svg',
    '/subshop/promotions/herbst/',
    '/cms-preview/start',
    '//evil.example',
    'https://market.example',
  ])('SES-12: is not %s, the browser goes there', (href) => {
    expect(isPage(href)).toBe(false);
  });
});
