import { FetchError, RequiredError } from '@gastroshop/api-client';
import type { Cart } from '@gastroshop/api-contract';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  fakeCache,
  fakeCalls,
  fakeTarget,
  problemError,
  responseError,
  testCart,
  testItem,
  TEST_CART_SCOPE,
} from '../testing';
import { createOutboxStore, entryAdded, outboxKey, outboxSwitched, type OutboxEntry } from '../outbox';
import type { CartCalls } from './cart-calls';
import { createCartSender } from './cart-sender';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const offline = () => Promise.reject<Cart>(new FetchError(new TypeError('offline')));

const start = () => {
  const store = createOutboxStore();
  const cache = fakeCache();
  const answer = testCart(testItem('1', 3));
  const put = vi.fn<CartCalls['put']>().mockResolvedValue(answer);
  const remove = vi.fn<CartCalls['remove']>().mockResolvedValue(answer);
  const calls = fakeCalls({ put, remove });
  let target = fakeTarget({ calls, cache });
  let now = 1000;
  const sender = createCartSender({
    target: () => target,
    edits: () => store.getState().cartEdits,
    dispatch: store.dispatch,
    clock: { now: () => now, elapsed: () => now },
  });
  const refused = vi.fn();
  sender.onRefused(refused);
  return {
    sender,
    put,
    remove,
    refused,
    cache,
    answer,
    edits: () => store.getState().cartEdits.edits,
    load: (owner: string) => store.dispatch(outboxSwitched({ ...store.getState().cartEdits, owner })),
    chooseCustomer: (customerId: string) => {
      target = fakeTarget({ calls, cache, scope: { ...TEST_CART_SCOPE, customerId } });
    },
    wait: (ms: number) => {
      now += ms;
    },
    set: (sku: string, amount: number, seenVersion?: number) => {
      const edit: OutboxEntry = {
        sku,
        amount,
        unit: 'Stk',
        operationId: `op-${sku}-${amount}`,
        actedAt: now,
        phase: 'waiting',
        ...(seenVersion !== undefined && { seenVersion }),
      };
      store.dispatch(entryAdded(edit));
      now += 1;
    },
  };
};

const skusOf = (put: ReturnType<typeof start>['put']) =>
  put.mock.calls.map(([items]) => items.map(({ sku }) => sku));

