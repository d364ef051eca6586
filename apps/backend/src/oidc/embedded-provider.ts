import type { TenantDirectory } from '@gastroshop/identity';
import type { FastifyInstance } from 'fastify';
import { createLocalJWKSet, type JWTVerifyGetKey } from 'jose';
import { Provider } from 'oidc-provider/lib/provider.js';
import type { CustomFetch } from 'openid-client';
import { isDatabaseGone, type Store } from '../db';
import { formPagePolicy, type RateCounters } from '../http';
import type { KeyRing } from '../key-ring';
import type { Clock } from '../settings';
import type { SignOnFailure } from '../sign-on';
import { letShopsReturn } from './let-shops-return';
import { createLoginFailures } from './login-failures';
import type { DemoAccount } from './login-page';
import { registerLogin } from './login-routes';
import { AUDIENCE, CLIENT_ID, providerConfiguration } from './provider-configuration';
import { providerSecrets } from './provider-secrets';
import { shopOrigins } from './shop-origins';

/** What the embedded provider works with. */
export interface EmbeddedProviderOptions {
  readonly store: Store;
  readonly clock: Clock;
  readonly tenants: TenantDirectory;
  /** The provider's own keys rest encrypted with these. */
  readonly keyRing: KeyRing;
  /** Origin people type; the provider is at `/oidc` there, for all hosts. */
  readonly publicOrigin: string;
  /** Path the shop lives at on each host; left out: the root. */
  readonly home?: string | undefined;
  /** Accounts the sign-in page offers. */
  readonly accounts?: readonly DemoAccount[] | undefined;
  /** Told of each password that was wrong, and of each try that came too early; for the metrics. */
  readonly onFailure?: ((reason: SignOnFailure) => void) | undefined;
}

/** The provider inside the backend, for development and demonstrations. */
export interface EmbeddedProvider {
  readonly issuer: string;
  readonly audience: string;
  readonly clientId: string;
  readonly clientSecret: string;
  /** For checking bearers, without asking anybody. */
  readonly keys: JWTVerifyGetKey;
  /** Calls the provider without a network, once it is registered. */
  readonly fetch: CustomFetch;
  /** Registers its pages below /oidc. */
  readonly register: (app: FastifyInstance, counters: RateCounters) => void;
}

const MOUNT = '/oidc';

/** As every call says whose database is away. */
const ASK_AGAIN_SECONDS = 2;

/**
 * Makes the provider; its keys are made at the first start of an installation.
 *
 * @throws Error when the keys were encrypted with another secret
 */
export const createEmbeddedProvider = async (options: EmbeddedProviderOptions): Promise<EmbeddedProvider> => {
  const { store, clock, tenants, keyRing, publicOrigin, home = '/', accounts = [], onFailure } = options;
  const secrets = await providerSecrets(store, keyRing);
  const origins = () => shopOrigins(tenants.hosts, publicOrigin);
  const issuer = publicOrigin + MOUNT;
  const { host, protocol } = new URL(publicOrigin);
  let application: FastifyInstance | undefined;
  /** Shop and provider are one process: they call each other without a network. */
  const call = async (url: string, method: string | undefined, headers: Headers, body: unknown) => {
    if (application === undefined) throw new Error('The embedded provider is not registered');
    const { pathname, search } = new URL(url);
    const result = await application.inject({
      method: method === 'POST' ? 'POST' : 'GET',
      url: pathname + search,
      headers: { ...Object.fromEntries(headers), host },
      ...(body instanceof URLSearchParams && { payload: body.toString() }),
    });
    const known = Object.entries(result.headers).filter(([name]) => name !== 'set-cookie');
    return new Response(result.body, {
      status: result.statusCode,
      headers: Object.fromEntries(known.map(([name, value]) => [name, String(value)])),
    });
  };
  const provider = new Provider(
    issuer,
    providerConfiguration({
      store,
      clock,
      tenants,
      secrets,
      origins: origins(),
      publicOrigin,
      home,
      fetch: (url, { method, headers, body } = {}) =>
        call(url instanceof Request ? url.url : url.toString(), method, new Headers(headers), body),
    }),
  );
  letShopsReturn(provider, origins, home);
  // An address it does not know is refused as it refuses everything else.
  provider.use(async (ctx, next) => {
    await next();
    if (ctx.status !== 404 || (ctx.body !== undefined && ctx.body !== null)) return;
    ctx.body = { error: 'invalid_request', error_description: 'There is nothing at this address' };
    ctx.status = 404;
  });
  // Its own word for a database that is away would be that it is broken.
  const withoutDatabase = new WeakSet<object>();
  provider.on('server_error', (ctx, error) => {
    if (isDatabaseGone(error)) withoutDatabase.add(ctx);
  });
  provider.use(async (ctx, next) => {
    await next();
    if (ctx.status !== 500 || !withoutDatabase.has(ctx)) return;
    ctx.status = 503;
    ctx.set('retry-after', String(ASK_AGAIN_SECONDS));
  });
  // It believes what stands in the forwarded headers, and those are written here.
  provider.proxy = true;
  const answer = provider.callback();

  return {
    issuer,
    audience: AUDIENCE,
    clientId: CLIENT_ID,
    clientSecret: secrets.clientSecret,
    keys: createLocalJWKSet({ keys: [secrets.publicKey] }),
    fetch: (url, { method, headers, body }) => call(url, method, new Headers(headers), body),
    register: (app, counters) => {
      application = app;
      const failures = createLoginFailures(store, clock);
      registerLogin(app, { provider, store, tenants, home, failures, counters, accounts, onFailure });
      app.register((routes, _options, done) => {
        // Bodies are left to the provider, which reads them itself.
        routes.removeAllContentTypeParsers();
        routes.addContentTypeParser('*', (_request, _payload, parsed) => {
          parsed(null);
        });
        routes.route({
          method: ['GET', 'POST'],
          url: `${MOUNT}/*`,
          config: { rule: 'open' },
          handler: async (request, reply) => {
            reply.hijack();
            for (const [name, value] of Object.entries(reply.getHeaders()))
              if (value !== undefined) reply.raw.setHeader(name, value);
            reply.raw.setHeader('content-security-policy', formPagePolicy(origins()));
            const { url = '' } = request.raw;
            Object.assign(request.raw, { originalUrl: url, url: url.slice(MOUNT.length) });
            Object.assign(request.raw.headers, {
              'x-forwarded-proto': protocol.slice(0, -1),
              'x-forwarded-host': host,
              'x-forwarded-for': request.ip,
            });
            await answer(request.raw, reply.raw);
          },
        });
        done();
      });
    },
  };
};
