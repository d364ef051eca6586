import { FetchError } from '@gastroshop/api-client';
import type { Order, OrderSubmission } from '@gastroshop/api-contract';
import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { memoryStorage } from '../../testing/memory-storage';
import { problemError } from '@gastroshop/cart/testing';
import { testOrder } from '../../testing/test-order';
import { createSubmission, type Submission } from './submission';

const body = (cartVersion: number): OrderSubmission => ({
  requestedDeliveryDay: '2026-11-26',
  seen: { cartVersion, lines: [] },
});

const settled = async (): Promise<void> => {
  // Everything that waits for nothing but promises has had its turn.
  await new Promise((resolve) => {
    setImmediate(resolve);
  });
};

/** A backend that stores each key once, behind a network that may cut requests or answers. */
const fakeBackend = () => {
  const orders = new Map<string, { readonly order: Order; readonly body: string }>();
  const keys = new Set<string>();
  const cuts: ('BEFORE' | 'AFTER' | 'NONE')[] = [];
  return {
    orders,
    keys,
    cuts,
    submit: async (submission: OrderSubmission, key: string): Promise<Order> => {
      await Promise.resolve();
      const cut = cuts.shift() ?? 'NONE';
      keys.add(key);
      if (cut === 'BEFORE') throw new FetchError(new TypeError('cut'));
      const text = JSON.stringify(submission);
      const known = orders.get(key);
      if (known !== undefined && known.body !== text)
        throw problemError(422, { code: 'idempotency-key-reused' });
      const order = known?.order ?? testOrder(String(orders.size + 1));
      orders.set(key, { order, body: text });
      if (cut === 'AFTER') throw new FetchError(new TypeError('cut'));
      return order;
    },
  };
};

/** An order that was stored eleven minutes ago, and of which the buyer never heard. */
const pressedLongAgo = async () => {
  const backend = fakeBackend();
  backend.cuts.push('AFTER');
  let now = 0;
  const settings = {
    submit: backend.submit,
    storage: memoryStorage(),
    storageKey: 's',
    now: () => now,
  };
  const before = createSubmission({ ...settings, pause: () => new Promise(() => undefined) });
  before.send(body(7));
  await settled();
  before.stop();
  now = 11 * 60_000;
  return { backend, settings };
};

