import { viennaDateAt } from '@gastroshop/domain/calendar';
import type { FastifyInstance } from 'fastify';
import path from 'node:path';
import { createTokenVerifier } from './access';
import { createApp } from './app';
import { createOpenStreams, NO_STREAM_BOUNDS } from './calls';
import { captchaOf, captchaOrigins } from './configured-captcha';
import { searchOf } from './configured-search';
import { forCalls, statementsTo, type Store } from './db';
import { demoAccounts, seedDemo } from './demo';
import { createHandOver, createSignUpHandOver } from './order-export';
import { openJobs, startJobWorkers } from './jobs';
import { createMailer, registerDevMail } from './mail';
import { indexUnindexed } from './modules/catalogue';
import {
  enqueueDueStandingOrders,
  runStandingOrder,
  syncOrigin,
  storyblokOrigin,
  type Services,
} from './modules';
import { createEmbeddedProvider, type EmbeddedProvider } from './oidc';
import { createPushSender } from './push';
import { startScheduler } from './scheduler';
import {
  addCounter,
  builtApps,
  createLogger,
  createRegistry,
  endCalls,
  installationKeys,
  lockFolder,
  openStore,
  pushKeysOf,
  registerApps,
  registerHealth,
  registerMetrics,
  within,
  type Readiness,
} from './runtime';
import {
  fileClock,
  missingReceivers,
  handOverAtDeadline,
  orderEditing,
  systemClock,
  type Clock,
  type Settings,
} from './settings';
import { COUNTED, shopFigures } from './shop-figures';
import { createLogoutTokenVerifier, providerKeys, type SignOnFailure } from './sign-on';
import { followTenants } from './tenants';
import { tracerOf } from './tracing';
import { lookAtFolder, runUpload } from './uploads';

/** How often a hosted system is asked whether content has changed. */
const LOOK_AT_ORIGIN_MS = 15_000;

/** How often it is looked for standing orders whose time has come. */
const LOOK_AT_STANDING_ORDERS_MS = 15_000;

/** How often a watched folder is looked at. */
const LOOK_AT_FOLDER_MS = 5_000;

/** Time jobs under way have when the process stops, and connections after them, in milliseconds. */
const REST_MS = 1_500;

/** A shop that runs. */
export interface RunningShop {
  readonly app: FastifyInstance;
  /** Takes no more calls, finishes those begun, gives jobs back, closes the database. */
  readonly stop: () => Promise<void>;
  readonly onError: (error: unknown) => void;
  /** Tells of what failed and nobody waited for. */
  readonly onStray: (error: unknown) => void;
}

/** Browsers take the time from the Date of an answer: a moved clock has to move theirs. */
const tellTime = (app: FastifyInstance, clock: Clock): void => {
  app.addHook('onSend', (_request, reply, _payload, done) => {
    reply.header('date', clock.now().toUTCString());
    done();
  });
};

/** The configured provider, or the one inside. */
const signOnOf = (settings: Settings, services: Services, provider: EmbeddedProvider | undefined) => {
  const lifetimes = {
    idleHours: settings.SESSION_IDLE_HOURS,
    days: settings.SESSION_DAYS,
    assignmentsFromClaims: settings.ASSIGNMENTS_FROM_CLAIMS,
  };
  const {
    OIDC_ISSUER: issuer,
    OIDC_CLIENT_ID: clientId = '',
    OIDC_CLIENT_SECRET: clientSecret = '',
  } = settings;
  if (provider !== undefined)
    return {
      signOn: {
        issuer: provider.issuer,
        clientId: provider.clientId,
        clientSecret: provider.clientSecret,
        fetch: provider.fetch,
        ...lifetimes,
      },
      tokens: { issuer: provider.issuer, audience: provider.audience, keys: provider.keys },
    };
  if (issuer === undefined) throw new Error('There is no sign-on provider');
  return {
    signOn: { issuer, clientId, clientSecret, ...lifetimes },
    tokens: {
      issuer,
      audience: settings.OIDC_AUDIENCE,
      keys: providerKeys({ issuer, clock: services.clock }),
    },
  };
};

/**
 * Starts everything the settings ask for and listens.
 *
 * @param say one line for whoever waits at a terminal
 * @throws FolderInUseError when another process works on the data folder
 */
