import { serverOptions } from './server-options';
import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Store } from '../db';
import { createTestApp, openQuickStore, type TestApp } from '../testing';

/** What says itself that it may be stored. */
const STORABLE = new Map([
  ['/picture', 'public, max-age=60'],
  ['/v1/shop-config', 'public, max-age=300'],
]);

describe('T33: every answer carries the security headers', () => {
  let store: Store;
  let shop: TestApp;
  let port = 0;

  beforeAll(async () => {
    store = await openQuickStore();
    shop = await createTestApp(store, undefined, {
      trustedProxies: ['127.0.0.1'],
      policy: { tracking: ['https://stats.example'], previewFrames: ['https://cms.example'] },
      register: (app) => {
        const config = { rule: 'open' } as const;
        app.get('/page', { config }, (_request, reply) => reply.type('text/html').send('<p>x</p>'));
        app.get('/cms-preview/x', { config }, (_request, reply) => reply.type('text/html').send('<p>x</p>'));
        app.get('/picture', { config }, (_request, reply) =>
          reply.type('image/svg+xml').header('cache-control', 'public, max-age=60').send('<svg/>'),
        );
        app.get('/broken', { config }, () => Promise.reject(new Error('secret text')));
      },
    });
    await shop.app.listen({ port: 0, host: '127.0.0.1' });
    const address = shop.app.server.address();
    port = typeof address === 'object' && address !== null ? address.port : 0;
  });
  afterAll(async () => {
    await shop.close();
    await store.close();
  });

  const get = (url: string, headers: Readonly<Record<string, string>> = {}) =>
    shop.app.inject({ url, headers: { host: 'localhost', ...headers } });

  it.each([
    ['a page', '/page', 200],
    ['a picture', '/picture', 200],
    ['a call', '/v1/shop-config', 200],
    ['a refused call', '/v1/user/customers?tenant=AZ', 401],
    ['a call of the wrong shape', '/v1/t/XX/product/1', undefined],
    ['an unknown address', '/nowhere', 404],
    ['an address that is none', '/%zz', 404],
    ['an address too long', `/v1/t/AZ/products/${'x'.repeat(20_000)}`, 404],
    ['an error nobody foresaw', '/broken', 500],
  ])('%s', async (_name, url, status) => {
    const answer = await get(url);
    if (status !== undefined) expect(answer.statusCode).toBe(status);
    expect(answer.headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'same-origin',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
    });
    expect(answer.headers['permissions-policy']).toContain('camera=(self)');
    const policy = String(answer.headers['content-security-policy']);
    expect(policy).toMatch(/^default-src 'none'; /);
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toMatch(/unsafe-inline|unsafe-eval'(?<!wasm-unsafe-eval')|\*/);
    expect(answer.headers['strict-transport-security']).toBeUndefined();
    expect(answer.headers['cache-control']).toBe(STORABLE.get(url) ?? 'no-store');
    expect(answer.body).not.toContain('secret text');
  });

  it('pages may load what is configured and no more; the preview may be framed by the editors', async () => {
    const page = String((await get('/page')).headers['content-security-policy']);
    expect(page).toContain("script-src 'self' 'wasm-unsafe-eval' https://stats.example;");
    const preview = await get('/cms-preview/x');
    expect(preview.headers['content-security-policy']).toContain(
      "frame-ancestors 'self' https://cms.example",
    );
    expect(preview.headers['x-frame-options']).toBeUndefined();
  });

  it('T16: drafts are found by no search engine, told to no other site and kept by no cache', async () => {
    const preview = await get('/cms-preview/x?signature=1.x');
    expect(preview.headers['x-robots-tag']).toContain('noindex');
    expect(preview.headers['referrer-policy']).toBe('no-referrer');
    const answers = ['?fullSlug=x&languageCode=de-AT', '/live?fullSlug=x', '/pages'].map((rest) =>
      get(`/v1/cms/cms-preview${rest}`),
    );
    for (const { headers } of await Promise.all(answers))
      expect(headers).toMatchObject({
        'x-robots-tag': 'noindex, nofollow, noarchive',
        'cache-control': 'no-store',
        'x-frame-options': 'DENY',
      });
    expect((await get('/page')).headers['x-robots-tag']).toBeUndefined();
  });

  it('an unknown host is answered 421 with the headers and without cookies', async () => {
    const answer = await get('/page', { host: 'evil.example' });
    expect(answer.statusCode).toBe(421);
    expect(answer.headers['content-security-policy']).toContain("default-src 'none'");
    expect(answer.headers['set-cookie']).toBeUndefined();
  });

  it('SES-13: on https all cookies are Secure and the browser stays on https; a trusted proxy says so', async () => {
    const answer = await get('/page', { 'x-forwarded-proto': 'https', 'x-forwarded-host': 'gm.localhost' });
    expect(answer.headers['strict-transport-security']).toMatch(/^max-age=63072000/);
    const cookies = [answer.headers['set-cookie']].flat().map(String);
    expect(cookies).toHaveLength(2);
    for (const cookie of cookies) expect(cookie).toMatch(/; SameSite=Strict; Secure$/);
    expect(cookies[0]).toMatch(/^tenant=GM; /);
  });

  it('a proxy nobody trusts says nothing', async () => {
    const other = await createTestApp(store);
    const answer = await other.app.inject({
      url: '/nowhere',
      headers: { host: 'localhost', 'x-forwarded-proto': 'https', 'x-forwarded-host': 'gm.localhost' },
    });
    expect(answer.headers['strict-transport-security']).toBeUndefined();
    expect(String(answer.headers['set-cookie'])).toContain('tenant=AZ');
    await other.close();
  });

  it('what is no HTTP at all gets a bare 400 with the headers', async () => {
    const text = await new Promise<string>((resolve, reject) => {
      const socket = connect(port, '127.0.0.1');
      let received = '';
      socket.on('data', (chunk) => (received += chunk.toString()));
      socket.on('close', () => {
        resolve(received);
      });
      socket.on('error', reject);
      socket.write('this is no request\r\n\r\n');
    });
    expect(text).toMatch(/^HTTP\/1\.1 400 /);
    expect(text).toContain("content-security-policy: default-src 'none'");
  });

  it('T27: slow senders are cut', () => {
    expect(serverOptions()).toMatchObject({
      requestTimeout: 15_000,
      http: { headersTimeout: 10_000 },
      trustProxy: false,
    });
    expect(shop.app.server).toMatchObject({ requestTimeout: 15_000, headersTimeout: 10_000 });
  });
});
