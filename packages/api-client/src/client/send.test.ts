import { describe, expect, it } from 'vitest';
import { FetchError, RequiredError, ResponseError } from '../errors';
import { readCart, search, startPage, submitOrder, trackClick } from '../testing/endpoints';
import { failureOf, fakeBackend, json, type Received, tokenAnswer } from '../testing/fake-backend';
import { send } from './send';

const cart = { tenant: 'AZ', customerId: '1' };
const bearerOf = ({ headers }: Received): string | null => headers.get('authorization');

describe('API-4: an anonymous visitor', () => {
  it('calls without a token, and no token is asked for', async () => {
    const { client, calls, tokenRequests } = fakeBackend(() => json([]));
    await send(client, 'search', search, {}, {});
    expect(calls.map(bearerOf)).toEqual([null]);
    expect(tokenRequests).toEqual([]);
  });

  it('sends its cookies to its own origin only', async () => {
    const { client, calls } = fakeBackend(() => json([]));
    await send(client, 'search', search, {}, {});
    expect(calls[0]?.init).toMatchObject({ method: 'GET', credentials: 'same-origin', body: null });
  });
});

describe('API-1: a bearer token on the calls of somebody signed in', () => {
  it('is fetched before the first shop call and sent on each, also where it is optional', async () => {
    const { client, calls, tokenRequests, cookies } = fakeBackend(
      () => json([]),
      () => tokenAnswer('t-1'),
    );
    cookies['token'] = 'claims';
    await send(client, 'search', search, {}, {});
    await send(client, 'readCart', readCart, cart, {});
    expect(calls.map(bearerOf)).toEqual(['Bearer t-1', 'Bearer t-1']);
    expect(tokenRequests).toHaveLength(1);
  });

  it('is fetched once for all calls that start together', async () => {
    const { client, calls, tokenRequests, cookies } = fakeBackend(
      () => json([]),
      () => tokenAnswer('t-1'),
    );
    cookies['token'] = 'claims';
    await Promise.all(Array.from({ length: 20 }, () => send(client, 'search', search, {}, {})));
    expect(tokenRequests).toHaveLength(1);
    expect(calls.map(bearerOf)).toEqual(Array.from({ length: 20 }, () => 'Bearer t-1'));
  });

  it.each([
    ['content', startPage],
    ['analytics', trackClick],
    ['content without CSRF', { ...startPage, csrf: undefined }],
    ['proxy without CSRF', { ...trackClick, csrf: undefined }],
    ['session cookie', { ...search, csrf: undefined, session: true }],
    ['CSRF', { ...search, csrf: true }],
  ] as const)('stays away from %s calls', async (_, endpoint) => {
    const { client, calls, tokenRequests, cookies } = fakeBackend(
      () => json([]),
      () => tokenAnswer('t-1'),
    );
    cookies['token'] = 'claims';
    const { csrf, ...rest } = endpoint;
    await send(client, 'aCall', csrf ? { ...rest, csrf } : rest, { click: {} }, {});
    expect(calls.map(bearerOf)).toEqual([null]);
    expect(tokenRequests).toEqual([]);
  });
});

