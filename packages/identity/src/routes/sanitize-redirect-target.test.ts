import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sanitizeRedirectTarget } from './sanitize-redirect-target';

declare const URL: new (address: string, base: string) => { readonly origin: string };

const ORIGIN = 'https://az.shop.example';

describe('SES-7, SES-9, SEL-5: targets that are known pages are kept', () => {
  it.each([
    '/',
    '/?a=b',
    '/#top',
    '/my/orders',
    '/my/orders/',
    '/my/orders?page=2&sort=-id#row-7',
    '/my/orders/detail/3f0c-17',
    '/my/customers?targetRoute=%2Fcheckout',
    '/product/123.4',
    '/product/a@b:c',
    '/product/...',
    '/search?q=K%C3%A4se%20100%25',
    '/search?q=a//b',
    '/search?next=http://evil.example',
    '/jobs/Koch%20Innsbruck',
    '/jobs/Köchin',
    '/jobs/K%C3%B6chin',
    '/page/wein/rot/2026',
    '/subshop/promotions/F1/',
    '/subshop/promotions/F1/quantity-history?from=2026-01-01',
    '/cms-preview/start/de',
    '/auth/settings',
    '/auth/settings/QX',
    '/cms-preview/',
    '/cms-preview/?devices=phone&lang=de-AT',
    '/cms-preview/messe/herbst?signature=1.x&day=2031-12-24',
    `/search?q=${'x'.repeat(2038)}`,
  ])('%j', (target) => {
    expect(sanitizeRedirectTarget(target)).toBe(target);
  });
});

describe('SES-7, SES-9, SEL-5: anything else leads home', () => {
  it.each([
    ['nothing', ''],
    ['another origin', 'https://evil.example/my/orders'],
    ['another origin, in capitals', 'HTTPS://EVIL.example'],
    ['the own origin, written out', 'https://az.shop.example/my/orders'],
    ['userinfo', 'https://az.shop.example@evil.example/'],
    ['a relative path', 'my/orders'],
    ['a relative path upwards', '../my/orders'],
    ['a query alone', '?target=/my/orders'],
    ['no protocol', '//evil.example'],
    ['no protocol, a known path', '//evil.example/my/orders'],
    ['three slashes', '///evil.example'],
    ['a slash and a known path', '//my/orders'],
    ['slash backslash', '/\\evil.example'],
    ['backslashes', '\\\\evil.example'],
    ['a backslash inside', '/page/a\\b'],
    ['a backslash in the query', '/search?q=\\'],
    ['a script', 'javascript:alert(1)'],
    ['a script, with a tab', 'java\tscript:alert(1)'],
    ['a script after a blank', ' javascript:alert(1)'],
    ['data', 'data:text/html,x'],
    ['an encoded slash', '/%2fevil.example'],
    ['an encoded slash, capital', '/%2F%2Fevil.example'],
    ['an encoded slash in a parameter', '/page/a%2fb'],
    ['an encoded backslash', '/%5cevil.example'],
    ['an encoded backslash in a parameter', '/page/a%5Cb'],
    ['a twice encoded slash', '/page/a%252fb'],
    ['a percent sign', '/product/100%25'],
    ['an encoded question mark', '/product/a%3Fb'],
    ['an encoded hash', '/product/a%23b'],
    ['a dot segment', '/page/../auth/logout'],
    ['a dot segment at the end', '/page/a/..'],
    ['a single dot', '/page/./a'],
    ['an encoded dot segment', '/page/%2e%2e/auth/logout'],
    ['a half encoded dot segment', '/page/.%2E/auth'],
    ['an encoded single dot', '/page/%2e/a'],
    ['full-width dots', '/page/．．/a'],
    ['a two-dot leader', '/page/‥/a'],
    ['an empty segment', '/page//evil.example'],
    ['two slashes at the end', '/my/orders//'],
    ['a tab', '/\t/evil.example'],
    ['a tab in a known path', '/my/\torders'],
    ['a newline', '/\n/evil.example'],
    ['a newline in the query', '/search?q=a\nb'],
    ['a carriage return at the end', '/my/orders\r'],
    ['a null character', '/my/orders\0'],
    ['a leading blank', ' /my/orders'],
    ['a trailing blank', '/my/orders '],
    ['a blank inside', '/page/a b'],
    ['a non-breaking blank', '/page/a\u00a0b'],
    ['an ideographic blank', '/page/a\u3000b'],
    ['a line separator', '/page/a\u2028b'],
    ['an invisible character', '/page/a\u200bb'],
    ['a change of direction', '/page/a\u202eb'],
    ['half a character', '/page/\ud800'],
    ['an encoded newline', '/page/a%0ab'],
    ['an encoded newline in the query', '/search?q=a%0D%0ASet-Cookie:x=y'],
    ['an encoded delete character in the query', '/search?q=%7F'],
    ['an encoded null in the fragment', '/search#%00'],
    ['a lone percent sign', '/product/%'],
    ['a lone percent sign in the query', '/search?q=100%'],
    ['a broken escape', '/product/%zz'],
    ['a broken escape in the query', '/search?q=%g0'],
    ['bytes that are no UTF-8', '/product/%ff'],
    ['a full-width slash', '/page/a／b'],
    ['a full-width backslash', '/page/a＼b'],
    ['a fraction slash', '/page/a⁄b'],
    ['a division slash', '/page/a∕b'],
    ['a big slash', '/page/a⧸b'],
    ['an encoded division slash', '/page/a%E2%88%95b'],
    ['a fraction, which holds a slash', '/page/½'],
    ['an account-of sign, which holds a slash', '/page/℀'],
    ['a full-width percent sign', '/page/％2f'],
    ['an unknown page', '/evil'],
    ['another case', '/MY/orders'],
    ['an encoded letter of a fixed segment', '/%6dy/orders'],
    ['a path above the preview', '/cms-preview/../auth/logout'],
    ['a beginning that only looks like the preview', '/cms-previews'],
    ['an empty segment in the preview', '/cms-preview//evil.example'],
    ['the logout', '/auth/logout'],
    ['the logout behind a page of the backend', '/auth/settings/../logout'],
    ['what is below a page of the backend', '/auth/settings/QX/logout'],
    ['the login', '/auth/redirect?target=/'],
    ['a call', '/v1/my/token'],
    ['too long an address', `/search?q=${'x'.repeat(2039)}`],
  ])('%s: %j', (_, target) => {
    expect(sanitizeRedirectTarget(target)).toBe('/');
  });

  it('no target at all leads home', () => {
    expect(sanitizeRedirectTarget(undefined)).toBe('/');
  });

  it('only the routes that are given count', () => {
    const routes = [{ pattern: '/only/{this}' }];
    expect(sanitizeRedirectTarget('/only/x', routes)).toBe('/only/x');
    expect(sanitizeRedirectTarget('/search', routes)).toBe('/');
  });
});