describe('createSubmission', () => {
  it('orders with one key, and a second press while it is on its way does nothing', async () => {
    const backend = fakeBackend();
    const submission = createSubmission({
      submit: backend.submit,
      storage: memoryStorage(),
      storageKey: 's',
    });
    submission.send(body(7));
    submission.send(body(7));
    expect(submission.state().phase).toBe('sending');
    await settled();
    expect(submission.state()).toMatchObject({ phase: 'ordered', order: { number: '1' } });
    expect(backend.orders.size).toBe(1);
    expect(backend.keys.size).toBe(1);
  });

  it('asks again with the same key where the answer was lost, and never says that it failed', async () => {
    const backend = fakeBackend();
    backend.cuts.push('AFTER', 'BEFORE');
    const phases: string[] = [];
    const submission = createSubmission({
      submit: backend.submit,
      storage: memoryStorage(),
      storageKey: 's',
      pause: () => Promise.resolve(),
    });
    submission.subscribe(() => phases.push(submission.state().phase));
    submission.send(body(7));
    await settled();
    expect(phases).toEqual(['sending', 'checking', 'checking', 'ordered']);
    expect([...backend.keys]).toHaveLength(1);
    expect(backend.orders.size).toBe(1);
  });

  it('keeps the key for the confirmation of differences of the same cart', async () => {
    const keys: string[] = [];
    const submit = vi.fn((submission: OrderSubmission, key: string) => {
      keys.push(key);
      return submission.confirmationToken === 'yes'
        ? Promise.resolve(testOrder('1'))
        : Promise.reject(
            problemError(409, {
              code: 'order-differences',
              confirmationToken: 'yes',
              differences: [{ sku: '1', field: 'rowTotal', before: '1.00', after: '2.00' }],
            }),
          );
    });
    const submission = createSubmission({ submit, storage: memoryStorage(), storageKey: 's' });
    submission.send(body(7));
    await settled();
    expect(submission.state()).toMatchObject({
      phase: 'refused',
      refusal: { kind: 'DIFFERENCES', confirmationToken: 'yes' },
    });
    submission.send({ ...body(7), confirmationToken: 'yes' });
    await settled();
    expect(submission.state().phase).toBe('ordered');
    expect(new Set(keys).size).toBe(1);
  });

  it('takes a new key for another version of the cart', async () => {
    const backend = fakeBackend();
    const refuse = vi
      .fn(backend.submit)
      .mockRejectedValueOnce(problemError(409, { code: 'deadline-passed', nextPossibleDay: '2026-11-30' }));
    const submission = createSubmission({ submit: refuse, storage: memoryStorage(), storageKey: 's' });
    submission.send(body(7));
    await settled();
    submission.send(body(8));
    await settled();
    expect(refuse.mock.calls[0]?.[1]).not.toBe(refuse.mock.calls[1]?.[1]);
    expect(submission.state().phase).toBe('ordered');
  });

  it('goes on after a reload with what was not answered, as it was', async () => {
    const backend = fakeBackend();
    const storage = memoryStorage();
    backend.cuts.push('AFTER');
    const before = createSubmission({
      submit: backend.submit,
      storage,
      storageKey: 's',
      pause: () => new Promise(() => undefined),
    });
    before.send(body(7));
    await settled();
    before.stop();
    const after = createSubmission({ submit: backend.submit, storage, storageKey: 's' });
    after.resume();
    expect(after.state().phase).toBe('checking');
    await settled();
    expect(after.state()).toMatchObject({ phase: 'ordered', order: { number: '1' } });
    expect(backend.orders.size).toBe(1);
  });

  it('asks the buyer about what was pressed long ago, and then makes one order with its key', async () => {
    const { backend, settings } = await pressedLongAgo();
    const after = createSubmission(settings);
    after.resume();
    await settled();
    expect(after.state()).toMatchObject({ phase: 'refused', refusal: { kind: 'UNANSWERED' } });
    after.send(body(7));
    await settled();
    expect(after.state()).toMatchObject({ phase: 'ordered', order: { number: '1' } });
    expect(backend.keys.size).toBe(1);
    expect(backend.orders.size).toBe(1);
  });

  it('sends nothing any more unasked when the network comes back after hours', async () => {
    const backend = fakeBackend();
    backend.cuts.push('BEFORE');
    let now = 0;
    const submission = createSubmission({
      submit: backend.submit,
      storage: memoryStorage(),
      storageKey: 's',
      now: () => now,
      pause: () => {
        now += 3 * 3_600_000;
        return Promise.resolve();
      },
    });
    submission.send(body(7));
    await settled();
    expect(submission.state()).toMatchObject({ phase: 'refused', refusal: { kind: 'UNANSWERED' } });
    expect(backend.orders.size).toBe(0);
  });

  it('asks once about what was never answered, and has the same key if that cart is ordered after all', async () => {
    const { backend, settings } = await pressedLongAgo();
    const asked = createSubmission(settings);
    asked.resume();
    asked.dismiss();
    expect(asked.state().phase).toBe('idle');
    const later = createSubmission(settings);
    later.resume();
    expect(later.state().phase).toBe('idle');
    later.send(body(7));
    await settled();
    expect(later.state()).toMatchObject({ phase: 'ordered', order: { number: '1' } });
    expect(backend.keys.size).toBe(1);
    expect(backend.orders.size).toBe(1);
  });

  it('has nothing to go on with once it was answered', async () => {
    const storage = memoryStorage();
    const backend = fakeBackend();
    const submission = createSubmission({ submit: backend.submit, storage, storageKey: 's' });
    submission.send(body(7));
    await settled();
    const next = createSubmission({ submit: backend.submit, storage, storageKey: 's' });
    next.resume();
    expect(next.state().phase).toBe('idle');
  });

  it('makes exactly one order with one key, however often somebody presses, reloads and loses the network', async () => {
    const step = fc.constantFrom('press', 'reload', 'wait', 'stop and resume');
    const cut = fc.constantFrom<'BEFORE' | 'AFTER' | 'NONE'>('BEFORE', 'AFTER', 'NONE');
    await fc.assert(
      fc.asyncProperty(
        fc.array(step, { maxLength: 12 }),
        fc.array(cut, { maxLength: 8 }),
        async (steps, cuts) => {
          const backend = fakeBackend();
          backend.cuts.push(...cuts);
          const storage = memoryStorage();
          const open = (): Submission =>
            createSubmission({
              submit: backend.submit,
              storage,
              storageKey: 's',
              pause: () => settled(),
            });
          let page = open();
          page.send(body(7));
          for (const act of steps) {
            if (page.state().phase === 'ordered') break;
            if (act === 'press') page.send(body(7));
            if (act === 'wait') await settled();
            if (act === 'reload') {
              page.stop();
              page = open();
              page.resume();
            }
            if (act === 'stop and resume') {
              page.stop();
              page.resume();
            }
          }
          while (page.state().phase !== 'ordered') await settled();
          expect(backend.keys.size).toBe(1);
          expect(backend.orders.size).toBe(1);
        },
      ),
      { numRuns: 200 },
    );
  });
});
