import type { CartItemWrite, DeletedCartItem } from '@gastroshop/api-contract';
import { useQuery } from '@tanstack/react-query';
import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { cartQuery } from '../../cart';
import { useGateway } from '../../shop';
import { fakeGateway } from '../../testing/fake-gateway';
import { EMPTY_CART, problemError, testProduct } from '@gastroshop/cart/testing';
import { renderShop } from '../../testing/render-shop';
import { useBringBack } from './use-bring-back';

const NOW = Date.parse('2026-11-25T09:00:00+01:00');
const MINUTE = 60_000;

const removed = (deletedAt: number): DeletedCartItem => ({
  sku: '1',
  unitAbbr: 'Ktn',
  deletedAt: new Date(deletedAt).toISOString(),
  version: 7,
  content: { amount: 3, unitAbbreviation: 'Ktn', note: 'dünn' },
});

const broughtBack = async (item: DeletedCartItem): Promise<readonly CartItemWrite[]> => {
  const gateway = fakeGateway();
  const sent: CartItemWrite[] = [];
  const Page = () => {
    const { bringBack } = useBringBack();
    const { data } = useQuery(cartQuery(useGateway()));
    return (
      <>
        <p>{data === undefined ? 'no cart' : 'a cart'}</p>
        <button
          type="button"
          onClick={() => {
            bringBack([item]);
          }}
        >
          back
        </button>
      </>
    );
  };
  const put: NonNullable<typeof gateway.cart>['put'] = (items) => {
    sent.push(...items);
    return fakeGateway().cart?.put(items) ?? Promise.reject(new Error('There is no cart here'));
  };
  const read = () => Promise.resolve({ ...EMPTY_CART, version: 12, deletedItems: [item] });
  renderShop(<Page />, {
    gateway: { ...gateway, ...(gateway.cart && { cart: { ...gateway.cart, put, read } }) },
    now: () => NOW,
    sends: true,
  });
  await screen.findByText('a cart');
  screen.getByRole('button', { name: 'back' }).click();
  await waitFor(() => {
    expect(sent).toHaveLength(1);
  });
  return sent;
};

it.each([
  ['ten minutes ago', NOW - 10 * MINUTE, 10 * MINUTE],
  ['just now', NOW, 0],
  ['later than now, by a clock that was set', NOW + MINUTE, 30 * 24 * 60 * MINUTE],
])('CRT-6: a line taken out %s comes back whole and as old as that', async (_, deletedAt, ageMs) => {
  const [write] = await broughtBack(removed(deletedAt));
  expect(write).toMatchObject({
    sku: '1',
    amount: 3,
    unitAbbreviation: 'Ktn',
    note: 'dünn',
    seenVersion: 7,
    seenCartVersion: 12,
    ageMs,
  });
});

it('CRT-9: what came after an order is said with who ordered, and brought back anew only when told to', async () => {
  const gateway = fakeGateway({
    products: (skus) => Promise.resolve(skus.map((sku) => testProduct(sku, 'Speck'))),
  });
  const order = { id: '1', userName: 'Maria', creationTime: '2026-11-25T09:42:00Z' };
  const problem = {
    type: 'about:blank',
    title: '',
    status: 409,
    code: 'cart-already-ordered',
    order,
    skus: ['1'],
  };
  const sent: CartItemWrite[] = [];
  let refuses = true;
  const put: NonNullable<typeof gateway.cart>['put'] = (items) => {
    sent.push(...items);
    return refuses ? Promise.reject(problemError(409, problem)) : Promise.resolve(EMPTY_CART);
  };
  const Page = () => {
    const { bringBack } = useBringBack();
    return (
      <button
        type="button"
        onClick={() => {
          bringBack([removed(NOW - MINUTE)]);
        }}
      >
        back
      </button>
    );
  };
  const cart = gateway.cart && { ...gateway.cart, put };
  renderShop(<Page />, { gateway: { ...gateway, cart }, now: () => NOW, sends: true });
  screen.getByRole('button', { name: 'back' }).click();
  expect(await screen.findByText('Maria hat diesen Warenkorb um 10:42 bestellt')).toBeInTheDocument();
  expect(screen.getByText(/^Speck: 3\sKtn sind nicht dabei\.$/)).toBeInTheDocument();
  refuses = false;
  screen.getByRole('button', { name: /^3\sKtn neu bestellen$/ }).click();
  await waitFor(() => {
    expect(sent).toHaveLength(2);
  });
  expect(sent[1]).toMatchObject({ sku: '1', amount: 3, note: 'dünn', ageMs: 0 });
});
