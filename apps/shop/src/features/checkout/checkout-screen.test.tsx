import { renderInApp } from '@gastroshop/app-shell/testing';
import { CartProvider } from '@gastroshop/storefront/cart';
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { fakeEnvironment } from '../../testing/fake-environment';
import { CheckoutScreen } from './checkout-screen';

const showAt = (address: string) => {
  const environment = fakeEnvironment();
  return renderInApp(
    <CartProvider
      sender={environment.cartSender}
      journal={environment.cartJournal}
      onUnkept={() => undefined}
    >
      <CheckoutScreen />
    </CartProvider>,
    { address, environment },
  );
};

describe('NAV-6: the steps of the checkout are read from the end of the path', () => {
  it.each([
    ['/checkout', 'Warenkorb'],
    ['/checkout/cart', 'Warenkorb'],
    ['/checkout/anything', 'Warenkorb'],
    ['/checkout/delivery', 'Lieferung'],
    ['/checkout/delivery/', 'Lieferung'],
    ['/checkout/confirmation', 'Bestätigung'],
  ])('%s is %s', async (address, title) => {
    showAt(address);
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
    expect(document.title).toBe(`${title} – Alpingastro`);
  });
});
