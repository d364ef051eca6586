import { type Client, createClient, getShopConfig, preloadToken } from '@gastroshop/api-client';
import type { ShopConfig } from '@gastroshop/api-contract';
import { type Locale, initialLocale } from '@gastroshop/i18n';
import { createTexts, loadTexts, localeOf, type TextFiles } from '@gastroshop/i18n/texts';
import { LOCALE_COOKIE, parseCookies, sessionFromCookies } from '@gastroshop/identity';
import {
  type CartOutboxLoader,
  type CartSender,
  cartTarget,
  lazyCartSender,
  lazyCartOutbox,
} from '@gastroshop/storefront/cart';
import { createCachedResponseSource } from '@gastroshop/storefront/offline';
import { sessionChanged } from '@gastroshop/storefront/session';
import {
  type BrowserStorage,
  createBrowserStorage,
  createQueryClient,
  createServerClock,
  type ServerClock,
  type ShopGateway,
  type ShopScope,
} from '@gastroshop/storefront/shop';
import { createToastStore, type ToastStore } from '@gastroshop/ui/feedback';
import type { QueryClient } from '@tanstack/react-query';
import type { i18n as I18next } from 'i18next';
import { consumePrefetched } from '../boot';
import { createNewVersion, type NewVersion } from '../versions';
import { shopSession } from './shop-session';
import { type AppStore, createAppStore } from './store';
import { hostTenant } from './host-tenant';

/** The texts of an app and of the packages it is made of. */
export interface AppTexts {
  readonly files: readonly TextFiles[];
  /** Namespaces of what is there from the start. */
  readonly first: readonly string[];
  /** Has the texts of what is loaded later loaded together with its code. */
  readonly onNeeded: (load: (namespaces: readonly string[]) => Promise<void>) => void;
}

/** What one app differs in from the others of its origin. */
export interface AppSettings {
  /** Name of the app; each has a database of its own. */
  readonly app: string;
  /** Address of the worker that makes it open without a network. */
  readonly worker: string;
  /** The own shop or the sub-shop of a fair. */
  readonly place: ShopScope['place'];
  /** Whether an address of this origin is a page of the app; elsewhere the browser has to go. */
  readonly isPage: (address: string) => boolean;
  readonly texts: AppTexts;
  /** Makes the app's side of the port of the shared screens. */
  readonly createGateway: (client: Client, clock: ServerClock, scope: ShopScope) => ShopGateway;
  /** What else the gateway is made of, where that changes: another value makes another gateway. */
  readonly terms?: (() => unknown) | undefined;
}

/** Everything one page of an app works with; made once, before anything is shown. */
export interface Environment extends Pick<AppSettings, 'app' | 'worker' | 'isPage'> {
  readonly client: Client;
  readonly clock: ServerClock;
  readonly queryClient: QueryClient;
  readonly store: AppStore;
  readonly texts: I18next;
  /** Fulfilled when the texts of what is there from the start are loaded. */
  readonly textsReady: Promise<void>;
  readonly toasts: ToastStore;
  /** Brings the buyer's edits of the cart to the backend. */
  readonly cartSender: CartSender;
  /** Where those edits are written down until the backend has them. */
  readonly cartJournal: CartOutboxLoader;
  /** Whether a newer version of the app waits to be taken. */
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
export const createEnvironment = (settings: AppSettings): Environment => {
  const { app, worker, isPage, place, texts: appTexts, createGateway, terms } = settings;
  const texts = createTexts(initialLocale(cookies().get(LOCALE_COOKIE.name)), appTexts.files);
  const textsReady = loadTexts(texts, appTexts.first);
  textsReady.catch(() => undefined);
  appTexts.onNeeded((namespaces) => loadTexts(texts, namespaces));
  const clock = createServerClock();
  const storage = createBrowserStorage(() => localStorage);
  const tenant = hostTenant(storage);
  const store = createAppStore(storage);
  store.dispatch(sessionChanged(sessionFromCookies(cookies())));

  const client = createClient({
    locale: () => localeOf(texts),
    customerId: () => store.getState().session.customerId || undefined,
    fetch: async (input, init) => {
      const early = typeof input === 'string' ? consumePrefetched(input, init) : undefined;
      const response = await (early ?? fetch(input, init));
      clock.observe(response);
      return response;
    },
    session: shopSession(tenant),
  });
  void preloadToken(client);

  let gateway: ShopGateway | undefined;
  let termsUsed: unknown;
  const gatewayNow = (): ShopGateway => {
    const { customerId, user } = store.getState().session;
    const locale: Locale = localeOf(texts);
    const scope = gateway?.scope;
    const termsNow = terms?.();
    if (
      gateway === undefined ||
      scope?.customerId !== customerId ||
      scope.locale !== locale ||
      scope.userId !== (user?.userId ?? '') ||
      termsNow !== termsUsed
    ) {
      termsUsed = termsNow;
      gateway = createGateway(client, clock, {
        place,
        tenant,
        customerId,
        userId: user?.userId ?? '',
        locale,
      });
    }
    return gateway;
  };

  const queryClient = createQueryClient(createCachedResponseSource(app));
  const cartJournal = lazyCartOutbox(app);
  const config = getShopConfig(client);
  // It may fail before anybody waits for it, as may the texts; who does is told then.
  config.catch(() => undefined);
  return {
    app,
    worker,
    isPage,
    client,
    clock,
    queryClient,
    cartSender: lazyCartSender({
      target: () => cartTarget(queryClient, gatewayNow()),
      edits: () => store.getState().cartEdits,
      dispatch: store.dispatch,
      journal: cartJournal,
      clock,
    }),
    cartJournal,
    newVersion: createNewVersion(),
    store,
    texts,
    textsReady,
    toasts: createToastStore(),
    storage,
    tabStorage: createBrowserStorage(() => sessionStorage),
    tenant,
    gateway: gatewayNow,
    config,
    readSession: () => {
      store.dispatch(sessionChanged(sessionFromCookies(cookies())));
    },
  };
};
