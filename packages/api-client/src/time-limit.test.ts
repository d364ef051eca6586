import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { getCart, getDatasheet, putCartItem } from './calls';
import { FetchError, TimeoutError } from './errors';
import { failureOf, fakeBackend, json, tokenAnswer } from './testing/fake-backend';

const cart = { tenant: 'AZ', customerId: '1' };

/** A connection that stands still; it ends when the browser is told so. */
const hang = (signal: AbortSignal | null | undefined): Promise<never> =>
  new Promise((_resolve, reject) => {
    signal?.addEventListener('abort', () => {
      reject(new DOMException('Aborted', 'AbortError'));
    });
  });

/** An answer that begins and goes no further. */
const endless = (signal: AbortSignal | null | undefined): Response =>
  new Response(
    new ReadableStream({
      start: (controller) => {
        signal?.addEventListener('abort', () => {
          controller.error(new DOMException('Aborted', 'AbortError'));
        });
      },
    }),
  );

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('a call that hangs', () => {
  it('is given up after half a minute, as a kind of failing network', async () => {
    const { client } = fakeBackend(({ init }) => hang(init.signal));
    const failure = failureOf(getCart(client, cart));
    await vi.advanceTimersByTimeAsync(30_000);
    expect(await failure).toBeInstanceOf(TimeoutError);
    expect(await failure).toBeInstanceOf(FetchError);
    expect(await failure).toMatchObject({ name: 'TimeoutError', limitMs: 30_000 });
  });

  it('is given up also when its answer has begun', async () => {
    const { client } = fakeBackend(({ init }) => endless(init.signal), undefined, {
      limits: { answer: 100 },
    });
    const failure = failureOf(getCart(client, cart));
    await vi.advanceTimersByTimeAsync(100);
    expect(await failure).toMatchObject({ name: 'TimeoutError', limitMs: 100 });
  });

  it('has longer for a file', async () => {
    const { client } = fakeBackend(({ init }) => hang(init.signal));
    const ended = vi.fn();
    const failure = failureOf(getDatasheet(client, { tenant: 'AZ', sku: '7' }).finally(ended));
    await vi.advanceTimersByTimeAsync(119_999);
    expect(ended).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(await failure).toBeInstanceOf(TimeoutError);
  });

  it('tells the caller the reason of an abort of its own', async () => {
    const { client } = fakeBackend(({ init }) => hang(init.signal));
    const controller = new AbortController();
    const item = { sku: '1', amount: 1, unitAbbreviation: 'Stk', operationId: 'o' };
    const failure = failureOf(putCartItem(client, { ...cart, item }, { signal: controller.signal }));
    await vi.advanceTimersByTimeAsync(10);
    controller.abort(new Error('Left the page'));
    expect(await failure).toMatchObject({ message: 'Left the page' });
  });

  it('for a token holds up no later call', async () => {
    const { client, cookies, tokenRequests } = fakeBackend(
      () => json({ items: [] }),
      ({ init }, count) => (count === 1 ? hang(init.signal) : tokenAnswer('t-1')),
    );
    cookies['token'] = 'claims';
    const failure = failureOf(getCart(client, cart));
    await vi.advanceTimersByTimeAsync(30_000);
    expect(await failure).toBeInstanceOf(TimeoutError);
    expect(await getCart(client, cart)).toEqual({ items: [] });
    expect(tokenRequests).toHaveLength(2);
  });
});
