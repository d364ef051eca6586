import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { search, startPage } from '../testing/endpoints';
import { failureOf, fakeBackend, json } from '../testing/fake-backend';
import { MissingOriginError } from '../errors';
import { createClient } from './client';
import { send } from './send';

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('createClient without settings', () => {
  beforeEach(() => {
    vi.stubGlobal('location', new URL('https://shop.example/'));
  });

  it('calls the global fetch bare, as browsers demand, and looks it up at each call', async () => {
    const client = createClient();
    const receivers: unknown[] = [];
    vi.stubGlobal('fetch', function (this: unknown) {
      receivers.push(this);
      return Promise.resolve(json([]));
    });
    await send(client, 'search', search, {}, {});
    expect(receivers).toEqual([undefined]);
  });

  it('reads cookies from the document', async () => {
    vi.stubGlobal('document', { cookie: 'token=claims' });
    const urls: unknown[] = [];
    vi.stubGlobal('fetch', (url: unknown) => {
      urls.push(url);
      return Promise.resolve(json({ token: 't-1', expiresAt: '2999-01-01T00:00:00Z' }));
    });
    await send(createClient(), 'search', search, {}, {});
    expect(urls).toEqual(['/v1/my/token', '/v1/search']);
  });

  it('goes by the clock of the machine', () => {
    const before = Date.now();
    expect(createClient().now()).toBeGreaterThanOrEqual(before);
  });
});

describe('createClient outside a page', () => {
  it('has to be told where the backend is, and says so before anything is sent', async () => {
    const fetched = vi.fn();
    vi.stubGlobal('fetch', fetched);
    const error = await failureOf(send(createClient(), 'search', search, {}, {}));
    expect(error).toBeInstanceOf(MissingOriginError);
    expect(String(error)).toContain("createClient({ origin: 'https://shop.example' })");
    expect(fetched).not.toHaveBeenCalled();
  });

  it.each([
    [{ origin: 'https://shop.example' }, 'https://shop.example/v1/search'],
    [{ origin: 'https://shop.example/' }, 'https://shop.example/v1/search'],
    [{ basePaths: { shop: 'https://api.example/v2' } }, 'https://api.example/v2/search'],
    [{ origin: 'https://shop.example', basePaths: { shop: '/v2' }, fetch: true }, '/v2/search'],
  ])('with %j calls %s', async ({ fetch: ownFetch, ...options }: Record<string, unknown>, address) => {
    const urls: unknown[] = [];
    const answer = (url: unknown) => {
      urls.push(url);
      return Promise.resolve(json([]));
    };
    vi.stubGlobal('fetch', answer);
    await send(
      createClient({ ...options, ...(ownFetch === true && { fetch: answer }) }),
      'search',
      search,
      {},
      {},
    );
    expect(urls).toEqual([address]);
  });

  it('API-2: reads content as from the shop’s own origin, having no cookie to repeat', async () => {
    const { client, calls } = fakeBackend(() => json({}), undefined, { origin: 'https://shop.example:8443' });
    await send(client, 'startPage', startPage, {}, {});
    await send(client, 'search', search, {}, {});
    expect(calls.map(({ headers }) => headers.get('origin'))).toEqual(['https://shop.example:8443', null]);
  });

  it('API-2: in a page the browser says from where, and the client nothing', async () => {
    vi.stubGlobal('location', new URL('https://www.example/'));
    const { client, calls } = fakeBackend(() => json({}), undefined, { origin: 'https://shop.example' });
    await send(client, 'startPage', startPage, {}, {});
    expect(calls[0]?.headers.has('origin')).toBe(false);
  });
});
