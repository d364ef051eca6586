import { describe, expect, it } from 'vitest';
import { FetchError, ResponseError, UnreadableResponseError } from '../errors';
import { readCart, search } from '../testing/endpoints';
import { failureOf, fakeBackend, json, tokenAnswer } from '../testing/fake-backend';
import { preloadToken } from './preload-token';
import { send } from './send';

const cart = { tenant: 'AZ', customerId: '1' };
const settle = () => new Promise((resolve) => setImmediate(resolve));

describe('the token request', () => {
  it('API-2: is GET /my/token with the CSRF header and without a bearer', async () => {
    const { client, tokenRequests, cookies } = fakeBackend(
      () => json({}),
      () => tokenAnswer('t-1'),
    );
    Object.assign(cookies, { token: 'claims', 'XSRF-TOKEN': 'x-1' });
    await send(client, 'search', search, {}, {});
    const [request] = tokenRequests;
    expect(request?.url).toBe('/v1/my/token');
    expect(request?.init.method).toBe('GET');
    expect(Object.fromEntries(request?.headers ?? [])).toEqual({
      'accept-language': 'de-AT',
      'x-xsrf-token': 'x-1',
    });
  });

  it('waits for a cookie of the configured name', async () => {
    const { client, tokenRequests, cookies } = fakeBackend(
      () => json({}),
      () => tokenAnswer('t-1'),
      { tokenCookie: 'sso' },
    );
    cookies['token'] = 'claims';
    await send(client, 'search', search, {}, {});
    expect(tokenRequests).toHaveLength(0);
    cookies['sso'] = 'claims';
    await send(client, 'search', search, {}, {});
    expect(tokenRequests).toHaveLength(1);
  });
});

describe('renewal', () => {
  const renewing = async (life = 300_000) => {
    const backend = fakeBackend(
      () => json({}),
      (_, count) => tokenAnswer(`t-${count}`, backend.clock.now, life),
    );
    backend.clock.now = 1_000_000;
    backend.cookies['token'] = 'claims';
    await send(backend.client, 'search', search, {}, {});
    const bearers = () => backend.calls.map(({ headers }) => headers.get('authorization')?.slice(7));
    return { ...backend, bearers };
  };

  it('does not happen in the first nine tenths of the life', async () => {
    const { client, clock, tokenRequests } = await renewing();
    clock.now += 269_999;
    await send(client, 'search', search, {}, {});
    await settle();
    expect(tokenRequests).toHaveLength(1);
  });

  it('happens in the background in the last tenth, once', async () => {
    const { client, clock, tokenRequests, bearers } = await renewing();
    clock.now += 270_000;
    await Promise.all([send(client, 'search', search, {}, {}), send(client, 'search', search, {}, {})]);
    await settle();
    await send(client, 'search', search, {}, {});
    expect(tokenRequests).toHaveLength(2);
    expect(bearers()).toEqual(['t-1', 't-1', 't-1', 't-2']);
  });

  it('is waited for once the token has ended', async () => {
    const { client, clock, bearers } = await renewing();
    clock.now += 300_000;
    await send(client, 'search', search, {}, {});
    expect(bearers()).toEqual(['t-1', 't-2']);
  });

  it('is not waited for a moment before', async () => {
    const { client, clock, bearers } = await renewing();
    clock.now += 299_999;
    await send(client, 'search', search, {}, {});
    expect(bearers()).toEqual(['t-1', 't-1']);
  });

  it('that fails in the background disturbs nobody and is tried again', async () => {
    const backend = fakeBackend(
      () => json({}),
      (_, count) => (count === 2 ? json({}, 503) : tokenAnswer(`t-${count}`)),
    );
    backend.cookies['token'] = 'claims';
    for (let call = 0; call < 3; call++) {
      await send(backend.client, 'search', search, {}, {});
      await settle();
      backend.clock.now = 270_000;
    }
    const bearers = backend.calls.map(({ headers }) => headers.get('authorization'));
    expect(bearers).toEqual(['Bearer t-1', 'Bearer t-1', 'Bearer t-1']);
    expect(backend.tokenRequests).toHaveLength(3);
    expect(backend.events).toEqual([]);
  });

  it('goes by the clock of the backend, whatever the clock of the browser says', async () => {
    const dayAhead = 86_400_000;
    const backend = fakeBackend(
      () => json({}),
      (_, count) =>
        json({ token: `t-${count}`, expiresAt: '2026-11-25T10:05:00Z' }, 200, {
          date: 'Wed, 25 Nov 2026 10:00:00 GMT',
        }),
    );
    const start = Date.parse('2026-11-25T10:00:00Z') + dayAhead;
    backend.cookies['token'] = 'claims';
    for (const [time, requests] of [
      [start, 1],
      [start + 269_999, 1],
      [start + 270_000, 2],
    ] as const) {
      backend.clock.now = time;
      await send(backend.client, 'search', search, {}, {});
      await settle();
      expect(backend.tokenRequests).toHaveLength(requests);
    }
  });

  it.each([undefined, 'soon'])('does not happen when the end is not told (%s)', async (expiresAt) => {
    const { client, clock, tokenRequests, cookies } = fakeBackend(
      () => json({}),
      () => json({ token: 't-1', expiresAt }),
    );
    cookies['token'] = 'claims';
    await send(client, 'search', search, {}, {});
    clock.now = 1e12;
    await send(client, 'search', search, {}, {});
    await settle();
    expect(tokenRequests).toHaveLength(1);
  });
});

