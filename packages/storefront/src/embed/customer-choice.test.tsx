import { CUSTOMER_COOKIE, parseCookies } from '@gastroshop/identity';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { EMPTY_CART } from '../testing';
import { renderParts } from '../testing/render-parts';
import { clearCookies, signOnAs, tokenOf } from '../testing/sign-on';
import { CartBadge } from './cart-badge';
import { CustomerChoice } from './customer-choice';

const customer = (customerId: string, displayName: string) => ({
  customerId,
  displayName,
  customerAddress: { street: 'Seestraße 1', postCode: '6900', city: 'Bregenz' },
});

const TWO = [customer('100001', 'Hotel Seeblick'), customer('100002', 'Gasthof Post')];
const carts = {
  'my/shopping-cart/100001': () => EMPTY_CART,
  'my/shopping-cart/100002': () => EMPTY_CART,
};
const answers = (customers: typeof TWO) => ({ ...carts, '/v1/user/customers': () => customers });

afterEach(clearCookies);

describe('CustomerChoice', () => {
  it('lets a user with several customers choose on the page of the site, and keeps the choice as the shop does', async () => {
    signOnAs({ userId: 'u1' });
    const { shop } = renderParts(
      <>
        <CustomerChoice />
        <CartBadge />
      </>,
      answers(TWO),
    );
    const [button] = await screen.findAllByRole('button', { name: 'Kunde wählen' });
    if (button !== undefined) await userEvent.click(button);
    const dialog = await screen.findByRole('dialog', { name: 'Kunde wählen' });
    await userEvent.click(await within(dialog).findByRole('button', { name: 'Gasthof Post wählen' }));
    await waitFor(() => {
      expect(shop.session.getSnapshot()).toMatchObject({ status: 'BUYER', customerId: '100002' });
    });
    expect(parseCookies(document.cookie).get(CUSTOMER_COOKIE.name)).toBe('100002');
    expect(await screen.findByRole('button', { name: 'Gasthof Post' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Kunde wählen' })).toBeNull();
  });

  it('keeps the choice of who is known by a token on the page alone', async () => {
    const { shop } = renderParts(<CustomerChoice />, answers(TWO), {
      session: { token: () => Promise.resolve(tokenOf({ userId: 'u1' })) },
    });
    await screen.findByRole('button', { name: 'Kunde wählen' });
    await shop.session.chooseCustomer('100001');
    expect(await screen.findByRole('button', { name: 'Hotel Seeblick' })).toBeVisible();
    expect(parseCookies(document.cookie).get(CUSTOMER_COOKIE.name)).toBeUndefined();
  });

  it('is nothing for visitors, and for who has one customer', async () => {
    const visitor = renderParts(<CustomerChoice />, answers(TWO));
    await waitFor(() => {
      expect(visitor.shop.session.getSnapshot().status).toBe('ANONYMOUS');
    });
    expect(screen.queryByRole('button')).toBeNull();
    visitor.unmount();
    signOnAs({ userId: 'u1' });
    const single = renderParts(<CustomerChoice />, answers(TWO.slice(0, 1)));
    await waitFor(() => {
      expect(single.shop.session.getSnapshot().status).toBe('BUYER');
    });
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('says that the customers could not be loaded, and tries again', async () => {
    signOnAs({ userId: 'u1' });
    // Who is signed in was still answered; opening the dialog asks again.
    const upAndDown = [TWO, 503, 503];
    renderParts(<CustomerChoice />, { ...carts, '/v1/user/customers': () => upAndDown.shift() ?? TWO });
    await userEvent.click(await screen.findByRole('button', { name: 'Kunde wählen' }));
    const dialog = await screen.findByRole('dialog');
    expect(await within(dialog).findByText('Die Kunden konnten nicht geladen werden.')).toBeVisible();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Nochmals versuchen' }));
    expect(await within(dialog).findByText('Gasthof Post')).toBeVisible();
  });
});
