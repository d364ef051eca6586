import { DEMO_HOSTS } from '@gastroshop/identity';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Store } from '../db';
import { firstTenants, startSignOnWorld, openQuickStore, type SignOnWorld } from '../testing';
import { systemClock } from '../settings';

const EVIL = 'evil.example';

/** Host of another site of the group, which has pages that the shop does not know. */
const SITE = 'site.localhost';

/** Where a page of a site is never. */
const BACKEND = /^\/(?:auth|v1|oidc|proxy|media|dev)(?:\/|$)/i;

/** Beginnings that browsers, proxies or servers may take for another origin. */
const BEGINNINGS = [
  '//',
  '///',
  '////',
  '/\\',
  '\\\\',
  '\\/',
  '/\\/',
  '//\\',
  '/%2f',
  '/%5c',
  '%2f%2f',
  '/%09/',
  '/\t/',
  '/\n/',
  '/\r\n/',
  '/ /',
  '/\u00a0/',
  '/\u3000/',
  '/\u200b/',
  '/./',
  '/.//',
  '/..//',
  '/;/',
  '/?/',
  '/#/',
  '/.',
  '//.',
  '/%2e%2e//',
  '/%00//',
  '/\u2215',
  '/\u2044',
  '/\uff0f',
  '/\u29f8',
  '/\ufe68',
  '//localhost@',
  '//localhost%40',
  '//localhost:80@',
  '/@',
  '@',
  '.',
  'http://',
  'https://',
  'HTTP://',
  'https:',
  'https:/',
  'https:///',
  'https:\\\\',
  'http:\\',
  'ftp://',
  'ws://',
  '//localhost.',
] as const;

/** What leads nowhere or runs as code. */
const OTHERS = [
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'java\nscript:alert(1)',
  ' javascript:alert(1)',
  '\u0001javascript:alert(1)',
  '/javascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:x',
  'blob:http://localhost/x',
  'about:blank',
  'file:///etc/passwd',
  'mailto:a@evil.example',
  'tel:1',
  '',
  ' ',
  '.',
  '..',
  '../..',
  '/my/../..//evil.example',
  '/my/orders/..//evil.example',
  '/auth/redirect?target=/',
  '/auth/logout',
  '/auth/landing?target=//evil.example',
  '/v1/my/token',
  '/oidc/session/end',
  '/proxy/x',
  '/unknown',
  '/my',
  '/MY/orders',
  '/my//orders',
  '/my/orders\\..',
  '/my/orders%2f..%2f..',
  '/my/orders%00',
  '/my/orders\r\nlocation: //evil.example',
  '/my/orders?x=%0d%0alocation:%20x',
  '/product/..%2f..',
  '/product/%2e%2e',
  '/search\u2028',
  '/search\ufeff',
  `/search?q=${'x'.repeat(3_000)}`,
] as const;

const shapes: readonly string[] = [
  ...BEGINNINGS.flatMap((text) => [text + EVIL, `${text}${EVIL}/my/orders`]),
  ...OTHERS,
];
/** Raw, encoded once, encoded twice: some layer always decodes once more. */
const ENCODINGS: readonly ((text: string) => string)[] = [
  (text) => encodeURIComponent(text),
  (text) => encodeURIComponent(encodeURIComponent(text)),
  (text) => text.replaceAll(/[\s#&]/g, (character) => encodeURIComponent(character)),
];

describe('T14: a target after sign-on', () => {
  let store: Store;
  let world: SignOnWorld;

  beforeAll(async () => {
    store = await openQuickStore();
    world = await startSignOnWorld(store, systemClock, {
      tenants: firstTenants({ ...DEMO_HOSTS, [SITE]: { tenant: 'AZ', mode: 'SITE' } }),
    });
  });
  afterAll(async () => {
    await world.close();
    await store.close();
  });

  const landingOf = async (query: string, host = 'localhost'): Promise<string> => {
    const answer = await world.app.inject({ url: `/auth/landing${query}`, headers: { host } });
    return String(answer.headers.location);
  };

  it(`is the home page for each of ${shapes.length} shapes in ${ENCODINGS.length} encodings`, async () => {
    expect(shapes.length).toBeGreaterThanOrEqual(100);
    const escaped: string[] = [];
    for (const shape of shapes)
      for (const encode of ENCODINGS) {
        const location = await landingOf(`?target=${encode(shape)}`);
        // A home page with a query of any kind is home.
        const { origin, pathname } = new URL(location, 'http://localhost');
        if (origin !== 'http://localhost' || pathname !== '/' || /^\/[/\\]/.test(location))
          escaped.push(`${JSON.stringify(shape)} → ${location}`);
      }
    expect(escaped).toEqual([]);
  });

  it(`stays at the host of a site and outside the backend, for each of the ${shapes.length} shapes`, async () => {
    const escaped: string[] = [];
    for (const shape of shapes)
      for (const encode of ENCODINGS) {
        const location = await landingOf(`?target=${encode(shape)}`, SITE);
        const { origin, pathname } = new URL(location, `http://${SITE}`);
        if (origin !== `http://${SITE}` || /^\/[/\\]/.test(location) || BACKEND.test(pathname))
          escaped.push(`${JSON.stringify(shape)} → ${location}`);
      }
    expect(escaped).toEqual([]);
  });

  it.each(['/', '/angebote/herbst?seite=2#drei', '/de/aktionen/', '/my/orders', '/unbekannt'])(
    'stays %s at the host of a site',
    async (target) => {
      expect(await landingOf(`?target=${encodeURIComponent(target)}`, SITE)).toBe(target);
    },
  );

  it.each([
    '/auth/logout',
    '/AUTH/logout',
    '/%61uth/logout',
    '/ａuth/logout',
    '/v1/my/token',
    '/media',
    '/oidc/x',
  ])('is the home page of a site for %s of the backend', async (target) => {
    expect(await landingOf(`?target=${encodeURIComponent(target)}`, SITE)).toBe('/');
  });

  it('is the home page for one that is missing or comes twice', async () => {
    expect(await landingOf('')).toBe('/');
    expect(await landingOf('?target=/my/orders&target=/my/orders')).toBe('/');
    expect(await landingOf('?target[]=/my/orders')).toBe('/');
  });

  it.each([
    '/',
    '/my/orders',
    '/my/orders/detail/17',
    '/search?q=speck%20und%20ei&page=2',
    '/product/4711#preis',
    '/subshop/promotions/HERBST26/checkout/cart',
    '/cms-preview/',
    '/cms-preview/?devices=phone&lang=de-AT',
    '/cms-preview/messe/herbst?signature=1.x&day=2031-12-24',
  ])('stays %s', async (target) => {
    expect(await landingOf(`?target=${encodeURIComponent(target)}`)).toBe(target);
  });

  it('is checked at the beginning as well: the transaction never holds another', async () => {
    for (const shape of ['//evil.example', '/\\evil.example', 'javascript:alert(1)'])
      await world.app.inject({
        url: `/auth/redirect?target=${encodeURIComponent(shape)}`,
        headers: { host: 'localhost' },
      });
    const rows = await store.asSystem((queries) =>
      queries.selectFrom('login_transaction').select('state').execute(),
    );
    expect(rows.length).toBeGreaterThanOrEqual(3);
    for (const { state } of rows) expect(state).toMatchObject({ target: '/' });
  });
});