describe('SES-10: a 401 of a shop call', () => {
  it('fetches a token and repeats the call once, unchanged but for the bearer', async () => {
    const { client, calls, tokenRequests, events } = fakeBackend(
      (_, count) => (count === 1 ? json({}, 401) : json({ ordered: true })),
      () => tokenAnswer('t-1'),
    );
    const parameters = { tenant: 'AZ', order: { notes: 'x' }, idempotencyKey: 'k-1' };
    const response = await send(client, 'submitOrder', submitOrder, parameters, {});
    expect(await response.json()).toEqual({ ordered: true });
    expect(calls.map(bearerOf)).toEqual([null, 'Bearer t-1']);
    expect(calls.map(({ init }) => init.body)).toEqual(['{"notes":"x"}', '{"notes":"x"}']);
    expect(calls.map(({ headers }) => headers.get('idempotency-key'))).toEqual(['k-1', 'k-1']);
    expect(calls.map(({ url }) => url)).toEqual(['/v1/t/AZ/submit', '/v1/t/AZ/submit']);
    expect(tokenRequests).toHaveLength(1);
    expect(events).toEqual([]);
  });

  it('replaces a token that the backend refuses before its time', async () => {
    const { client, calls, cookies } = fakeBackend(
      (request) => (bearerOf(request) === 'Bearer t-2' ? json({}) : json({}, 401)),
      (_, count) => tokenAnswer(`t-${count}`),
    );
    cookies['token'] = 'claims';
    await send(client, 'readCart', readCart, cart, {});
    await send(client, 'readCart', readCart, cart, {});
    expect(calls.map(bearerOf)).toEqual(['Bearer t-1', 'Bearer t-2', 'Bearer t-2']);
  });

  it('asks for one token however many calls fail at once', async () => {
    const { client, calls, tokenRequests } = fakeBackend(
      (request) => (bearerOf(request) ? json({}) : json({}, 401)),
      () => tokenAnswer('t-1'),
    );
    await Promise.all(Array.from({ length: 20 }, () => send(client, 'readCart', readCart, cart, {})));
    expect(tokenRequests).toHaveLength(1);
    expect(calls).toHaveLength(40);
  });

  it('of a call sent before the new token came repeats it with that token', async () => {
    let answerLate: (response: Response) => void = () => undefined;
    const late = new Promise<Response>((resolve) => (answerLate = resolve));
    const { client, calls, tokenRequests } = fakeBackend(
      (request, count) => (bearerOf(request) ? json({}) : count === 1 ? late : json({}, 401)),
      () => tokenAnswer('t-1'),
    );
    const slow = send(client, 'readCart', readCart, cart, {});
    await send(client, 'readCart', readCart, cart, {});
    answerLate(json({}, 401));
    expect((await slow).status).toBe(200);
    expect(tokenRequests).toHaveLength(1);
    expect(calls).toHaveLength(4);
  });

  it('is over when no token is given: the loss is reported once, each call fails with its own answer', async () => {
    const { client, calls, tokenRequests, events } = fakeBackend(() => json({}, 401));
    const work = Array.from({ length: 20 }, () => failureOf(send(client, 'readCart', readCart, cart, {})));
    for (const failure of await Promise.all(work)) {
      expect(failure).toBeInstanceOf(ResponseError);
      expect(failure).toMatchObject({ status: 401, message: 'Response returned an error code' });
    }
    expect(events).toEqual(['session lost']);
    expect(tokenRequests).toHaveLength(1);
    expect(calls).toHaveLength(20);
  });

  it('of a call sent before the loss neither asks again nor reports again', async () => {
    let answerLate: (response: Response) => void = () => undefined;
    const late = new Promise<Response>((resolve) => (answerLate = resolve));
    const { client, tokenRequests, events } = fakeBackend((_, count) => (count === 1 ? late : json({}, 401)));
    const slow = failureOf(send(client, 'readCart', readCart, cart, {}));
    await failureOf(send(client, 'readCart', readCart, cart, {}));
    answerLate(json({}, 401));
    expect(await slow).toMatchObject({ status: 401 });
    expect(tokenRequests).toHaveLength(1);
    expect(events).toEqual(['session lost']);
  });

  it('is over when the repeated call is refused as well; reported once for all, and not repeated again', async () => {
    const { client, calls, tokenRequests, events } = fakeBackend(
      () => json({}, 401),
      () => tokenAnswer('t-1'),
    );
    const work = Array.from({ length: 20 }, () => failureOf(send(client, 'readCart', readCart, cart, {})));
    for (const failure of await Promise.all(work)) expect(failure).toMatchObject({ status: 401 });
    expect(events).toEqual(['session lost']);
    expect(tokenRequests).toHaveLength(1);
    expect(calls).toHaveLength(40);
  });

  it('forgets the token of a lost session', async () => {
    const { client, calls } = fakeBackend(
      (_, count) => (count < 3 ? json({}, 401) : json({})),
      () => tokenAnswer('t-1'),
    );
    await failureOf(send(client, 'readCart', readCart, cart, {}));
    await send(client, 'search', search, {}, {});
    expect(calls.map(bearerOf)).toEqual([null, 'Bearer t-1', null]);
  });

  it('does not become a loss when the repeated call fails otherwise', async () => {
    const { client, events } = fakeBackend(
      (_, count) => json({}, count === 1 ? 401 : 403),
      () => tokenAnswer('t-1'),
    );
    expect(await failureOf(send(client, 'readCart', readCart, cart, {}))).toMatchObject({ status: 403 });
    expect(events).toEqual([]);
  });

  it('needs no session port', async () => {
    const { client } = fakeBackend(() => json({}, 401), undefined, { session: undefined });
    expect(await failureOf(send(client, 'readCart', readCart, cart, {}))).toMatchObject({ status: 401 });
    expect(await failureOf(send(client, 'startPage', startPage, {}, {}))).toMatchObject({ status: 401 });
  });

  it('lets go of the refused answer, whatever comes of that', async () => {
    let cancelled = 0;
    const stuck = new ReadableStream({
      cancel: () => {
        cancelled++;
        return Promise.reject(new Error('stuck'));
      },
    });
    const { client } = fakeBackend(
      (_, count) => (count === 1 ? new Response(stuck, { status: 401 }) : json({})),
      () => tokenAnswer('t-1'),
    );
    await send(client, 'readCart', readCart, cart, {});
    expect(cancelled).toBe(1);
  });
});

