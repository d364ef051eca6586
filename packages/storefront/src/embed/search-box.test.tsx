import { testProduct } from '@gastroshop/cart/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CUSTOMER_COOKIE } from '@gastroshop/identity';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { EMPTY_CART } from '../testing';
import { renderParts } from '../testing/render-parts';
import { clearCookies, signOnAs } from '../testing/sign-on';
import { SearchBox } from './search-box';

const completion = () => ({
  terms: [],
  products: [testProduct('100100', 'Bergmilch')],
  categories: [{ id: 'c1', name: 'Molkerei' }],
});

afterEach(clearCookies);

describe('SearchBox', () => {
  it('suggests what is typed once typing rests, and tells the site what was searched for and chosen', async () => {
    const onSearch = vi.fn();
    const onProduct = vi.fn();
    const { fetch } = renderParts(<SearchBox onSearch={onSearch} onProduct={onProduct} />, {
      'POST products/complete': completion,
    });
    const field = await screen.findByRole('combobox');
    await userEvent.type(field, 'milch');
    expect(await screen.findByText('Bergmilch')).toBeVisible();
    expect(fetch).toHaveBeenCalledTimes(1);
    await userEvent.keyboard('{ArrowDown}{Enter}');
    expect(onProduct).toHaveBeenCalledWith('100100');
    await userEvent.clear(field);
    await userEvent.type(field, 'obers{Shift>}{Enter}{/Shift}');
    expect(onSearch).toHaveBeenCalledWith('obers');
  });

  it('says that suggestions could not be loaded', async () => {
    renderParts(<SearchBox />, { 'POST products/complete': () => 500 });
    await userEvent.type(await screen.findByRole('combobox'), 'milch');
    expect(await screen.findByText('Vorschläge konnten nicht geladen werden.')).toBeVisible();
  });

  it('takes an amount typed beside the name into the order control of the row, from where it is ordered', async () => {
    signOnAs({ userId: 'u1', roles: [] });
    document.cookie = `${CUSTOMER_COOKIE.name}=100001; path=/`;
    const onSearch = vi.fn();
    const { fetch, shop } = renderParts(<SearchBox onSearch={onSearch} />, {
      'POST products/complete': completion,
      'my/shopping-cart/100001': () => EMPTY_CART,
    });
    const field = await screen.findByRole('combobox');
    await userEvent.click(field);
    await userEvent.paste('3 karton milch');
    const amount = await screen.findByRole('textbox');
    expect(amount).toHaveValue('3');
    const asked = fetch.mock.calls.flatMap(([, init]) => (typeof init?.body === 'string' ? [init.body] : []));
    expect(asked.map((body): unknown => JSON.parse(body))).toEqual([{ query: 'milch', unit: 'karton' }]);
    await userEvent.type(amount, '{Enter}');
    const session = shop.session.getSnapshot();
    expect(session.status === 'BUYER' && session.cart.getSnapshot().lines).toMatchObject([
      { sku: '100100', amount: 3, unit: 'Ktn' },
    ]);
    await userEvent.type(field, '{Shift>}{Enter}{/Shift}');
    expect(onSearch).toHaveBeenLastCalledWith('milch');
  });

  it('finds to visitors what an amount was typed beside, without anything to order with', async () => {
    renderParts(<SearchBox />, { 'POST products/complete': completion });
    await userEvent.type(await screen.findByRole('combobox'), '3 karton milch');
    expect(await screen.findByText('Bergmilch')).toBeVisible();
    expect(screen.queryByRole('textbox')).toBeNull();
  });
});
