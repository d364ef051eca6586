import { contract, type AnyCall, type CallName } from '@gastroshop/api-contract';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Store } from '../db';
import { createTestApp, NAMED_ALIKE, openQuickStore, type TestApp } from '../testing';
import { crossesOrigins } from './crosses-origins';

const SITE = 'https://www.gut.example';
const WITH_PORT = 'https://gut.example:8443';

/** What is not on the list, however like it is. */
const FOREIGN = [
  'null',
  'https://gut.example',
  'https://shop.www.gut.example',
  'https://www.gut.example:8443',
  'https://www.gut.example:443',
  'http://www.gut.example',
  'https://WWW.gut.example',
  'HTTPS://www.gut.example',
  'https://www.gut.example.',
  'https://www.gut.example/',
  'https://www.gut.example.evil.example',
  'https://evil-www.gut.example',
  'https://evil.example#https://www.gut.example',
  'https://evil.example, https://www.gut.example',
  'https://www.gut.example https://evil.example',
  'https://user@www.gut.example',
  'https://www.gut.example%00',
  '*',
  '',
  // Of another tenant.
  'https://www.anders.example',
  'http://localhost',
];

const calls = Object.entries<AnyCall>({ ...contract });
const addressOf = ({ endpoint: { base, path } }: AnyCall): string =>
  (base === 'proxy' ? '/proxy' : '/v1') +
  path.replaceAll(/\{\w+\}/g, (name) => (name === '{tenant}' ? 'AZ' : '1'));
const open = calls.filter(([, call]) => crossesOrigins(call) !== undefined);
const closed = calls.filter(([, call]) => crossesOrigins(call) === undefined);

type Headers = Readonly<Record<string, unknown>>;
const crossing = (headers: Headers): readonly string[] =>
  Object.keys(headers).filter((name) => name.startsWith('access-control-'));

