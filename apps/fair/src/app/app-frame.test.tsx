import { ConfigContext } from '@gastroshop/app-shell/environment';
import { clearCookies, renderInApp, signOnAs } from '@gastroshop/app-shell/testing';
import { CartProvider } from '@gastroshop/storefront/cart';
import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { BASE, FAIR, fairEnvironment } from '../testing/fair-environment';
import { AppFrame } from './app-frame';
import { FairContext } from './fair-context';
import { createFairTerms } from './fair-terms';

beforeEach(() => {
  clearCookies();
  signOnAs('u1');
  document.cookie = 'customer=1; path=/';
  vi.spyOn(globalThis, 'scrollTo').mockReturnValue(undefined);
  vi.spyOn(document.documentElement, 'scrollHeight', 'get').mockReturnValue(100_000);
  vi.spyOn(globalThis, 'requestAnimationFrame').mockImplementation((draw) => {
    draw(0);
    return 0;
  });
});

afterEach(() => {
  vi.restoreAllMocks();
  clearCookies();
  sessionStorage.clear();
  Object.defineProperty(globalThis, 'scrollY', { value: 0, configurable: true });
});

const show = async () => {
  const environment = fairEnvironment();
  const terms = createFairTerms(() => Promise.resolve(FAIR));
  await terms.ask();
  const config = await environment.config;
  return renderInApp(
    <ConfigContext value={config}>
      <FairContext value={terms}>
        <CartProvider
          sender={environment.cartSender}
          journal={environment.cartJournal}
          onRefused={() => undefined}
          onUnkept={() => undefined}
        >
          <AppFrame />
        </CartProvider>
      </FairContext>
    </ConfigContext>,
    { address: `${BASE}search`, environment, routes: [{ path: '*', element: <p>Die Seite</p> }] },
  );
};

it('leads to the parts of the fair and back to the main shop', async () => {
  await show();
  const ways = screen.getByRole('navigation', { name: 'Hauptnavigation' });
  expect([...ways.querySelectorAll('a')].map((way) => way.getAttribute('href'))).toEqual([
    BASE,
    `${BASE}search`,
    `${BASE}quantity-history`,
    '/',
  ]);
  expect(await screen.findByText('Die Seite')).toBeVisible();
});

it('NAV-2: finds the list of the fair where it was left', async () => {
  const { router } = await show();
  Object.defineProperty(globalThis, 'scrollY', { value: 700, configurable: true });
  fireEvent.scroll(window);
  await act(() => router.navigate(`${BASE}product/1`));
  expect(globalThis.scrollTo).toHaveBeenLastCalledWith(0, 0);
  await act(() => router.navigate(-1));
  expect(globalThis.scrollTo).toHaveBeenLastCalledWith(0, 700);
});
