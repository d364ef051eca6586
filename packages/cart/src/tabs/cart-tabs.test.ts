import 'fake-indexeddb/auto';
import { FetchError } from '@gastroshop/api-client';
import type { Cart } from '@gastroshop/api-contract';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { openAppDatabase, deleteDatabases } from '../database';
import {
  type CartBroadcast,
  createIndexedDbOutbox,
  createOutboxStore,
  entriesPhaseChanged,
  entryAdded,
  outboxKey,
  type OutboxEntry,
  restoreOutbox,
} from '../outbox';
import { type CartCalls, lazyCartSender } from '../sending';
import { fakeCalls, fakeTarget, TEST_CART_SCOPE, testCart, testItem } from '../testing';
import { syncTabs } from './sync-tabs';

const owner = outboxKey(TEST_CART_SCOPE);

afterEach(deleteDatabases);

/** One work after the other, as the browser's locks have it. */
const queue = () => {
  let last: Promise<unknown> = Promise.resolve();
  return {
    request: (_name: string, work: () => Promise<void>) => {
      last = last.then(work);
      return last;
    },
  };
};

/** A backend that takes operations, each once, and tells the cart they make. */
const backend = () => {
  const amounts = new Map<string, number>();
  const taken: string[] = [];
  let isReachable = true;
  const put = vi.fn<CartCalls['put']>((items) => {
    if (!isReachable) return Promise.reject<Cart>(new FetchError(new TypeError('offline')));
    for (const { sku, amount = 0, operationId = '' } of items) {
      taken.push(operationId);
      amounts.set(sku, amount);
    }
    return Promise.resolve(testCart(...[...amounts].map(([sku, amount]) => testItem(sku, amount))));
  });
  return {
    put,
    taken,
    amounts,
    cut: () => {
      isReachable = false;
    },
    mend: () => {
      isReachable = true;
    },
  };
};

const openTab = async (put: CartCalls['put'], locks: ReturnType<typeof queue>) => {
  const target = fakeTarget({ calls: fakeCalls({ put }) });
  const store = createOutboxStore();
  const channel = new BroadcastChannel('tabs');
  const journal = createIndexedDbOutbox(openAppDatabase('tabs'), { locks, channel });
  const source = () => Promise.resolve(journal);
  const sender = lazyCartSender({
    target: () => target,
    edits: () => store.getState().cartEdits,
    dispatch: store.dispatch,
    journal: source,
    clock: { now: () => 1000, elapsed: () => 1000 },
  });
  await restoreOutbox(store, source, TEST_CART_SCOPE);
  const stop = syncTabs({
    store,
    target,
    journal: source,
    sender: { send: () => Promise.resolve() },
    onUnkept: () => undefined,
  });
  return {
    sender,
    edits: () => store.getState().cartEdits.edits,
    /** Writes down what a buyer does, as the provider does. */
    set: async (sku: string, amount: number, operationId: string) => {
      const edit: OutboxEntry = { sku, amount, unit: 'Stk', operationId, actedAt: amount, phase: 'writing' };
      store.dispatch(entryAdded(edit));
      await journal.append(owner, [edit]);
      journal.tell({ owner } satisfies CartBroadcast);
      store.dispatch(entriesPhaseChanged({ operationIds: [operationId], phase: 'waiting' }));
    },
    close: () => {
      stop();
      sender.stop();
      channel.close();
    },
  };
};

describe('two tabs of one browser on one cart', () => {
  it('show each other what waits, and send it once', async () => {
    const { put, taken, cut, mend } = backend();
    const locks = queue();
    const one = await openTab(put, locks);
    const other = await openTab(put, locks);
    cut();
    await one.set('1', 3, 'a');
    await one.sender.send();
    expect(one.edits()['1']?.phase).toBe('unsent');
    await vi.waitFor(() => {
      expect(other.edits()['1']?.operationId).toBe('a');
    });
    mend();
    await Promise.all([one.sender.resume(), other.sender.resume()]);
    expect(taken).toEqual(['a']);
    await vi.waitFor(() => {
      expect([one.edits(), other.edits()]).toEqual([{}, {}]);
    });
    one.close();
    other.close();
  });

  it('of two changes of one line the later one counts, whichever tab sends first', async () => {
    const { put, taken, amounts, cut, mend } = backend();
    const locks = queue();
    const one = await openTab(put, locks);
    const other = await openTab(put, locks);
    cut();
    await one.set('1', 3, 'a');
    await one.sender.send();
    await other.set('1', 5, 'b');
    mend();
    await one.sender.resume();
    await other.sender.resume();
    expect(taken).toEqual(['b']);
    expect(amounts.get('1')).toBe(5);
    one.close();
    other.close();
  });

  it('what a closed tab left is sent by the next one', async () => {
    const { put, taken, cut, mend } = backend();
    const locks = queue();
    const one = await openTab(put, locks);
    cut();
    await one.set('1', 3, 'a');
    await one.sender.send();
    one.close();
    mend();
    const next = await openTab(put, locks);
    expect(next.edits()['1']).toMatchObject({ amount: 3, phase: 'waiting' });
    await next.sender.send();
    expect(taken).toEqual(['a']);
    next.close();
  });

  it('what is typed while an answer is on its way stays shown until it is sent itself', async () => {
    const { put, taken } = backend();
    const tab = await openTab(put, queue());
    await tab.set('1', 3, 'a');
    const sending = tab.sender.send();
    await tab.set('1', 4, 'b');
    await sending;
    await tab.sender.send();
    expect(taken.at(-1)).toBe('b');
    expect(tab.edits()).toEqual({});
    tab.close();
  });
});
