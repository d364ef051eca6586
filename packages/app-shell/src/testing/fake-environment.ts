import { createClient } from '@gastroshop/api-client';
import type { ShopConfig } from '@gastroshop/api-contract';
import { testTexts } from '@gastroshop/i18n/testing';
import { createServerClock, createBrowserStorage } from '@gastroshop/storefront/shop';
import { cartTarget, lazyCartSender, lazyCartOutbox } from '@gastroshop/storefront/cart';
import { loadDocumentSession, sessionChanged } from '@gastroshop/storefront/session';
import { createToastStore } from '@gastroshop/ui/feedback';
import { QueryClient } from '@tanstack/react-query';
import { type AppSettings, createAppStore, type Environment } from '../environment';
import { createNewVersion } from '../versions';
import { testGateway } from './test-gateway';

/** What the backend says of the shop of a test. */
export const TEST_CONFIG: ShopConfig = {
  tenant: 'AZ',
  mainTenant: 'AG',
  displayName: 'Alpingastro',
  mode: 'SHOP',
  theme: 'alpin',
  logos: [],
  tracking: {},
  externalOrigins: [],
};

const TOKEN = { token: 'a-token', expiresAt: '2999-01-01T00:00:00Z' };

/** What a fake backend answers to a path: a status alone, or JSON with 200; nothing is 404. */
export type Answers = (path: string) => number | object | undefined;

/** An environment and what its backend was asked for. */
export interface FakeEnvironment extends Environment {
  readonly asked: string[];
}

type AppPart = Pick<AppSettings, 'isPage' | 'place' | 'createGateway'>;

/** An app of no particular kind. */
const SOME_APP: AppPart = {
  place: { kind: 'SHOP' },
  createGateway: (client, _clock, scope) => testGateway(client, scope),
  isPage: (address) => address.startsWith('/') && !address.startsWith('/auth/'),
};

/**
 * An environment whose backend is a function; cookies and storages are the page's own.
 *
 * @param app what an app differs in from one of no particular kind
 */
export const fakeEnvironment = (
  answers: Answers = () => undefined,
  app: Partial<AppPart> = {},
): FakeEnvironment => {
  const { place, createGateway, isPage } = { ...SOME_APP, ...app };
  const asked: string[] = [];
  const storage = createBrowserStorage(() => localStorage);
  const store = createAppStore(storage);
  store.dispatch(sessionChanged(loadDocumentSession()));
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const clock = createServerClock();
  const client = createClient({
    fetch: (input) => {
      const path = input instanceof Request ? input.url : input.toString();
      asked.push(path);
      const answer = path.endsWith('/my/token') ? TOKEN : (answers(path) ?? 404);
      return Promise.resolve(
        typeof answer === 'number'
          ? new Response('{}', { status: answer })
          : new Response(JSON.stringify(answer), { status: 200 }),
      );
    },
  });
  const gateway = () => {
    const { user, customerId } = store.getState().session;
    return createGateway(client, clock, {
      place,
      tenant: 'AZ',
      customerId,
      userId: user?.userId ?? '',
      locale: 'de-AT',
    });
  };
  return {
    app: 'test',
    worker: '/service-worker.js',
    isPage,
    asked,
    client,
    clock,
    queryClient,
    store,
    texts: testTexts(),
    textsReady: Promise.resolve(),
    toasts: createToastStore(),
    cartSender: lazyCartSender({
      target: () => cartTarget(queryClient, gateway()),
      edits: () => store.getState().cartEdits,
      dispatch: store.dispatch,
      clock,
    }),
    cartJournal: lazyCartOutbox('test'),
    newVersion: createNewVersion(),
    storage,
    tabStorage: createBrowserStorage(() => sessionStorage),
    tenant: 'AZ',
    gateway,
    config: Promise.resolve(TEST_CONFIG),
    readSession: () => {
      store.dispatch(sessionChanged(loadDocumentSession()));
    },
  };
};