describe('bringing edits to the backend', () => {
  it('sends lines that changed together in one request, and shows the answer', async () => {
    const { sender, put, set, edits, cache, answer } = start();
    set('2', 1);
    set('1', 3);
    await sender.send();
    expect(skusOf(put)).toEqual([['2', '1']]);
    expect(edits()).toEqual({});
    expect(cache.get()).toBe(answer);
  });

  it('tells the operation, the version seen and how long ago the buyer acted', async () => {
    const { sender, put, set, wait } = start();
    set('1', 3, 7);
    wait(499);
    await sender.send();
    expect(put).toHaveBeenCalledWith([
      { sku: '1', amount: 3, unitAbbreviation: 'Stk', operationId: 'op-1-3', seenVersion: 7, ageMs: 500 },
    ]);
  });

  it('keeps the order: what was changed before a removal goes before it, what after, after', async () => {
    const { sender, put, remove, set } = start();
    const order: string[] = [];
    put.mockImplementation((items) => {
      order.push(...items.map(({ sku }) => `+${sku}`));
      return Promise.resolve(testCart());
    });
    remove.mockImplementation(({ sku }) => {
      order.push(`-${sku}`);
      return Promise.resolve(testCart());
    });
    set('1', 1);
    set('2', 0);
    set('3', 1);
    await sender.send();
    expect(order).toEqual(['+1', '-2', '+3']);
  });

  it('has one request on its way; what is changed meanwhile follows it', async () => {
    const { sender, put, set, answer } = start();
    const waiting: ((cart: Cart) => void)[] = [];
    put.mockImplementation(
      () =>
        new Promise((resolve) => {
          waiting.push(resolve);
        }),
    );
    set('1', 1);
    const first = sender.send();
    await vi.waitFor(() => {
      expect(waiting).toHaveLength(1);
    });
    set('1', 2);
    await sender.send();
    expect(put).toHaveBeenCalledTimes(1);
    waiting[0]?.(answer);
    await vi.waitFor(() => {
      expect(waiting).toHaveLength(2);
    });
    waiting[1]?.(answer);
    await first;
    expect(put.mock.calls.map(([[item]]) => item?.amount)).toEqual([1, 2]);
  });

  it('CRT-2: keeps what could not be sent, and tries again with growing pauses under the same operation', async () => {
    const { sender, put, set, edits, refused } = start();
    put.mockImplementation(offline);
    set('1', 3);
    await sender.send();
    expect(edits()['1']?.phase).toBe('unsent');
    await vi.advanceTimersByTimeAsync(999);
    expect(put).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(put).toHaveBeenCalledTimes(2);
    await vi.advanceTimersByTimeAsync(1999);
    expect(put).toHaveBeenCalledTimes(2);
    put.mockResolvedValue(testCart());
    await vi.advanceTimersByTimeAsync(1);
    expect(new Set(put.mock.calls.map(([[item]]) => item?.operationId))).toEqual(new Set(['op-1-3']));
    expect(edits()).toEqual({});
    expect(refused).not.toHaveBeenCalled();
  });

  it('tries at once when the connection is back, and then with short pauses again', async () => {
    const { sender, put, set } = start();
    put.mockImplementation(offline);
    set('1', 3);
    await sender.send();
    await vi.advanceTimersByTimeAsync(1000);
    await sender.resume();
    expect(put).toHaveBeenCalledTimes(3);
    await vi.advanceTimersByTimeAsync(1000);
    expect(put).toHaveBeenCalledTimes(4);
  });

  it.each([401, 408, 429, 500, 503])('SES-10: %i is no refusal: nothing typed is lost', async (status) => {
    const { sender, put, set, edits, refused } = start();
    put.mockImplementation(() => Promise.reject(responseError(status)));
    set('1', 3);
    await sender.send();
    expect(edits()['1']).toMatchObject({ amount: 3, phase: 'unsent' });
    expect(refused).not.toHaveBeenCalled();
  });

  it('gives up what is refused, says so, and loads the cart that counts', async () => {
    const { sender, put, set, edits, refused, cache } = start();
    const loadAgain = vi.spyOn(cache, 'refresh');
    const refusal = responseError(422, 'amount-too-small');
    put.mockRejectedValue(refusal);
    set('1', 3);
    await sender.send();
    expect(edits()).toEqual({});
    expect(refused).toHaveBeenCalledWith(expect.objectContaining({ sku: '1' }), refusal);
    expect(loadAgain).toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(put).toHaveBeenCalledTimes(1);
  });

  it('gives up what was never sent because something is missing in it', async () => {
    const { sender, put, set, edits } = start();
    put.mockRejectedValue(new RequiredError('putCartItem', 'tenant'));
    set('1', 3);
    await sender.send();
    expect(edits()).toEqual({});
  });

  it('one line that is refused does not hold up the others', async () => {
    const { sender, put, set, edits, refused } = start();
    put.mockImplementation((items) =>
      items.some(({ sku }) => sku === '2')
        ? Promise.reject(responseError(409, 'articles-not-available'))
        : Promise.resolve(testCart()),
    );
    set('1', 1);
    set('2', 1);
    set('3', 1);
    await sender.send();
    expect(skusOf(put)).toEqual([['1', '2', '3'], ['1'], ['2'], ['3']]);
    expect(refused).toHaveBeenCalledTimes(1);
    expect(edits()).toEqual({});
  });

  it.each([
    ['articles-not-available', { skus: ['2', '3'] }, ['2', '3']],
    ['amount-too-small', { sku: '2', smallestAmount: 4 }, ['2']],
    ['cart-already-ordered', { skus: ['1', '2', '3', '4'] }, ['1', '2', '3', '4']],
  ])(
    '%s: those that are named are given up in one go, and the rest goes together',
    async (code, more, gone) => {
      const { sender, put, set, edits, refused } = start();
      const refusal = problemError(409, { type: 'about:blank', title: '', status: 409, code, ...more });
      put.mockImplementation((items) =>
        items.some(({ sku }) => gone.includes(sku)) ? Promise.reject(refusal) : Promise.resolve(testCart()),
      );
      const all = ['1', '2', '3', '4'];
      for (const sku of all) set(sku, 1);
      await sender.send();
      const rest = all.filter((sku) => !gone.includes(sku));
      expect(skusOf(put)).toEqual([all, ...(rest.length > 0 ? [rest] : [])]);
      expect(refused.mock.calls.map(([edit]: readonly OutboxEntry[]) => edit?.sku)).toEqual(gone);
      expect(edits()).toEqual({});
    },
  );

  it('what cannot be sent beside a refused line is tried again by itself', async () => {
    const { sender, put, set, edits } = start();
    put
      .mockRejectedValueOnce(responseError(422))
      .mockRejectedValueOnce(responseError(422))
      .mockImplementationOnce(offline);
    set('1', 1);
    set('2', 1);
    await sender.send();
    expect(Object.keys(edits())).toEqual(['2']);
    await vi.advanceTimersByTimeAsync(1000);
    expect(edits()).toEqual({});
  });

  it('never sends one customer’s edits to the cart of another', async () => {
    const { sender, put, set, edits, load, chooseCustomer } = start();
    load(outboxKey(TEST_CART_SCOPE));
    set('1', 3);
    chooseCustomer('99');
    await sender.send();
    expect(put).not.toHaveBeenCalled();
    expect(edits()['1']?.phase).toBe('waiting');
    chooseCustomer(TEST_CART_SCOPE.customerId);
    await sender.send();
    expect(put).toHaveBeenCalledTimes(1);
  });

  it('sends nothing after it was stopped', async () => {
    const { sender, put, set } = start();
    put.mockImplementation(offline);
    set('1', 3);
    await sender.send();
    sender.stop();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(put).toHaveBeenCalledTimes(1);
  });
});
