import type { Socket } from 'node:net';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi, type MockInstance } from 'vitest';
import type { Store } from '../db';
import { openQuickStore } from '../testing';
import { routesOutsideContract } from '../testing/access-control';
import { freePort } from '../testing/process';
import { beginRequest, statusOf } from '../testing/raw-request';
import { createWholeApp, type WholeApp } from '../testing/whole-app';

const MEGABYTES = 2 * 1024 * 1024;
const CONNECTIONS = 8;
/** Refused for who asks, for where, for what it is or for how much. */
const REFUSALS = [400, 401, 404, 413, 415];
/** What a form may be written as, and what the provider reads by itself. */
const MEDIA = ['application/json', 'application/x-www-form-urlencoded', 'text/csv'];

describe('T26, R13: bodies of whoever is not known, for what is no call', () => {
  let store: Store;
  let shop: WholeApp;
  let port: number;
  let routes: readonly string[];
  let parsed: MockInstance<typeof JSON.parse>;

  beforeAll(async () => {
    store = await openQuickStore();
    port = await freePort();
    shop = await createWholeApp(store, port);
    await shop.app.listen({ host: '127.0.0.1', port });
    routes = routesOutsideContract(shop.app).filter((route) => !route.startsWith('GET '));
    parsed = vi.spyOn(JSON, 'parse');
  });
  afterEach(() => {
    parsed.mockClear();
  });
  afterAll(async () => {
    vi.restoreAllMocks();
    await shop.close();
    await store.close();
  });

  const begin = (route: string, media: string, body: string | Buffer): Socket => {
    const [method = '', path = ''] = route.split(' ');
    // The provider has the body of its token call read first, whoever asks.
    const url = path.replace('/oidc/*', '/oidc/token').replaceAll(/[:*]/g, '1');
    return beginRequest(port, {
      method,
      url,
      headers: { 'content-type': media, 'content-length': MEGABYTES },
      body,
    });
  };

  it('there are routes to walk: of editors, machines, the sign-on and its provider', () => {
    for (const below of ['/v1/content-editing/', '/v1/admin/imports/', '/auth/', '/oidc/'])
      expect(routes.filter((route) => route.includes(` ${below}`)).length, below).toBeGreaterThan(0);
  });

  it('a stranger who announces two megabytes is answered before they are sent', async () => {
    for (const route of routes)
      for (const media of MEDIA) {
        const socket = begin(route, media, '[');
        expect(REFUSALS, `${route} ${media}`).toContain(await statusOf(socket));
        socket.destroy();
      }
    expect(parsed.mock.calls.filter(([text]) => text.startsWith('['))).toEqual([]);
  });

  it('eight connections of two megabytes of brackets do no work, and the shop answers others', async () => {
    const brackets = Buffer.alloc(MEGABYTES, '[');
    for (const route of routes)
      for (const media of MEDIA) {
        const sockets = Array.from({ length: CONNECTIONS }, () => begin(route, media, brackets));
        for (const status of await Promise.all(sockets.map(statusOf)))
          expect(REFUSALS, `${route} ${media}`).toContain(status);
        const others = await fetch(`http://127.0.0.1:${port}/v1/shop-config`, {
          headers: { host: 'localhost' },
        });
        expect(others.status).toBe(200);
        for (const socket of sockets) socket.destroy();
      }
    expect(parsed.mock.calls.filter(([text]) => text.includes('[['))).toEqual([]);
  });
});