describe('SES-11: a 401 of a public content call', () => {
  it('is reported, fails the call, and asks for no token', async () => {
    const { client, calls, tokenRequests, events } = fakeBackend(() => json({}, 401));
    expect(await failureOf(send(client, 'startPage', startPage, {}, {}))).toMatchObject({ status: 401 });
    expect(events).toEqual(['content unauthorized']);
    expect(calls).toHaveLength(1);
    expect(tokenRequests).toEqual([]);
  });

  it('is not any other error', async () => {
    const { client, events } = fakeBackend(() => json({}, 403));
    expect(await failureOf(send(client, 'startPage', startPage, {}, {}))).toMatchObject({ status: 403 });
    expect(events).toEqual([]);
  });
});

it('leaves a 401 of the analytics proxy to its caller: nobody is sent away by tracking', async () => {
  const { client, calls, tokenRequests, events } = fakeBackend(() => json({}, 401));
  const failure = await failureOf(send(client, 'trackClick', trackClick, { click: {} }, {}));
  expect(failure).toMatchObject({ status: 401 });
  expect([calls.length, tokenRequests.length, events]).toEqual([1, 0, []]);
});

describe('ERR-1: a required parameter that is missing', () => {
  it('fails the call, and nothing is sent, not even for a token', async () => {
    const { client, calls, tokenRequests, cookies } = fakeBackend(() => json({}));
    cookies['token'] = 'claims';
    const failure = await failureOf(send(client, 'readCart', readCart, { tenant: 'AZ' }, {}));
    expect(failure).toBeInstanceOf(RequiredError);
    expect([calls, tokenRequests]).toEqual([[], []]);
  });
});

describe('ERR-2: an answer outside 200 to 299', () => {
  it.each([300, 304, 400, 403, 404, 409, 422, 429, 500, 503])('%i is a ResponseError', async (status) => {
    const answer = new Response(null, { status });
    const { client, calls } = fakeBackend(() => answer);
    const failure = await failureOf(send(client, 'search', search, {}, {}));
    expect(failure).toBeInstanceOf(ResponseError);
    expect(failure).toMatchObject({ message: 'Response returned an error code', response: answer });
    expect(calls).toHaveLength(1);
  });

  it.each([200, 201, 204, 299])('%i is a success', async (status) => {
    const { client } = fakeBackend(() => new Response(null, { status }));
    expect((await send(client, 'search', search, {}, {})).status).toBe(status);
  });
});

describe('ERR-3: a network failure', () => {
  it('is a FetchError with its cause', async () => {
    const cause = new TypeError('fetch failed');
    const { client, events } = fakeBackend(() => Promise.reject(cause));
    const failure = await failureOf(send(client, 'search', search, {}, {}));
    expect(failure).toBeInstanceOf(FetchError);
    expect(failure).toMatchObject({
      name: 'FetchError',
      message: 'The request failed and the interceptors did not return an alternative response',
      cause,
    });
    expect(events).toEqual([]);
  });
});

describe('an abort by the caller', () => {
  it('is passed on as it is', async () => {
    const { client } = fakeBackend(() => json({}));
    const failure = await failureOf(send(client, 'search', search, {}, { signal: AbortSignal.abort() }));
    expect(failure).toMatchObject({ name: 'AbortError' });
    expect(failure).not.toBeInstanceOf(FetchError);
  });

  it('that came before the call sends nothing, not even for a token', async () => {
    const { client, calls, tokenRequests, cookies } = fakeBackend(() => json({}));
    cookies['token'] = 'claims';
    const failure = await failureOf(
      send(client, 'search', search, {}, { signal: AbortSignal.abort('gone') }),
    );
    expect(failure).toBe('gone');
    expect([calls, tokenRequests]).toEqual([[], []]);
  });

  it('ends the waiting for a token, and only that of its own call', async () => {
    let answerToken: (response: Response) => void = () => undefined;
    const { client, calls, tokenRequests, cookies } = fakeBackend(
      () => json({}),
      () => new Promise<Response>((resolve) => (answerToken = resolve)),
    );
    cookies['token'] = 'claims';
    const controller = new AbortController();
    const aborted = failureOf(send(client, 'search', search, {}, { signal: controller.signal }));
    const other = send(client, 'search', search, {}, { signal: new AbortController().signal });
    await new Promise((resolve) => setImmediate(resolve));
    controller.abort();
    expect(await aborted).toMatchObject({ name: 'AbortError' });
    answerToken(tokenAnswer('t-1'));
    expect((await other).status).toBe(200);
    expect([calls.length, tokenRequests.length]).toEqual([1, 1]);
  });

  it('ends the waiting for a new token after a 401, and nothing is repeated', async () => {
    const { client, calls } = fakeBackend(
      () => json({}, 401),
      () => new Promise<Response>(() => undefined),
    );
    const controller = new AbortController();
    const aborted = failureOf(send(client, 'search', search, {}, { signal: controller.signal }));
    await new Promise((resolve) => setImmediate(resolve));
    controller.abort();
    expect(await aborted).toMatchObject({ name: 'AbortError' });
    expect(calls).toHaveLength(1);
  });
});
