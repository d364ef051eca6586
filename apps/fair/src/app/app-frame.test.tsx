import { ConfigContext } from '@gastroshop/app-shell/environment';
import { clearCookies, renderInApp, signOnAs } from '@gastroshop/app-shell/testing';
import type { Fair } from '@gastroshop/api-contract';
import { CartProvider } from '@gastroshop/storefront/cart';
import { usePageTitle } from '@gastroshop/storefront/shop';
import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { BASE, FAIR, fairEnvironment } from '../testing/fair-environment';
import { AppFrame } from './app-frame';
import { FairContext } from './fair-context';
import { createFairStore } from './fair-store';

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

const TitledPage = () => {
  usePageTitle('Käse');
  return <p>Die Seite</p>;
};

const show = async (fair: Fair = FAIR, answer: () => Promise<Fair> = () => Promise.resolve(fair)) => {
  const environment = fairEnvironment(undefined, () => fair);
  const terms = createFairStore(answer);
  await terms.ask();
  const config = await environment.config;
  return renderInApp(
    <ConfigContext value={config}>
      <FairContext value={terms}>
        <CartProvider
          sender={environment.cartSender}
          journal={environment.cartJournal}
          onUnkept={() => undefined}
        >
          <AppFrame />
        </CartProvider>
      </FairContext>
    </ConfigContext>,
    { address: `${BASE}search`, environment, routes: [{ path: '*', element: <TitledPage /> }] },
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

it('names the fair before the shop in the browser’s tabs', async () => {
  await show();
  expect(await screen.findByText('Die Seite')).toBeVisible();
  expect(document.title).toBe('Käse – Messe – Alpingastro');
});

const strip = () => screen.getByRole('banner').querySelector('[class*="deadline"]');
const wayTo = (page: string) => document.querySelector(`a[href="${BASE}${page}"]`);
const toCart = () => wayTo('checkout');

it('FAI-3: tells days of delivery and leads to a cart only where the fair is on', async () => {
  const { unmount } = await show();
  expect(strip()).toHaveTextContent('Lieferung 11. Jän.');
  // Who may see no prices is told the days alone.
  expect(strip()).not.toHaveTextContent('·');
  expect(toCart()).not.toBeNull();
  unmount();
  await show({ ...FAIR, isActive: false });
  expect(strip()).toBeNull();
  expect(toCart()).toBeNull();
});

it('FAI-2: leads to nothing that could be ordered once its last day of delivery is past', async () => {
  const { unmount } = await show();
  expect(wayTo('search')).not.toBeNull();
  unmount();
  await show({ ...FAIR, firstPossibleDeliveryDate: '2020-01-07', lastPossibleDeliveryDate: '2020-02-07' });
  expect(strip()).toBeNull();
  for (const page of ['checkout', 'search', 'quantity-history']) expect(wayTo(page)).toBeNull();
  expect(document.querySelectorAll('a[href="/"]').length).toBeGreaterThan(0);
});

it('keeps no empty line in its header where nobody answers', async () => {
  await show(FAIR, () => Promise.reject(new Error('nobody')));
  expect(strip()).toBeNull();
});
