import { type Client, createClient, getShopConfig, preloadToken } from '@gastroshop/api-client';
import type { ShopConfig } from '@gastroshop/api-contract';
import { type Locale, startingLocale } from '@gastroshop/i18n';
import { createTextsStore, type TextsStore } from '@gastroshop/i18n/react';
import { LOCALE_COOKIE, parseCookies, sessionOfCookies } from '@gastroshop/identity';
import {
  type CartJournalSource,
  type CartSender,
  createCartSender,
  lazyCartJournal,
} from '@gastroshop/storefront/cart';
import { lastAnswerOf } from '@gastroshop/storefront/offline';
import { sessionRead } from '@gastroshop/storefront/session';
import {
  type BrowserStorage,
  createBrowserStorage,
  createQueryClient,
  createServerClock,
  type ServerClock,
  type ShopGateway,
} from '@gastroshop/storefront/shop';
import { createToastStore, type ToastStore } from '@gastroshop/ui/feedback';
import type { QueryClient } from '@tanstack/react-query';
import { APP } from './app-name';
import { createOwnGateway } from './gateway';
import { createNewVersion, type NewVersion } from './new-version';
import { shopSession } from './shop-session';
import { type AppStore, createAppStore } from './store';
import { tenantOfHost } from './tenant-of-host';

/** Everything one page of the shop works with; made once, before anything is shown. */
export interface Environment {
  readonly client: Client;
  readonly clock: ServerClock;
  readonly queryClient: QueryClient;
  readonly store: AppStore;
  readonly texts: TextsStore;
  readonly toasts: ToastStore;
  /** Brings the buyer's edits of the cart to the backend. */
  readonly cartSender: CartSender;
  /** Where those edits are written down until the backend has them. */
  readonly cartJournal: CartJournalSource;
  /** Whether a newer version of the shop waits to be taken. */
  readonly newVersion: NewVersion;
  /** Survives the page. */
  readonly storage: BrowserStorage;
  /** Survives a reload of this tab. */
  readonly tabStorage: BrowserStorage;
  /** Tenant of the host. */
  readonly tenant: string;
  /** The shop for who is signed in, the customer chosen and the language shown now. */
  readonly gateway: () => ShopGateway;
  /** The tenant's look and mode, asked for while the code is still being loaded. */
  readonly config: Promise<ShopConfig>;
  /** Reads the cookies again: they have changed here or in another tab. */
  readonly readSession: () => void;
}

const cookies = () => parseCookies(document.cookie);

/** Makes the environment from what the browser knows: cookies, storages, address. */
export const createEnvironment = (): Environment => {
  const texts = createTextsStore(startingLocale(cookies().get(LOCALE_COOKIE.name)));
  const clock = createServerClock();
  const storage = createBrowserStorage(() => localStorage);
  const tenant = tenantOfHost(storage);
  const store = createAppStore(storage);
  store.dispatch(sessionRead(sessionOfCookies(cookies())));

  const client = createClient({
    locale: texts.locale,
    customerId: () => store.getState().session.customerId || undefined,
    fetch: async (input, init) => {
      const response = await fetch(input, init);
      clock.observe(response);
      return response;
    },
    session: shopSession(tenant),
  });
  void preloadToken(client);

  let gateway: ShopGateway | undefined;
  const gatewayNow = (): ShopGateway => {
    const { customerId, user } = store.getState().session;
    const locale: Locale = texts.locale();
    const scope = gateway?.scope;
    if (
      gateway === undefined ||
      scope?.customerId !== customerId ||
      scope.locale !== locale ||
      scope.userId !== (user?.userId ?? '')
    ) {
      gateway = createOwnGateway(client, clock, {
        place: { kind: 'SHOP' },
        tenant,
        customerId,
        userId: user?.userId ?? '',
        locale,
      });
    }
    return gateway;
  };

  const queryClient = createQueryClient(lastAnswerOf(APP));
  const cartJournal = lazyCartJournal(APP);
  return {
    client,
    clock,
    queryClient,
    cartSender: createCartSender({
      queryClient,
      gateway: gatewayNow,
      edits: () => store.getState().cartEdits,
      dispatch: store.dispatch,
      journal: cartJournal,
    }),
    cartJournal,
    newVersion: createNewVersion(),
    store,
    texts,
    toasts: createToastStore(),
    storage,
    tabStorage: createBrowserStorage(() => sessionStorage),
    tenant,
    gateway: gatewayNow,
    config: getShopConfig(client),
    readSession: () => {
      store.dispatch(sessionRead(sessionOfCookies(cookies())));
    },
  };
};
