import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { fakeGateway } from '../../testing/fake-gateway';
import { renderShop } from '../../testing/render-shop';
import { testCart, testItem } from '@gastroshop/cart/testing';
import { CartPanel } from './cart-panel';
import { CartRail } from './cart-rail';

const gatewayWith = (count: number) => {
  const gateway = fakeGateway();
  const { cart } = gateway;
  if (cart === undefined) throw new Error('The fake gateway has a cart');
  const items = Array.from({ length: count }, (_, index) => testItem(`A${index}`, 2));
  return { ...gateway, cart: { ...cart, read: () => Promise.resolve(testCart(...items)) } };
};

it('shows the lines with their sums, and takes one out with a way back', async () => {
  const user = userEvent.setup();
  const { store } = renderShop(<CartPanel />, { gateway: gatewayWith(2) });
  expect(await screen.findByText('€ 17,96')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Warenkorb öffnen' })).toHaveAttribute('href', '/checkout');
  await user.click(screen.getByRole('button', { name: 'A0 entfernen' }));
  expect(store.getState().cartEdits.edits['A0']?.amount).toBe(0);
});

it('PRI-9: shows no sum to who may not see prices', async () => {
  renderShop(<CartPanel />, { gateway: gatewayWith(1), flags: { displayPriceInformation: false } });
  expect(await screen.findByText('A0')).toBeVisible();
  expect(document.body.textContent).not.toContain('€');
});

it('folds, and the preference is remembered', async () => {
  const user = userEvent.setup();
  const { store } = renderShop(<CartPanel />, { gateway: gatewayWith(0) });
  await user.click(await screen.findByRole('button', { name: 'Warenkorb einklappen' }));
  expect(store.getState().preferences.panelFolded).toBe(true);
});

it('leads to the cart where there is no room to unfold', async () => {
  const user = userEvent.setup();
  const { navigate } = renderShop(<CartRail />, { gateway: gatewayWith(0) });
  await user.click(await screen.findByRole('button', { name: /Warenkorb zeigen/ }));
  expect(navigate).toHaveBeenCalledWith('/checkout');
});