describe('at the host of a site, whose pages the shop does not know', () => {
  it.each(['/', '/angebote/herbst', '/de/', '/my/orders?page=2', '/authors', '/v1x/a'])(
    '%j stays',
    (target) => {
      expect(sanitizeRedirectTarget(target, 'ANY')).toBe(target);
    },
  );

  it.each([
    '/auth/logout',
    '/AUTH/x',
    '/%61uth/x',
    '/ａuth/x',
    '/v1',
    '/media/x',
    '//evil.example',
    '/a//b',
    '/a/../auth/x',
  ])('%j leads home', (target) => {
    expect(sanitizeRedirectTarget(target, 'ANY')).toBe('/');
  });
});

describe.each([
  ['the pages of the shop', undefined],
  ['any page', 'ANY'],
] as const)('SES-7: whatever the target among %s, the browser stays on the origin', (_, pages) => {
  const piece = fc.constantFrom(
    ...[
      '/',
      '//',
      '\\',
      '/\\',
      '.',
      '..',
      '%2f',
      '%5c',
      '%2e',
      '%252f',
      '%09',
      '\t',
      '\n',
      '\0',
      ' ',
      ':',
      '@',
      '?',
      '#',
    ],
    ...[
      '／',
      '⁄',
      '∕',
      '．',
      '\u200b',
      '\ud83c',
      'http:',
      'https://',
      'javascript:',
      'evil.example',
      'page',
      '/page/',
    ],
    ...['/subshop/promotions/', '/my/orders', 'search', '/product/', 'a', '%', 'é'],
  );
  const attack = fc.oneof(
    { weight: 4, arbitrary: fc.array(piece, { maxLength: 8 }).map((pieces) => pieces.join('')) },
    { weight: 4, arbitrary: fc.array(piece, { maxLength: 5 }).map((pieces) => `/page/a${pieces.join('')}`) },
    { weight: 1, arbitrary: fc.webUrl({ withQueryParameters: true, withFragments: true }) },
    { weight: 1, arbitrary: fc.string({ unit: 'grapheme' }) },
  );

  const softDecoded = (text: string): string => {
    try {
      return decodeURIComponent(text);
    } catch {
      return text;
    }
  };

  it('also when something on the way decodes or normalises it once or twice more', () => {
    fc.assert(
      fc.property(attack, (target) => {
        const safe = sanitizeRedirectTarget(target, pages);
        const once = softDecoded(safe);
        for (const address of [
          safe,
          once,
          softDecoded(once),
          safe.normalize('NFKC'),
          once.normalize('NFKC'),
        ]) {
          expect(new URL(address, ORIGIN).origin).toBe(ORIGIN);
        }
        expect(safe === target || safe === '/').toBe(true);
      }),
      { numRuns: 1000 },
    );
  });
});
