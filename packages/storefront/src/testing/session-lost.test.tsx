import 'fake-indexeddb/auto';
import { browserSession, createClient, putCartItem } from '@gastroshop/api-client';
import { testTexts } from '@gastroshop/i18n/testing';
import { tenantStorageKey } from '@gastroshop/identity';
import { createToastStore, ToastProvider } from '@gastroshop/ui/feedback';
import { configureStore } from '@reduxjs/toolkit';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import { I18nextProvider } from 'react-i18next';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  cartOutboxReducer,
  CartProvider,
  lazyCartSender,
  cartTarget,
  lazyCartOutbox,
  useCartActions,
  useCartLine,
} from '../cart';
import { ShopProvider } from '../shop';
import { fakeGateway, TEST_SCOPE } from './fake-gateway';

const targetKey = tenantStorageKey('post-login-target', 'AZ');

const Screen = (): ReactNode => {
  const { setLine, typeDraft } = useCartActions();
  const { draft } = useCartLine('1');
  return (
    <>
      <p>Entwurf {draft?.text}</p>
      <button
        type="button"
        onClick={() => {
          typeDraft('1', { text: '12', unit: 'KT' });
          setLine('2', { amount: 3, unit: 'KT' });
        }}
      >
        Eintippen
      </button>
    </>
  );
};

/** A page of the shop, from loading it to leaving it. */
const openPage = (fetch: typeof globalThis.fetch) => {
  const client = createClient({
    fetch,
    readCookie: () => 'present',
    session: browserSession({ storageKey: targetKey }),
  });
  const gateway = fakeGateway();
  const shop = {
    ...gateway,
    cart: gateway.cart && {
      ...gateway.cart,
      put: ([item]: Parameters<NonNullable<typeof gateway.cart>['put']>[0]) => {
        if (item === undefined) throw new Error('Nothing to put');
        return putCartItem(client, { tenant: 'AZ', customerId: TEST_SCOPE.customerId, item });
      },
    },
  };
  const store = configureStore({ reducer: { cartEdits: cartOutboxReducer } });
  const queryClient = new QueryClient();
  const clock = { now: () => 0, elapsed: () => 0, observe: () => undefined };
  const sender = lazyCartSender({
    target: () => cartTarget(queryClient, shop),
    edits: () => store.getState().cartEdits,
    dispatch: store.dispatch,
    clock,
  });
  const journal = lazyCartOutbox('test');
  // What the live cart says comes a while after the page.
  const texts = testTexts();
  const toasts = createToastStore();
  return render(
    <Provider store={store}>
      <QueryClientProvider client={queryClient}>
        <ShopProvider shop={{ client, gateway: shop, clock, navigate: () => undefined }}>
          <I18nextProvider i18n={texts}>
            <ToastProvider store={toasts}>
              <CartProvider sender={sender} journal={journal} onUnkept={() => undefined}>
                <Screen />
              </CartProvider>
            </ToastProvider>
          </I18nextProvider>
        </ShopProvider>
      </QueryClientProvider>
    </Provider>,
  );
};

const json = (body: object) => Promise.resolve(new Response(JSON.stringify(body), { status: 200 }));

afterEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
  sessionStorage.clear();
});

describe('SES-10: a session that ends while somebody types', () => {
  it('keeps what was typed and the address, leads to the login, and sends it once after that', async () => {
    const assign = vi.spyOn(location, 'assign').mockReturnValue(undefined);
    const refused = vi.fn<typeof fetch>(() => Promise.resolve(new Response('{}', { status: 401 })));
    const before = openPage(refused);
    await userEvent.click(screen.getByRole('button', { name: 'Eintippen' }));
    await waitFor(() => {
      expect(assign).toHaveBeenCalledOnce();
    });
    const here = location.pathname + location.search + location.hash;
    expect(assign).toHaveBeenCalledWith(`/auth/redirect?target=${encodeURIComponent(here)}`);
    expect(sessionStorage.getItem(targetKey)).toBe(here);
    before.unmount();

    const sent: string[] = [];
    openPage((input, init) => {
      if ((input instanceof Request ? input.url : input.toString()).endsWith('/my/token'))
        return json({ token: 't', expiresAt: '2999-01-01T00:00:00Z' });
      sent.push(typeof init?.body === 'string' ? init.body : '');
      return json({ items: [] });
    });
    expect(await screen.findByText('Entwurf 12')).toBeVisible();
    await waitFor(() => {
      expect(sent.map((body): unknown => JSON.parse(body))).toEqual([
        expect.objectContaining({ sku: '2', amount: 3, unitAbbreviation: 'KT' }),
      ]);
    });
  });
});
