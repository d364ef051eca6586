import { expect, it, vi } from 'vitest';
import { createOutboxStore, EMPTY_OUTBOX, entryAdded, outboxKey, outboxSwitched } from '../outbox';
import { EMPTY_CART, fakeCalls, fakeTarget, TEST_CART_SCOPE } from '../testing';
import type { CartCalls } from './cart-calls';
import { lazyCartSender } from './lazy-sender';

const open = () => {
  const store = createOutboxStore();
  store.dispatch(outboxSwitched({ ...EMPTY_OUTBOX, owner: outboxKey(TEST_CART_SCOPE) }));
  const put = vi.fn<CartCalls['put']>(() => Promise.resolve(EMPTY_CART));
  const target = fakeTarget({ calls: fakeCalls({ put }) });
  const sender = lazyCartSender({
    target: () => target,
    edits: () => store.getState().cartEdits,
    dispatch: store.dispatch,
    clock: { now: () => 1000, elapsed: () => 1000 },
  });
  const edit = (sku: string, remarksOnly: boolean) =>
    store.dispatch(
      entryAdded({
        sku,
        amount: 3,
        unit: 'Ktn',
        ...(remarksOnly && { onlyRemarks: true, remarks: { note: 'reif' } }),
        seenVersion: 2,
        operationId: `op-${sku}`,
        actedAt: 990,
        phase: 'waiting',
      }),
    );
  return { store, put, sender, edit };
};

it('sends once what several ask it to send before its code is there', async () => {
  const { store, put, sender, edit } = open();
  await sender.send();
  expect(put).not.toHaveBeenCalled();
  edit('1', false);
  await Promise.all([sender.send(), sender.send(), sender.resume()]);
  expect(put).toHaveBeenCalledExactlyOnceWith([
    { sku: '1', amount: 3, unitAbbreviation: 'Ktn', seenVersion: 2, operationId: 'op-1', ageMs: 10 },
  ]);
  expect(store.getState().cartEdits.edits).toEqual({});
  edit('2', false);
  await sender.send();
  expect(put).toHaveBeenCalledTimes(2);
});

it('CRT-7: names no amount where only a note was written', async () => {
  const { put, sender, edit } = open();
  edit('1', true);
  await sender.send();
  expect(put).toHaveBeenCalledExactlyOnceWith([
    { sku: '1', note: 'reif', seenVersion: 2, operationId: 'op-1', ageMs: 10 },
  ]);
});