describe('API-4, T33: what pages of other origins may read', () => {
  let store: Store;
  let shop: TestApp;
  let strict: TestApp;

  beforeAll(async () => {
    store = await openQuickStore();
    shop = await createTestApp(store, undefined, {
      allowedOrigins: { AZ: [SITE, WITH_PORT], GM: ['https://www.anders.example'] },
    });
    strict = await createTestApp(store);
  });
  afterAll(async () => {
    await shop.close();
    await strict.close();
    await store.close();
  });

  const ask = (
    to: TestApp,
    method: 'GET' | 'POST' | 'PUT' | 'DELETE' | 'HEAD' | 'OPTIONS',
    url: string,
    headers: Readonly<Record<string, string>> = {},
  ) =>
    to.app.inject({
      method,
      url,
      headers: {
        host: 'localhost',
        ...NAMED_ALIKE,
        ...(method === 'POST' && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(method === 'POST' && { payload: '{}' }),
    });
  const preflight = (url: string, origin: string, method: string) =>
    ask(shop, 'OPTIONS', url, {
      origin,
      'access-control-request-method': method,
      'access-control-request-headers': 'content-type,accept-language',
    });

  it('is this list, and nothing else', () => {
    expect(open.map(([name]) => name).toSorted()).toEqual([
      'browseCategories',
      'browseCategoriesV2',
      'completeProducts',
      'findContentPage',
      'getCategoryPromotions',
      'getContacts',
      'getContentPage',
      'getCustomTenantFooter',
      'getDatasheet',
      'getEssencePromotions',
      'getFair',
      'getFairCategoryPromotions',
      'getFavicon',
      'getFooter',
      'getFormSiteKey',
      'getGroupedProducts',
      'getHeader',
      'getJob',
      'getJobs',
      'getPersonalContact',
      'getProduct',
      'getProductDetails',
      'getProducts',
      'getRecommendations',
      'getSafetyDatasheet',
      'getSafetyDatasheetAvailability',
      'getShopConfig',
      'getStartPage',
      'getSuppliers',
      'getThemeStylesheet',
      'getTrackingConfiguration',
      'getWebManifest',
      'queryProducts',
      'searchFairPromotions',
      'searchProducts',
      'searchProductsV2',
      'searchPromotions',
    ] satisfies CallName[]);
  });

  it.each(open)(
    '%s: the origins of the tenant may, each by its own name and without cookies',
    async (_name, call) => {
      const { method } = call.endpoint;
      for (const origin of [SITE, WITH_PORT]) {
        const { headers, statusCode } = await ask(shop, method, addressOf(call), { origin });
        expect([401, 403]).not.toContain(statusCode);
        expect(headers).toMatchObject({
          'access-control-allow-origin': origin,
          'cross-origin-resource-policy': 'cross-origin',
          'x-content-type-options': 'nosniff',
        });
        expect(String(headers.vary)).toMatch(/\borigin\b/);
        expect(headers).not.toHaveProperty('access-control-allow-credentials');
        expect(headers).not.toHaveProperty('set-cookie');
        const asked = await preflight(addressOf(call), origin, method);
        expect(asked.statusCode).toBe(204);
        expect(asked.headers).toMatchObject({
          'access-control-allow-origin': origin,
          'access-control-allow-methods': method,
          'access-control-allow-headers': 'accept-language, content-type, if-none-match',
          'access-control-max-age': '7200',
        });
      }
    },
  );

  it.each(open)('%s: no other origin, however like it is, and no bearer', async (_name, call) => {
    const { method } = call.endpoint;
    for (const origin of FOREIGN) {
      const asked = await preflight(addressOf(call), origin, method);
      expect(asked.statusCode, origin).toBe(404);
      expect(crossing(asked.headers), origin).toEqual([]);
    }
    const { headers } = await ask(shop, method, addressOf(call), { origin: FOREIGN[0] ?? '' });
    expect(crossing(headers)).toEqual([]);
    expect(String(headers.vary)).toMatch(/\borigin\b/);
    expect(headers['cross-origin-resource-policy']).toBe(
      crossesOrigins(call) === 'file' ? 'cross-origin' : 'same-origin',
    );
    const token = await shop.issuer.tokenFor({ userId: 'anna', tenant: 'AZ' });
    const bearing = await ask(shop, method, addressOf(call), {
      origin: SITE,
      authorization: `Bearer ${token}`,
    });
    expect(crossing(bearing.headers)).toEqual([]);
  });

  it.each(closed)('%s never crosses, whoever asks and however', async (_name, call) => {
    const { method } = call.endpoint;
    const without = await ask(strict, method, addressOf(call));
    for (const origin of [SITE, WITH_PORT, 'null', 'http://localhost']) {
      const asked = await preflight(addressOf(call), origin, method);
      expect(asked.statusCode, origin).toBe(404);
      expect(crossing(asked.headers), origin).toEqual([]);
      const { headers, statusCode } = await ask(shop, method, addressOf(call), { origin });
      expect(crossing(headers)).toEqual([]);
      expect(headers['cross-origin-resource-policy']).toBe('same-origin');
      expect(headers.vary).toEqual(without.headers.vary);
      // Content is answered to its own origin.
      if (origin !== 'http://localhost') expect(statusCode).toBe(without.statusCode);
    }
  });

  it('files of the media path may be linked and read, also where they are missing', async () => {
    for (const [url, status] of [
      ['/media/brand/alpin.svg', 200],
      ['/media/nowhere.png', 404],
    ] as const) {
      const linked = await ask(shop, 'GET', url);
      expect(linked.statusCode).toBe(status);
      expect(linked.headers['cross-origin-resource-policy']).toBe('cross-origin');
      expect(crossing(linked.headers)).toEqual([]);
      const read = await ask(shop, 'GET', url, { origin: SITE });
      expect(read.headers).toMatchObject({ 'access-control-allow-origin': SITE });
      expect(read.headers.vary).toBe(status === 200 ? 'origin, host' : 'origin');
      expect((await preflight(url, SITE, 'GET')).statusCode).toBe(204);
      expect((await preflight(url, SITE, 'DELETE')).statusCode).toBe(404);
    }
    const { headers } = await ask(shop, 'GET', '/media/brand/alpin.svg', { origin: SITE });
    const kept = await ask(shop, 'GET', '/media/brand/alpin.svg', {
      origin: SITE,
      'if-none-match': String(headers.etag),
    });
    expect(kept.statusCode).toBe(304);
    expect(kept.headers).toMatchObject({ 'access-control-allow-origin': SITE, vary: 'origin, host' });
  });

  it('the tenant is that of the host, and a tenant that allows nobody is as strict as ever', async () => {
    const at = (host: string, origin: string) => ask(shop, 'GET', '/v1/theme.css', { host, origin });
    expect((await at('gm.localhost', 'https://www.anders.example')).headers).toMatchObject({
      'access-control-allow-origin': 'https://www.anders.example',
      vary: 'origin, host',
    });
    expect(crossing((await at('gm.localhost', SITE)).headers)).toEqual([]);
    const elsewhere = await at('ki.localhost', SITE);
    expect(crossing(elsewhere.headers)).toEqual([]);
    expect(elsewhere.headers).toMatchObject({ vary: 'host', 'cross-origin-resource-policy': 'same-origin' });
    expect((await at('unknown.example', SITE)).statusCode).toBe(421);
    expect(crossing((await at('unknown.example', SITE)).headers)).toEqual([]);
  });

  it('an installation that allows nobody knows no such question', async () => {
    for (const url of ['/v1/theme.css', '/media/brand/alpin.svg', '/v1/t/AZ/products/search']) {
      const { statusCode } = await ask(strict, 'OPTIONS', url, {
        origin: SITE,
        'access-control-request-method': 'GET',
      });
      expect(statusCode).toBe(404);
      const { headers } = await ask(strict, 'GET', url, { origin: SITE });
      expect(crossing(headers)).toEqual([]);
      expect(headers['cross-origin-resource-policy']).toBe('same-origin');
    }
  });

  it('no other method, path or file crosses', async () => {
    for (const [url, method] of [
      ['/v1/theme.css', 'DELETE'],
      ['/v1/theme.css', 'get'],
      ['/v1/theme.css', ''],
      ['/v1/t/AZ/products/search', 'PUT'],
      ['/v1/content-editing/entries', 'GET'],
      ['/auth/login', 'GET'],
      ['/auth/logout', 'POST'],
      ['/healthz', 'GET'],
      ['/nowhere', 'GET'],
      ['/v1/t/AZ/products/search/', 'POST'],
      // Looks like the number of a product, and is a call of its own.
      ['/v1/t/AZ/products/resolve', 'GET'],
      ['/v1/t/AZ/products/resolve', 'POST'],
    ] as const) {
      const { statusCode, headers } = await preflight(url, SITE, method);
      expect(statusCode, `${method} ${url}`).toBeGreaterThanOrEqual(400);
      expect(headers).not.toHaveProperty('access-control-allow-methods');
    }
  });

  it('whatever calls itself an origin: only what is exactly on the list', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.oneof(
          fc.webUrl(),
          fc.stringMatching(/^[htps:/w.gutexaml84*, ]{0,40}$/),
          fc
            .tuple(fc.constantFrom(SITE, WITH_PORT), fc.string({ unit: 'grapheme-ascii', minLength: 1 }))
            .map((parts) => parts.join('')),
        ),
        async (origin) => {
          fc.pre(origin !== SITE && origin !== WITH_PORT);
          const { headers } = await ask(shop, 'GET', '/v1/theme.css', { origin });
          expect(crossing(headers)).toEqual([]);
        },
      ),
      { numRuns: 60 },
    );
  });
});
