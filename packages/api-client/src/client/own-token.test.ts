import { describe, expect, it, vi } from 'vitest';
import { ResponseError } from '../errors';
import { readCart, search, startPage } from '../testing/endpoints';
import { failureOf, fakeBackend, json, type Received } from '../testing/fake-backend';
import { send } from './send';

const cart = { tenant: 'AZ', customerId: '1' };
const bearerOf = ({ headers }: Received): string | null => headers.get('authorization');

/** A backend that takes some tokens, and a site that has its own, the next after each refusal. */
const world = (accepted: readonly string[], has: readonly (string | undefined)[]) => {
  const asked: (string | undefined)[] = [];
  let index = 0;
  const backend = fakeBackend(
    (request) => json({}, accepted.includes(bearerOf(request)?.slice(7) ?? '') ? 200 : 401),
    undefined,
    {
      token: (refused) => {
        asked.push(refused);
        if (refused !== undefined && refused === has[index]) index++;
        return Promise.resolve(has[index]);
      },
    },
  );
  return { ...backend, asked };
};

describe('SES-10: a site that has tokens of its own', () => {
  it('is asked at each call, and the backend for none', async () => {
    const { client, calls, tokenRequests, asked, cookies } = world(['t-1'], ['t-1']);
    cookies['token'] = 'claims';
    await send(client, 'readCart', readCart, cart, {});
    await send(client, 'search', search, {}, {});
    expect(calls.map(bearerOf)).toEqual(['Bearer t-1', 'Bearer t-1']);
    expect(asked).toEqual([undefined, undefined]);
    expect(tokenRequests).toEqual([]);
  });

  it('is asked once more after a 401, with what was refused, and the call repeated once', async () => {
    const { client, calls, asked, events } = world(['t-2'], ['t-1', 't-2']);
    await send(client, 'readCart', readCart, cart, {});
    expect(calls.map(bearerOf)).toEqual(['Bearer t-1', 'Bearer t-2']);
    expect(asked).toEqual([undefined, 't-1']);
    expect(events).toEqual([]);
  });

  it('is asked once for all calls refused together', async () => {
    const { client, calls, asked } = world(['t-2'], ['t-1', 't-2']);
    await Promise.all(Array.from({ length: 20 }, () => send(client, 'readCart', readCart, cart, {})));
    expect(asked.filter((refused) => refused !== undefined)).toEqual(['t-1']);
    expect(calls).toHaveLength(40);
  });

  it.each([
    ['another that is refused too', ['t-1', 't-2', 't-3'], ['Bearer t-1', 'Bearer t-2']],
    ['none any more', ['t-1', undefined], ['Bearer t-1']],
  ])('loses the session with %s, told once', async (_, has, sent) => {
    const { client, calls, events } = world([], has);
    const error = await failureOf(send(client, 'readCart', readCart, cart, {}));
    expect(error).toBeInstanceOf(ResponseError);
    expect(error).toMatchObject({ status: 401 });
    expect(calls.map(bearerOf)).toEqual(sent);
    expect(events).toEqual(['session lost']);
  });

  it('that knows no other than the refused one does not send it again', async () => {
    const { client, calls, events } = fakeBackend(() => json({}, 401), undefined, {
      token: () => Promise.resolve('t-1'),
    });
    for (let times = 0; times < 3; times++) await failureOf(send(client, 'readCart', readCart, cart, {}));
    expect(calls).toHaveLength(3);
    expect(events).toEqual(['session lost']);
  });

  it('with none is a visitor', async () => {
    const { client, calls, events } = world([], [undefined]);
    expect(await failureOf(send(client, 'readCart', readCart, cart, {}))).toMatchObject({ status: 401 });
    expect(calls.map(bearerOf)).toEqual([null]);
    expect(events).toEqual([]);
  });

  it('fails a call with its own error, and is asked again by the next', async () => {
    const token = vi.fn().mockRejectedValueOnce(new Error('the provider is away')).mockResolvedValue('t-1');
    const { client, calls } = fakeBackend(() => json({}), undefined, { token });
    expect(await failureOf(send(client, 'readCart', readCart, cart, {}))).toEqual(
      new Error('the provider is away'),
    );
    await send(client, 'readCart', readCart, cart, {});
    expect(calls.map(bearerOf)).toEqual(['Bearer t-1']);
  });

  it('may take its time, and whoever aborts does not wait for it', async () => {
    const { client, calls } = fakeBackend(() => json({}), undefined, {
      token: () => new Promise(() => undefined),
    });
    const controller = new AbortController();
    const failure = failureOf(send(client, 'readCart', readCart, cart, { signal: controller.signal }));
    controller.abort(new Error('enough'));
    expect(await failure).toEqual(new Error('enough'));
    expect(calls).toEqual([]);
  });

  it('keeps them from content', async () => {
    const { client, calls } = world(['t-1'], ['t-1']);
    await failureOf(send(client, 'startPage', startPage, {}, {}));
    expect(calls.map(bearerOf)).toEqual([null]);
  });
});
