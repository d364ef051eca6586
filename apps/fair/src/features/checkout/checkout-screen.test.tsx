import { clearCookies, renderInApp, signOnAs } from '@gastroshop/app-shell/testing';
import { CartProvider } from '@gastroshop/storefront/cart';
import { screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { BASE, fairEnvironment } from '../../testing/fair-environment';
import { CheckoutScreen } from './checkout-screen';

beforeEach(() => {
  clearCookies();
  signOnAs('u1');
});

afterEach(clearCookies);

describe('NAV-6: the steps of the checkout of a fair are read from the end of the path', () => {
  it.each([
    ['checkout', 'Messewarenkorb'],
    ['checkout/cart', 'Messewarenkorb'],
    ['checkout/delivery', 'Lieferung'],
    ['checkout/confirmation', 'Bestätigung'],
  ])('%s is %s', async (address, title) => {
    const environment = fairEnvironment();
    renderInApp(
      <CartProvider
        sender={environment.cartSender}
        journal={environment.cartJournal}
        onUnkept={() => undefined}
      >
        <CheckoutScreen />
      </CartProvider>,
      { address: BASE + address, environment },
    );
    expect(await screen.findByRole('heading', { level: 1 })).toBeVisible();
    expect(document.title).toBe(`${title} – Alpingastro`);
  });
});
