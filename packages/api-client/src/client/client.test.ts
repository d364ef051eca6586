import { afterEach, describe, expect, it, vi } from 'vitest';
import { search } from '../testing/endpoints';
import { json } from '../testing/fake-backend';
import { createClient } from './client';
import { send } from './send';

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('createClient without settings', () => {
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
