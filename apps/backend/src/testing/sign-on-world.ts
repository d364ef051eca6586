import type { TenantDirectory } from '@gastroshop/identity';
import type { FastifyInstance } from 'fastify';
import type { CustomFetch } from 'openid-client';
import { createTokenVerifier } from '../access';
import { createApp, type AppDependencies } from '../app';
import type { Store } from '../db';
import { createEmbeddedProvider, passwordDigest, type EmbeddedProvider } from '../oidc';
import type { KeyRing } from '../key-ring';
import { systemClock, type Clock } from '../settings';
import { createLogoutTokenVerifier, type SignOnOptions } from '../sign-on';
import type { TestBrowser } from './browser';
import { firstTenants } from './first-tenants';
import { freePort, TEST_PASSWORD } from './process';

/** An account for a test. */
interface TestAccount {
  readonly id: string;
  readonly userName: string;
  readonly roles: readonly string[];
  readonly customers?: readonly string[] | undefined;
  readonly name?: string | undefined;
}

/** What a test changes about the world. */
export interface SignOnWorldOptions extends Partial<AppDependencies> {
  readonly signOnOptions?: Partial<SignOnOptions> | undefined;
  /** Left out: those of a new installation at the demonstration's hosts. */
  readonly tenants?: TenantDirectory | undefined;
  /** Port that people type, where something stands in front and hands on. */
  readonly typedPort?: number | undefined;
  /** Sees the backend's calls to the provider, and may stop them. */
  readonly watchProvider?:
    ((url: string, options: Parameters<CustomFetch>[1], call: CustomFetch) => Promise<Response>) | undefined;
}

/** The application with its embedded provider, listening on this machine. */
export interface SignOnWorld {
  readonly app: FastifyInstance;
  readonly provider: EmbeddedProvider;
  /** Origin of a shop: 'localhost', 'gm.localhost'. */
  readonly origin: (host?: string) => string;
  /** Where the application itself listens. */
  readonly port: number;
  readonly plantAccount: (account: TestAccount) => Promise<void>;
  /** Goes through the whole sign-on and gives back the page it ends on. */
  readonly signIn: (
    browser: TestBrowser,
    userName: string,
    options?: { host?: string; target?: string },
  ) => Promise<{ answer: Response; url: string }>;
  /** Goes as far as the address the provider sends the browser back to, without following it. */
  readonly signInUntilCallback: (browser: TestBrowser, userName: string, host?: string) => Promise<string>;
  /** Fetches the token as the client does. */
  readonly token: (browser: TestBrowser, host?: string) => Promise<Response>;
  readonly close: () => Promise<void>;
}

/** Starts the application with sign-on for a test. Close it before the store. */
export const startSignOnWorld = async (
  store: Store,
  clock: Clock,
  more: SignOnWorldOptions = {},
): Promise<SignOnWorld> => {
  const port = await freePort();
  const keyRing: KeyRing = [new Uint8Array(32).fill(9)];
  const { signOnOptions, watchProvider, typedPort = port, tenants = firstTenants(), ...dependencies } = more;
  const publicOrigin = `http://localhost:${typedPort}`;
  const provider = await createEmbeddedProvider({
    onFailure: signOnOptions?.onFailure,
    store,
    clock,
    tenants,
    keyRing,
    publicOrigin,
    accounts: [{ userName: 'az1', password: TEST_PASSWORD, shows: { 'de-AT': 'Preise', 'en-GB': 'Prices' } }],
  });
  const { issuer, audience, keys, clientId, clientSecret, fetch } = provider;
  const watched: CustomFetch = (url, options) =>
    watchProvider === undefined ? fetch(url, options) : watchProvider(url, options, fetch);
  const app = await createApp({
    services: {
      store,
      clock,
      tenants,
      keyRing,
      tracking: {},
      externalOrigins: [],
      analyticsUrl: undefined,
    },
    verifyToken: createTokenVerifier({ issuer, audience, keys, clock }),
    signOn: {
      issuer,
      clientId,
      clientSecret,
      fetch: watched,
      verifyLogoutToken: createLogoutTokenVerifier({ issuer, clientId, keys, clock: systemClock }),
      ...signOnOptions,
    },
    provider,
    limits: 'none',
    shedding: 'none',
    ...dependencies,
  });
  await app.listen({ port, host: '127.0.0.1' });
  const digest = await passwordDigest(TEST_PASSWORD);
  const origin = (host = 'localhost') => `http://${host}:${typedPort}`;

  const submitLogin = async (browser: TestBrowser, url: string, userName: string): Promise<Response> =>
    browser.go(url, {
      method: 'POST',
      body: new URLSearchParams({ user: userName, password: TEST_PASSWORD }),
    });

  const untilCallback = async (
    browser: TestBrowser,
    userName: string,
    { host, target = '/my/orders' }: { host?: string | undefined; target?: string | undefined },
  ): Promise<string> => {
    const start = `${origin(host)}/auth/redirect?target=${encodeURIComponent(target)}`;
    const login = await browser.follow(start);
    let answer = await submitLogin(browser, login.url, userName);
    let url = login.url;
    while (answer.headers.has('location')) {
      url = new URL(answer.headers.get('location') ?? '', url).href;
      if (new URL(url).pathname === '/auth/callback') return url;
      answer = await browser.go(url);
    }
    throw new Error(`The sign-on of ${userName} ended at ${url} with ${answer.status}`);
  };

  return {
    app,
    provider,
    origin,
    port,
    plantAccount: ({ id, userName, roles, customers = [], name = userName }) =>
      store.asSystem(async (queries) => {
        await queries
          .insertInto('oidc_account')
          .values({
            id,
            user_name: userName,
            password_digest: digest,
            claims: JSON.stringify({
              name,
              locale: 'de-AT',
              email: `${userName}@example.test`,
              realm_access: { roles },
              customer: customers,
            }),
          })
          .execute();
      }),
    signIn: async (browser, userName, { host, target } = {}) => {
      const callback = await untilCallback(browser, userName, { host, target });
      const answer = await browser.go(callback);
      const page = await answer.text();
      const next = /id="continue"\s+href="([^"]+)"/.exec(page)?.[1]?.replaceAll('&amp;', '&');
      if (next === undefined) return { answer: new Response(page, answer), url: callback };
      const landed = await browser.go(new URL(next, callback).href);
      return { answer: landed, url: new URL(landed.headers.get('location') ?? next, callback).href };
    },
    signInUntilCallback: (browser, userName, host) => untilCallback(browser, userName, { host }),
    token: (browser, host) => {
      const csrf = browser.cookie(origin(host), 'XSRF-TOKEN');
      return browser.go(`${origin(host)}/v1/my/token`, {
        headers: csrf === undefined ? {} : { 'x-xsrf-token': csrf },
      });
    },
    close: () => app.close(),
  };
};
