import type { CartItem } from '@gastroshop/api-contract';
import { useQuery } from '@tanstack/react-query';
import { act, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { fakeGateway } from '../testing/fake-gateway';
import { renderShop } from '../testing/render-shop';
import { testCart, testItem } from '@gastroshop/cart/testing';
import { useGateway } from '../shop';
import type { LineChange } from '@gastroshop/cart/edits';
import { type CartActions, useCartActions } from './cart-context';
import { entriesPhaseChanged, entriesAcknowledged } from '@gastroshop/cart/outbox';
import { cartQuery } from './cart-query';

const remarks = { note: 'dick geschnitten', costCentre: 'Bar', customerArticleNumber: 'M-1' };
const plan = [
  { date: '2026-12-03', amount: 10 },
  { date: '2026-12-10', amount: 14 },
];
const noted: CartItem = { ...testItem('1', 24), ...remarks, plan, version: 4 };

const start = async (...items: readonly CartItem[]) => {
  const present = { ...testCart(...items), version: 9 };
  const gateway = fakeGateway();
  const read = () => Promise.resolve(present);
  const known: { actions?: CartActions } = {};
  const Page = () => {
    known.actions = useCartActions();
    return <p>{useQuery(cartQuery(useGateway())).data === undefined ? 'no cart' : 'a cart'}</p>;
  };
  const { store } = renderShop(<Page />, {
    gateway: { ...gateway, ...(gateway.cart && { cart: { ...gateway.cart, read } }) },
  });
  await screen.findByText('a cart');
  const edit = (sku: string) => store.getState().cartEdits.edits[sku];
  return {
    edit,
    set: (sku: string, change: LineChange) => {
      let undo: (() => void) | undefined;
      act(() => {
        undo = known.actions?.setLine(sku, change);
      });
      return () => {
        act(() => undo?.());
      };
    },
    note: (sku: string, note: string) => {
      act(() => known.actions?.setRemarks(sku, { note }));
    },
    send: (sku: string, way: 'sending' | 'answered') => {
      const operationIds = [edit(sku)?.operationId ?? ''];
      act(() => {
        store.dispatch(
          way === 'answered'
            ? entriesAcknowledged(operationIds)
            : entriesPhaseChanged({ operationIds, phase: 'sending' }),
        );
      });
      return operationIds;
    },
  };
};

it('CRT-7: brings a line that was taken out back with plan and remarks', async () => {
  const { set, edit } = await start(noted);
  const undo = set('1', { amount: 0, unit: 'Stk' });
  expect(edit('1')).toMatchObject({ remarks: undefined });
  undo();
  expect(edit('1')).toMatchObject({ amount: 24, unit: 'Stk', plan, remarks });
});

it('CRT-7: brings amount and plan back and says nothing of remarks where they stayed', async () => {
  const { set, edit } = await start(noted);
  set('1', { amount: 30, unit: 'Stk' })();
  expect(edit('1')).toMatchObject({ amount: 24, plan });
  expect(edit('1')).toMatchObject({ remarks: undefined });
  set('2', { amount: 1, unit: 'Ktn' })();
  expect(edit('2')).toMatchObject({ amount: 0, unit: 'Ktn' });
});

it('CRT-7: does not lose what was noted and is not sent', async () => {
  const { set, edit, note } = await start(noted);
  note('1', 'dünn');
  const undo = set('1', { amount: 30, unit: 'Stk' });
  undo();
  expect(edit('1')).toMatchObject({ amount: 24, remarks: { note: 'dünn' } });
  set('1', { amount: 0, unit: 'Stk' })();
  expect(edit('1')).toMatchObject({ amount: 24, remarks: { ...remarks, note: 'dünn' } });
});

it.each(['sending', 'answered'] as const)(
  'CRT-8: comes back as old as what it undoes, having seen nothing that others did since (%s)',
  async (way) => {
    const { set, edit, send } = await start(noted);
    const undo = set('1', { amount: 0, unit: 'Stk' });
    const actedAt = edit('1')?.actedAt;
    const operationIds = send('1', way);
    undo();
    expect(edit('1')).toMatchObject({
      actedAt,
      seenVersion: 4,
      seenCartVersion: 9,
      afterOperationIds: operationIds,
    });
  },
);