export const startBackend = async (settings: Settings, say: (line: string) => void): Promise<RunningShop> => {
  const clock = settings.CLOCK_FILE === undefined ? systemClock : fileClock(settings.CLOCK_FILE);
  const logger = createLogger(settings.LOG_LEVEL);
  const lock = settings.isEmbedded ? await lockFolder(settings.dataFolder) : undefined;
  const seed = settings.withDemoData
    ? (store: Store) =>
        seedDemo(store, {
          today: viennaDateAt(clock.now().getTime()),
          now: clock.now(),
          onProgress: (text, share) => {
            say(`${text} ${Math.round(share * 100)} %`);
          },
        })
    : undefined;
  const tracer = await tracerOf(settings);
  const store = await openStore({
    settings,
    seed,
    onProgress: say,
    onStatement: statementsTo(tracer),
    onConnectionError: (error) => {
      logger.warn({ err: error }, 'A database connection broke');
    },
  });
  const taken = await indexUnindexed(store);
  if (taken.length > 0) say(`The search has taken in the articles of ${taken.join(', ')}.`);
  const { tenants, stop: leaveTenants } = await followTenants(store, settings.hosts);
  const without = Object.keys(settings.hosts).filter((host) => !Object.hasOwn(tenants.hosts, host));
  if (without.length > 0)
    logger.warn({ hosts: without }, 'HOSTS names tenants that are not known; their hosts are answered 421');
  const keyRing = await installationKeys(store, settings);
  const pushKeys = await pushKeysOf(store, settings);
  const streams = createOpenStreams(
    settings.RATE_LIMITS === 'off'
      ? NO_STREAM_BOUNDS
      : { user: settings.STREAMS_OF_USER, address: settings.STREAMS_OF_ADDRESS },
  );
  const missing = missingReceivers(settings);
  if (missing.length > 0)
    logger.warn({ missing }, 'There is no receiver: orders wait in the queue, mails in a folder');
  const registry = createRegistry(shopFigures(store, streams, missing));
  const searchFellBack = addCounter(registry, COUNTED.searchFallbacks);
  const jobFailed = addCounter(registry, COUNTED.jobFailures);
  const ordered = addCounter(registry, COUNTED.orders);
  const signOnFailed = addCounter(registry, COUNTED.signOnFailures);
  const analyticsFailed = addCounter(registry, COUNTED.analyticsFailures);
  const contentFailed = addCounter(registry, COUNTED.contentFailures);
  const strayFailed = addCounter(registry, COUNTED.strayFailures);
  const onFailure = (reason: SignOnFailure) => {
    signOnFailed({ reason });
  };
  const search = searchOf(settings, store, (error) => {
    searchFellBack();
    logger.warn({ err: error }, 'The search cluster failed; the database answers');
  });
  const services: Services = {
    store: forCalls(store),
    clock,
    tenants,
    keyRing,
    tracking: settings.tracking,
    externalOrigins: settings.EXTERNAL_ORIGINS,
    contentEditors: settings.CONTENT_EDITORS,
    appPaths: settings.appPaths,
    nativeAppUrl: settings.NATIVE_APP_URL,
    analyticsUrl: settings.ANALYTICS_URL,
    onAnalyticsFailure: () => {
      analyticsFailed();
    },
    search: search?.engine,
    onOrder: ({ tenant, source }) => {
      ordered({ tenant, source });
    },
    mayChangeOrders: orderEditing(settings),
    standingOrderGraceMinutes: settings.STANDING_ORDER_GRACE_MINUTES,
    push:
      pushKeys === undefined
        ? undefined
        : { publicKey: pushKeys.publicKey, ownOrigins: settings.PUSH_ORIGINS },
    captcha: captchaOf(settings, keyRing),
    signUps: { areHandedOver: settings.SIGN_UP_URL !== undefined, mail: settings.SIGN_UP_MAIL },
  };
  const provider =
    settings.OIDC_ISSUER === undefined
      ? await createEmbeddedProvider({
          store: services.store,
          clock: systemClock,
          tenants,
          keyRing,
          publicOrigin: settings.publicOrigin,
          home: settings.appPaths.shop,
          accounts: settings.withDemoData ? demoAccounts : [],
          onFailure,
        })
      : undefined;
  const { signOn, tokens } = signOnOf(settings, services, provider);
  const readiness: Readiness = { isOpen: true };
  const mailFolder = path.join(settings.dataFolder, 'mail');
  const catchesMail = settings.SMTP_URL === undefined;

  const app = await createApp({
    services,
    // The provider and the tokens it signs go by the machine's time, whatever the demonstration's says.
    verifyToken: createTokenVerifier({ ...tokens, clock: systemClock }),
    logger,
    signOn: {
      ...signOn,
      verifyLogoutToken: createLogoutTokenVerifier({ ...signOn, keys: tokens.keys, clock: systemClock }),
      onFailure,
    },
    provider,
    streams,
    tracer,
    ...(settings.RATE_LIMITS === 'off' && { limits: 'none', shedding: 'none' }),
    trustedProxies: settings.TRUSTED_PROXIES,
    allowedOrigins: settings.ALLOWED_ORIGINS,
    policy: {
      pictures: settings.EXTERNAL_ORIGINS,
      captcha: captchaOrigins(settings),
      previewFrames: settings.PREVIEW_FRAMES,
    },
    importFileBytes: settings.IMPORT_FILE_MB * 1024 * 1024,
    register: async (app) => {
      if (clock !== systemClock) tellTime(app, clock);
      registerMetrics(app, settings.METRICS_TOKEN, registry);
      registerHealth(app, store, readiness, { withoutReceiver: missing, countJobs: () => openJobs(store) });
      if (catchesMail && settings.isEmbedded) registerDevMail(app, mailFolder);
      await registerApps(app, builtApps(path.resolve(import.meta.dirname, '../../..'), settings.appPaths));
    },
  });
  const mailer = createMailer({
    from: settings.MAIL_FROM,
    ...(settings.SMTP_URL === undefined ? { folder: mailFolder } : { smtpUrl: settings.SMTP_URL }),
  });
  const pushSender = pushKeys === undefined ? undefined : createPushSender(pushKeys, settings.PUSH_ORIGINS);
  const folder =
    settings.HAND_OVER_DIR ?? (settings.isEmbedded ? path.join(settings.dataFolder, 'orders') : undefined);
  const { HAND_OVER_URL: url, HAND_OVER_SECRET: webhookSecret } = settings;
  const { SIGN_UP_URL: signUpUrl, SIGN_UP_SECRET: signUpSecret } = settings;
  const workers = await startJobWorkers(store, {
    tracer,
    mailer,
    pushSender,
    handOver: createHandOver(
      {
        folder,
        webhook:
          url === undefined || webhookSecret === undefined ? undefined : { url, secret: webhookSecret },
      },
      tracer,
    ),
    waitsForDeadline: handOverAtDeadline(settings),
    signUps: createSignUpHandOver(
      signUpUrl === undefined || signUpSecret === undefined
        ? undefined
        : { url: signUpUrl, secret: signUpSecret },
      tracer,
    ),
    importFile: runUpload({ store, clock, externalOrigins: settings.EXTERNAL_ORIGINS }),
    standingOrder: runStandingOrder(store, {
      graceMinutes: settings.STANDING_ORDER_GRACE_MINUTES,
      mayChangeOrders: services.mayChangeOrders,
      onOrder: services.onOrder,
    }),
    onFailure: (failure) => {
      jobFailed({ kind: failure.kind });
      logger.warn(failure, 'A job failed and will be tried again');
    },
  });
  const repeating = startScheduler(enqueueDueStandingOrders(store), {
    everyMs: LOOK_AT_STANDING_ORDERS_MS,
    onFailure: (error) => {
      logger.warn({ err: error }, 'Standing orders could not be looked for');
    },
  });
  const { STORYBLOK_TOKEN: storyblokToken, STORYBLOK_URL: storyblokUrl } = settings;
  const following =
    storyblokToken === undefined
      ? undefined
      : syncOrigin(storyblokOrigin({ url: storyblokUrl, token: storyblokToken }), {
          store,
          clock,
          everyMs: LOOK_AT_ORIGIN_MS,
          onFailure: ({ place, error }) => {
            contentFailed();
            logger.warn({ err: error, place }, 'Content of the hosted system was not taken over');
          },
        });
  const { IMPORT_FOLDER: importFolder } = settings;
  const watching =
    importFolder === undefined
      ? undefined
      : startScheduler(
          () =>
            lookAtFolder(
              { store, clock, folder: importFolder, mostBytes: settings.IMPORT_FILE_MB * 1024 * 1024 },
              (tenant, error) => {
                logger.warn({ err: error, tenant }, 'A file of the watched folder was not taken');
              },
            ),
          {
            everyMs: LOOK_AT_FOLDER_MS,
            onFailure: (error) => {
              logger.warn({ err: error }, 'The watched folder cannot be read');
            },
          },
        );
  await app.listen({ host: settings.HOST, port: settings.PORT });
  return {
    app,
    onError: (error) => {
      logger.error({ err: error }, 'Stopping failed');
    },
    onStray: (error) => {
      strayFailed();
      logger.error({ err: error }, 'Something failed that nobody waited for');
    },
    stop: async () => {
      readiness.isOpen = false;
      // Until it has heard that this node takes no more, a proxy goes on sending calls.
      await new Promise((resolve) => setTimeout(resolve, settings.STOP_DELAY_SECONDS * 1_000));
      await endCalls(app);
      // A job that is cut off comes again.
      await within(
        REST_MS,
        Promise.all([repeating.stop(), following?.stop(), watching?.stop(), search?.stop(), workers.stop()]),
      );
      mailer.close();
      pushSender?.close();
      leaveTenants();
      await within(REST_MS, Promise.all([store.close(), tracer.stop()]));
      lock?.release();
    },
  };
};
