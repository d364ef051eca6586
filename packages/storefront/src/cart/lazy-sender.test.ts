import { QueryClient } from '@tanstack/react-query';
import { configureStore } from '@reduxjs/toolkit';
import { expect, it, vi } from 'vitest';
import { fakeGateway, EMPTY_CART, TEST_SCOPE } from '../testing/fake-gateway';
import { entryAdded, outboxSwitched, cartOutboxReducer, EMPTY_OUTBOX } from './cart-outbox-slice';
import { outboxKey } from './edits-key';
import { lazyCartSender } from './lazy-sender';

const open = () => {
  const store = configureStore({ reducer: { cartEdits: cartOutboxReducer } });
  store.dispatch(outboxSwitched({ ...EMPTY_OUTBOX, owner: outboxKey(TEST_SCOPE) }));
  const gateway = fakeGateway();
  const { cart } = gateway;
  if (cart === undefined) throw new Error('The fake gateway has a cart');
  const put = vi.fn<typeof cart.put>(() => Promise.resolve(EMPTY_CART));
  const sender = lazyCartSender({
    queryClient: new QueryClient(),
    gateway: () => ({ ...gateway, cart: { ...cart, put } }),
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
