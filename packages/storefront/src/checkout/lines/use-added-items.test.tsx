import 'fake-indexeddb/auto';
import { act, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { openAppDatabase, deleteDatabases } from '../../database';
import { scopedKey } from '../../shop';
import { fakeGateway, TEST_SCOPE, testPage } from '../../testing/fake-gateway';
import { renderShop } from '../../testing/render-shop';
import { testCart, testItem, testProduct } from '@gastroshop/cart/testing';
import { useCheckoutLines } from './use-checkout-lines';

afterEach(deleteDatabases);

const Lines = (): ReactNode => {
  const { lines } = useCheckoutLines();
  return (
    <p>{lines.map(({ product, amount, unsent }) => `${product.name} ${amount} ${unsent ? 'later' : ''}`)}</p>
  );
};

/** Keeps a list as if it had been seen. */
const seen = async (...products: readonly ReturnType<typeof testProduct>[]): Promise<void> => {
  const { tenant, userId, customerId } = TEST_SCOPE;
  const key = scopedKey(TEST_SCOPE, 'search', {});
  await (
    await openAppDatabase('shop')()
  ).put('answers', {
    hash: JSON.stringify(key),
    key,
    kind: 'search',
    ...{ tenant, userId, customerId },
    data: testPage(products),
    answeredAt: Date.now(),
  });
};

describe('a line that was added without a network', () => {
  it('stands in the cart with its article as it was last seen', async () => {
    await seen(testProduct('2', 'Teebutter'));
    const gateway = fakeGateway();
    const cart = gateway.cart && {
      ...gateway.cart,
      read: () => Promise.resolve(testCart(testItem('1', 3))),
    };
    const { store } = renderShop(<Lines />, { gateway: { ...gateway, cart } });
    await screen.findByText(/3/);
    const change = { sku: '2', amount: 5, unit: 'Stk', operationId: 'op', actedAt: 0 };
    act(() => {
      store.dispatch({ type: 'cart-edits/edited', payload: [{ ...change, phase: 'unsent' }] });
    });
    expect(await screen.findByText(/Teebutter 5 later/)).toBeVisible();
    // Nothing that waits is out of sight, be its article known or not.
    act(() => {
      const other = { ...change, sku: '4711', amount: 7, operationId: 'op-2', phase: 'unsent' };
      store.dispatch({ type: 'cart-edits/edited', payload: [other] });
    });
    expect(await screen.findByText(/4711 7 later/)).toBeVisible();
  });
});
