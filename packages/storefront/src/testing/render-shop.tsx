import { createClient } from '@gastroshop/api-client';
import { testTexts } from '@gastroshop/i18n/testing';
import { type Consents, NO_FLAGS, type Session, type UserFlags } from '@gastroshop/identity';
import { createToastStore, ToastProvider } from '@gastroshop/ui/feedback';
import { ShopUiProvider } from '@gastroshop/ui/theme';
import { combineReducers, configureStore } from '@reduxjs/toolkit';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, type RenderResult } from '@testing-library/react';
import type { ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import { Provider } from 'react-redux';
import { vi } from 'vitest';
import {
  cartOutboxReducer,
  CartProvider,
  type CartSender,
  cartTarget,
  lazyCartOutbox,
  lazyCartSender,
} from '../cart';
import { sessionChanged, sessionReducer } from '../session';
import { preferencesReducer, type ShopGateway, ShopProvider } from '../shop';
import { type Tracking, type TrackingEvent, TrackingProvider } from '../tracking';
import { fakeGateway } from './fake-gateway';

const NOT_ASKED: Consents = {
  webAnalytics: 'not-asked',
  searchAnalytics: 'not-asked',
  emailMarketing: 'not-asked',
  leadTracking: 'not-asked',
  generalAnalytics: 'not-asked',
};

/** What a screen is shown with. */
export interface ShopOfTest {
  readonly gateway?: ShopGateway | undefined;
  /** What the user's roles switch on; prices are seen if missing. */
  readonly flags?: Partial<UserFlags> | undefined;
  readonly consents?: Partial<Consents> | undefined;
  /** Answers what goes to the backend past the gateway. */
  readonly fetch?: typeof globalThis.fetch | undefined;
  /** What is changed in the cart is brought to the gateway; it stays waiting if missing. */
  readonly sends?: boolean | undefined;
  /** Name of the app, whose database keeps what is changed. */
  readonly app?: string | undefined;
  /** The backend's time, epoch milliseconds; the morning of Wednesday, 25 November 2026 if missing. */
  readonly now?: (() => number) | undefined;
}

const MORNING = Date.parse('2026-11-25T09:00:00+01:00');

const sessionOf = ({ scope }: ShopGateway, flags: UserFlags): Session => ({
  loggedIn: scope.userId !== '',
  user: undefined,
  flags,
  customerId: scope.customerId,
  selectionRequired: false,
  wrongTenant: false,
});

const silentSender: CartSender = {
  send: () => Promise.resolve(),
  resume: () => Promise.resolve(),
  onRefused: () => () => undefined,
  stop: () => undefined,
};

const nothingThere: typeof globalThis.fetch = () => Promise.resolve(new Response('{}', { status: 404 }));

/** Shows a part of the shop with everything around it that it asks for. */
export const renderShop = (element: ReactNode, shop: ShopOfTest = {}) => {
  const { gateway = fakeGateway(), flags, consents, fetch = nothingThere, now = () => MORNING } = shop;
  const { sends = false, app = 'test' } = shop;
  const store = configureStore({
    reducer: combineReducers({
      session: sessionReducer,
      preferences: preferencesReducer,
      cartEdits: cartOutboxReducer,
    }),
  });
  store.dispatch(
    sessionChanged(sessionOf(gateway, { ...NO_FLAGS, displayPriceInformation: true, ...flags })),
  );
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const navigate = vi.fn<(address: string, from?: string) => void>();
  const track = vi.fn<(event: TrackingEvent) => void>();
  const said: Consents = { ...NOT_ASKED, ...consents };
  const tracking: Tracking = {
    track,
    consents: () => said,
    decide: () => undefined,
    refresh: () => undefined,
    subscribe: () => () => undefined,
  };
  const client = createClient({ locale: gateway.scope.locale, fetch, readCookie: () => 'csrf' });
  const texts = testTexts(gateway.scope.locale);
  const toasts = createToastStore();
  const unkept = vi.fn();
  const journal = lazyCartOutbox(app);
  const clock = { now, elapsed: now, observe: () => undefined };
  const sender = sends
    ? lazyCartSender({
        target: () => cartTarget(queryClient, gateway),
        edits: () => store.getState().cartEdits,
        dispatch: store.dispatch,
        journal,
        clock,
      })
    : silentSender;
  const shopNow = {
    client,
    gateway,
    clock,
    navigate,
  };
  const within = (child: ReactNode): ReactNode => (
    <I18nextProvider i18n={texts}>
      <Provider store={store}>
        <QueryClientProvider client={queryClient}>
          <ShopUiProvider>
            <ToastProvider store={toasts}>
              <TrackingProvider tracking={tracking}>
                <ShopProvider shop={shopNow}>
                  <CartProvider sender={sender} journal={journal} onUnkept={unkept}>
                    {child}
                  </CartProvider>
                </ShopProvider>
              </TrackingProvider>
            </ToastProvider>
          </ShopUiProvider>
        </QueryClientProvider>
      </Provider>
    </I18nextProvider>
  );
  const rendered: RenderResult = render(within(element));
  return {
    ...rendered,
    /** Shows something else in the same shop. */
    show: (next: ReactNode) => {
      rendered.rerender(within(next));
    },
    store,
    navigate,
    track,
    /** As when the connection is back. */
    resume: () => sender.resume(),
  };
};