describe('the token cookie', () => {
  it('API-4: takes the token with it when it goes: the visitor is anonymous again', async () => {
    const { client, calls, tokenRequests, cookies } = fakeBackend(
      () => json({}),
      () => tokenAnswer('t-1'),
    );
    cookies['token'] = 'claims';
    await send(client, 'search', search, {}, {});
    delete cookies['token'];
    await send(client, 'search', search, {}, {});
    cookies['token'] = 'claims';
    await send(client, 'search', search, {}, {});
    expect(calls.map(({ headers }) => headers.get('authorization'))).toEqual([
      'Bearer t-1',
      null,
      'Bearer t-1',
    ]);
    expect(tokenRequests).toHaveLength(2);
  });

  it('counts as absent when it is empty', async () => {
    const { client, tokenRequests, cookies } = fakeBackend(() => json({}));
    cookies['token'] = '';
    await send(client, 'search', search, {}, {});
    expect(tokenRequests).toEqual([]);
  });

  it('is not needed where cookies cannot be read: the token got after a 401 serves the next calls', async () => {
    const { client, calls, tokenRequests } = fakeBackend(
      ({ headers }) => json({}, headers.has('authorization') ? 200 : 401),
      () => tokenAnswer('t-1'),
    );
    await send(client, 'readCart', readCart, cart, {});
    await send(client, 'readCart', readCart, cart, {});
    expect(calls).toHaveLength(3);
    expect(tokenRequests).toHaveLength(1);
  });
});

describe('SES-10: a token request that is refused', () => {
  it.each([400, 401, 403, 404])(
    'with %i ends the session before the first call; it is not sent',
    async (status) => {
      const { client, calls, events, cookies } = fakeBackend(
        () => json({}),
        () => json({}, status),
      );
      cookies['token'] = 'claims';
      const work = [1, 2, 3].map(() => failureOf(send(client, 'search', search, {}, {})));
      for (const failure of await Promise.all(work)) {
        expect(failure).toBeInstanceOf(ResponseError);
        expect(failure).toMatchObject({ status });
      }
      expect(events).toEqual(['session lost']);
      expect(calls).toEqual([]);
    },
  );

  it('in the background ends the session too', async () => {
    const { client, events, cookies, clock } = fakeBackend(
      () => json({}),
      (_, count) => (count === 1 ? tokenAnswer('t-1') : json({}, 401)),
    );
    cookies['token'] = 'claims';
    await send(client, 'search', search, {}, {});
    clock.now = 280_000;
    await send(client, 'search', search, {}, {});
    await settle();
    expect(events).toEqual(['session lost']);
  });
});

