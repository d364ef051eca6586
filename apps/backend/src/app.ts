import type { CallName } from '@gastroshop/api-contract';
import Fastify, { type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import { ofTenants, type TokenVerifier } from './access';
import { createOpenStreams, registerCalls, type OpenStreams } from './calls';
import {
  createMailBudget,
  DEFAULT_LIMITS,
  registerSecurity,
  serverOptions,
  type AllowedOrigins,
  type PolicySources,
  type RateLimits,
  type SheddingSettings,
} from './http';
import {
  brandFile,
  createHandlers,
  registerContentEditing,
  registerHostCaching,
  registerMedia,
  registerNotificationFiles,
  registerSettingsPages,
  type Services,
} from './modules';
import type { EmbeddedProvider } from './oidc';
import { NO_TRACER, type Tracer } from './tracing';
import { registerImports } from './uploads';
import { createSignOn, type SignOnOptions } from './sign-on';
import { findLook, readGroupProfile, readTenantProfile } from './tenant-profile';

/** Everything the application works with; it reads nothing from its surroundings by itself. */
export interface AppDependencies {
  readonly services: Services;
  readonly verifyToken: TokenVerifier;
  readonly logger?: FastifyBaseLogger | undefined;
  /** How users sign on; left out: there are no pages below /auth, and no session has a token. */
  readonly signOn?: SignOnOptions | undefined;
  /** The provider inside, if users sign on with that one. */
  readonly provider?: EmbeddedProvider | undefined;
  /** Origins pages may load from or be framed by, besides their own. */
  readonly policy?: PolicySources | undefined;
  /** Other origins that may read what is open to everybody; left out: none. */
  readonly allowedOrigins?: AllowedOrigins | undefined;
  /** Proxies whose word about the browser's address, host and protocol is taken. */
  readonly trustedProxies?: readonly string[] | undefined;
  /** Requests allowed in a time; left out: those of a real installation. */
  readonly limits?: RateLimits | 'none' | undefined;
  /** When requests are turned away because there are too many; left out: as a real installation does. */
  readonly shedding?: SheddingSettings | 'none' | undefined;
  /** Calls this installation does not offer: they answer 501, behind the same door. */
  readonly omittedCalls?: readonly CallName[] | undefined;
  /** Who is told of requests and transactions; left out: nobody. */
  readonly tracer?: Tracer | undefined;
  /** Where open streams are noted; left out: nobody asks how many there are. */
  readonly streams?: OpenStreams | undefined;
  /** Bytes a file may have that a machine sends to be imported; left out: none is taken. */
  readonly importFileBytes?: number | undefined;
  /** Registers what is no call of the contract: files, health, metrics. Every route names its rule. */
  readonly register?: ((app: FastifyInstance) => void | Promise<void>) | undefined;
}

/** The application as a function of its dependencies; listening is somebody else's. */
export const createApp = async (dependencies: AppDependencies): Promise<FastifyInstance> => {
  const { services, logger, provider, policy, limits = DEFAULT_LIMITS, shedding } = dependencies;
  const { streams = createOpenStreams(), tracer = NO_TRACER } = dependencies;
  const { store, clock, keyRing, tenants } = services;
  const verifyToken = ofTenants(tenants, dependencies.verifyToken);
  const app: FastifyInstance = Fastify({
    // A loaded machine or a far database makes a start slow, not wrong: whoever started it decides how long to wait.
    pluginTimeout: 0,
    ...serverOptions(dependencies.trustedProxies, tracer),
    ...(logger === undefined ? { logger: false } : { loggerInstance: logger }),
  });
  const { csrf, counters, guard } = await registerSecurity(app, {
    tenants,
    keyRing,
    policy,
    allowedOrigins: dependencies.allowedOrigins,
    limits,
    shedding,
    store,
  });
  const signOn =
    dependencies.signOn === undefined
      ? undefined
      : createSignOn({
          store,
          clock,
          tenants,
          keyRing,
          csrf,
          counters,
          options: dependencies.signOn,
          appPaths: services.appPaths,
        });
  signOn?.register(app);
  provider?.register(app, counters);
  registerCalls(app, {
    ...services,
    verifyToken,
    guard,
    streams,
    tracer,
    handlers: {
      ...createHandlers({ visitorOf: signOn?.visitorOf, mailBudget: createMailBudget(limits), ...services }),
      ...signOn?.handlers,
      ...Object.fromEntries((dependencies.omittedCalls ?? []).map((name) => [name, undefined])),
    },
  });
  // They would hold the end of the process as long as somebody watches.
  app.addHook('preClose', async () => {
    streams.endAll();
    return Promise.resolve();
  });
  registerHostCaching(app);
  registerMedia(app, store, {
    drawnFile: (key, tenant) =>
      brandFile(key, {
        ofHost: async () =>
          (await store.inScope({ tenant }, (queries) => readTenantProfile(queries, tenant))).theme,
        ofGroup: async () => (await store.asSystem(readGroupProfile)).theme,
        prepared: (look) => findLook(store, look),
      }),
  });
  registerContentEditing(app, services);
  if (dependencies.importFileBytes !== undefined)
    registerImports(app, { store, clock, verifyToken, mostBytes: dependencies.importFileBytes });
  registerSettingsPages(app, { visitorOf: signOn?.visitorOf, ...services });
  registerNotificationFiles(app, { visitorOf: signOn?.visitorOf, ...services });
  await dependencies.register?.(app);
  await app.ready();
  return app;
};
