import { CartProvider } from '@gastroshop/storefront/cart';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { fakeEnvironment, renderInApp } from '../testing';
// There before the clock of a test runs.
import './header-search';
import { HeaderSearchSlot } from './header-search-slot';

// The browser always has the time for what is loaded late.
beforeAll(() => {
  vi.stubGlobal('requestIdleCallback', (work: () => void) => {
    work();
    return 0;
  });
  vi.stubGlobal('cancelIdleCallback', () => undefined);
});
afterAll(() => {
  vi.unstubAllGlobals();
});

/** The search orders what is typed into it, so that the cart is around it. */
const show = () => {
  const environment = fakeEnvironment();
  renderInApp(
    <CartProvider
      sender={environment.cartSender}
      journal={environment.cartJournal}
      onUnkept={() => undefined}
    >
      <HeaderSearchSlot />
    </CartProvider>,
    { environment },
  );
};

const plain = () => screen.getByRole('textbox', { name: 'Suche' });
const withSuggestions = () => screen.findByRole('combobox', { name: 'Suche' });

it('has suggestions as soon as their code has arrived', async () => {
  show();
  expect(plain()).toHaveValue('');
  expect(await withSuggestions()).toHaveValue('');
});

it('stays the field it is while somebody is in it, and loses nothing of what was typed', async () => {
  show();
  const field = plain();
  field.focus();
  await act(() => import('./header-search'));
  expect(plain()).toBe(field);
  await userEvent.type(field, 'obers');
  expect(plain()).toBe(field);
  await userEvent.tab();
  expect(await withSuggestions()).toHaveValue('obers');
});
