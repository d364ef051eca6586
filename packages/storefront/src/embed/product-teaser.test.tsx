import { testProduct } from '@gastroshop/cart/testing';
import { CUSTOMER_COOKIE } from '@gastroshop/identity';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { EMPTY_CART, testItem } from '../testing';
import { renderParts } from '../testing/render-parts';
import { clearCookies, signOnAs } from '../testing/sign-on';
import { AddToCart } from './add-to-cart';
import { CartBadge } from './cart-badge';
import { CartPanel } from './cart-panel';
import { ProductRow } from './product-row';
import { ProductTeaser } from './product-teaser';

const MILK = testProduct('100100', 'Bergmilch', {
  bulkPrices: [{ type: 'LIST', rawValueString: '1.20', minQuantity: 1 }],
});
const CREAM = testProduct('100200', 'Obers');
const products = { 'POST products/skuBatch': () => [MILK, CREAM] };
const cart = { 'my/shopping-cart/100001': () => ({ ...EMPTY_CART, items: [testItem('100200', 3)] }) };

const signOnAsBuyer = (...roles: readonly string[]): void => {
  signOnAs({ userId: 'u1', roles });
  document.cookie = `${CUSTOMER_COOKIE.name}=100001; path=/`;
};

afterEach(clearCookies);

describe('ProductTeaser', () => {
  it('shows visitors the products in the order asked for, in one call, without a price and without ordering', async () => {
    const { fetch } = renderParts(<ProductTeaser skus={['100200', '100100', '999999']} />, products);
    const list = await screen.findByRole('list', { name: 'Artikel' });
    expect(
      within(list)
        .getAllByRole('link')
        .map(({ textContent }) => textContent),
    ).toEqual(['Obers', 'Bergmilch']);
    expect(within(list).queryByText(/€/)).toBeNull();
    expect(within(list).queryByRole('button')).toBeNull();
    expect(fetch).toHaveBeenCalledTimes(1);
  });

  it('shows prices to buyers who may see them, and to others the way into the cart alone', async () => {
    signOnAsBuyer('can-see-prices');
    const { unmount } = renderParts(<ProductTeaser skus={['100100']} />, { ...products, ...cart });
    expect(await screen.findByText(/1,20/)).toBeVisible();
    unmount();
    clearCookies();
    signOnAsBuyer();
    renderParts(<ProductTeaser skus={['100100']} />, { ...products, ...cart });
    expect(await screen.findByRole('button', { name: /in den Warenkorb legen$/ })).toBeVisible();
    expect(screen.queryByText(/1,20/)).toBeNull();
  });

  it('says that nothing can be loaded, and tries again', async () => {
    let isDown = true;
    renderParts(<ProductTeaser skus={['100100']} />, {
      'POST products/skuBatch': () => (isDown ? 503 : [MILK]),
    });
    expect(await screen.findByRole('alert')).toHaveTextContent('Die Artikel konnten nicht geladen werden.');
    isDown = false;
    await userEvent.click(screen.getByRole('button', { name: 'Nochmals versuchen' }));
    expect(await screen.findByRole('link', { name: 'Bergmilch' })).toBeVisible();
  });

  it('says in English that there is none', async () => {
    renderParts(<ProductTeaser skus={['999999']} />, products, { locale: 'en-GB' });
    expect(await screen.findByText('No products at the moment')).toBeVisible();
  });
});

describe('ProductRow and AddToCart', () => {
  it('lead visitors to sign in, and say that a product is unknown', async () => {
    renderParts(
      <>
        <AddToCart sku="100100" />
        <ProductRow sku="999999" />
      </>,
      products,
    );
    expect(await screen.findByRole('link', { name: 'Anmelden und bestellen' })).toHaveAttribute(
      'href',
      '/auth/redirect?target=%2F',
    );
    expect(screen.getByText('Diesen Artikel gibt es hier nicht.')).toBeVisible();
  });

  it('put a product into the cart, which badge and panel show at once', async () => {
    signOnAsBuyer();
    renderParts(
      <>
        <CartBadge />
        <AddToCart sku="100100" />
        <CartPanel />
      </>,
      { ...products, ...cart },
    );
    expect(await screen.findByRole('link', { name: /Warenkorb.*1 / })).toHaveAttribute('href', '/checkout');
    await userEvent.click(await screen.findByRole('button', { name: /in den Warenkorb legen$/ }));
    expect(await screen.findByRole('link', { name: /Warenkorb.*2 / })).toBeVisible();
    const panel = screen.getByRole('region', { name: 'Warenkorb' });
    expect(within(panel).getByText('2 Positionen')).toBeVisible();
  });
});

describe('CartPanel', () => {
  it('leads visitors to sign in, and users with several customers to their choice', async () => {
    const { unmount } = renderParts(<CartPanel />);
    expect(await screen.findByRole('link', { name: 'Anmelden' })).toBeVisible();
    unmount();
    signOnAs({ userId: 'u1' });
    renderParts(<CartPanel />, {
      '/v1/user/customers': () => [
        { customerId: '1', displayName: 'Eins' },
        { customerId: '2', displayName: 'Zwei' },
      ],
    });
    expect(await screen.findByRole('button', { name: 'Kunde wählen' })).toBeVisible();
  });

  it('takes a line out and brings it back', async () => {
    signOnAsBuyer();
    const { say } = renderParts(<CartPanel />, cart);
    await userEvent.click(await screen.findByRole('button', { name: '100200 entfernen' }));
    expect(await screen.findByText('Noch nichts im Warenkorb')).toBeVisible();
    say.mock.calls[0]?.[0].action?.onAction();
    expect(await screen.findByRole('button', { name: '100200 entfernen' })).toBeVisible();
  });

  it('says that the cart cannot be reached', async () => {
    signOnAsBuyer();
    renderParts(<CartPanel />, { 'my/shopping-cart/100001': () => 503 });
    expect(await screen.findByText(/Der Warenkorb konnte nicht geladen werden/)).toBeVisible();
  });
});