describe('a token request that had no CSRF cookie to go by', () => {
  it('is made again when its refusal has set one', async () => {
    const { client, calls, tokenRequests, events, cookies } = fakeBackend(
      () => json({}),
      ({ headers }) => {
        if (headers.get('x-xsrf-token') === 'x-1') return tokenAnswer('t-1');
        cookies['XSRF-TOKEN'] = 'x-1';
        return json({}, 403);
      },
    );
    cookies['token'] = 'claims';
    await send(client, 'search', search, {}, {});
    expect(calls.map(({ headers }) => headers.get('authorization'))).toEqual(['Bearer t-1']);
    expect(tokenRequests).toHaveLength(2);
    expect(events).toEqual([]);
  });

  it('is made again once only, and only after a 403', async () => {
    for (const [status, requests] of [
      [403, 2],
      [401, 1],
    ] as const) {
      const { client, tokenRequests, cookies } = fakeBackend(
        () => json({}),
        () => json({}, status),
      );
      cookies['token'] = 'claims';
      await failureOf(send(client, 'search', search, {}, {}));
      expect(tokenRequests).toHaveLength(requests);
    }
  });

  it('is not made again when there was one', async () => {
    const { client, tokenRequests, cookies } = fakeBackend(
      () => json({}),
      () => json({}, 403),
    );
    Object.assign(cookies, { token: 'claims', 'XSRF-TOKEN': 'x-1' });
    await failureOf(send(client, 'search', search, {}, {}));
    expect(tokenRequests).toHaveLength(1);
  });
});

describe('a token request that fails otherwise signs nobody out', () => {
  it.each([429, 500, 503])('%i is passed on', async (status) => {
    const { client, events } = fakeBackend(
      () => json({}, 401),
      () => json({}, status),
    );
    const failure = await failureOf(send(client, 'search', search, {}, {}));
    expect(failure).toBeInstanceOf(ResponseError);
    expect(failure).toMatchObject({ status });
    expect(events).toEqual([]);
  });

  it('ERR-3: a network failure is passed on, and the next call tries again', async () => {
    const { client, calls, events, cookies } = fakeBackend(
      () => json({}),
      (_, count) => (count === 1 ? Promise.reject(new TypeError('offline')) : tokenAnswer('t-2')),
    );
    cookies['token'] = 'claims';
    expect(await failureOf(send(client, 'search', search, {}, {}))).toBeInstanceOf(FetchError);
    await send(client, 'search', search, {}, {});
    expect(calls.map(({ headers }) => headers.get('authorization'))).toEqual(['Bearer t-2']);
    expect(events).toEqual([]);
  });

  it.each([
    ['a sign-in page', new Response('<html>')],
    ['null', json(null)],
    ['a text', json('token')],
    ['no token', json({ expiresAt: '2026-11-25T10:05:00Z' })],
    ['a token that is no text', json({ token: 1 })],
  ])('an answer that is none is passed on: %s', async (_, answer) => {
    const { client, events, cookies } = fakeBackend(
      () => json({}),
      () => answer,
    );
    cookies['token'] = 'claims';
    expect(await failureOf(send(client, 'search', search, {}, {}))).toBeInstanceOf(UnreadableResponseError);
    expect(events).toEqual([]);
  });
});

describe('preloadToken', () => {
  it('fetches the token before it is needed', async () => {
    const { client, tokenRequests, cookies } = fakeBackend(
      () => json({}),
      () => tokenAnswer('t-1'),
    );
    cookies['token'] = 'claims';
    await Promise.all([preloadToken(client), send(client, 'search', search, {}, {})]);
    expect(tokenRequests).toHaveLength(1);
  });

  it('does nothing for an anonymous visitor', async () => {
    const { client, tokenRequests } = fakeBackend(() => json({}));
    await preloadToken(client);
    expect(tokenRequests).toEqual([]);
  });

  it('is silent about a failure', async () => {
    const { client, cookies } = fakeBackend(
      () => json({}),
      () => json({}, 503),
    );
    cookies['token'] = 'claims';
    await expect(preloadToken(client)).resolves.toBeUndefined();
  });
});
