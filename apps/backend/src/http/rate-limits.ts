import rateLimit, { normalizeIP } from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Store } from '../db';
import { LIMITED_CALLS, type LimitName, type MailLimitName } from './limited-calls';
import { HOST_INDEPENDENT_PATHS } from './host-independent-paths';
import { ProblemError } from './problem-error';
import { createSharedCounter, forgetCounts } from './shared-counts';

/** How many requests in how many seconds. */
interface RateLimit {
  readonly max: number;
  readonly seconds: number;
}

/** The limits of an installation; see {@link SHARED} for those of all its nodes together. */
export type RateLimits = Readonly<Record<LimitName | MailLimitName, RateLimit>>;

/** Far above what people do, far below what hurts. A whole canteen may sit behind one address. */
export const DEFAULT_LIMITS: RateLimits = {
  address: { max: 3_000, seconds: 60 },
  visitor: { max: 600, seconds: 60 },
  user: { max: 1_200, seconds: 60 },
  login: { max: 30, seconds: 300 },
  signOn: { max: 120, seconds: 300 },
  token: { max: 120, seconds: 60 },
  files: { max: 60, seconds: 60 },
  forms: { max: 10, seconds: 600 },
  mails: { max: 30, seconds: 3_600 },
  names: { max: 60, seconds: 600 },
  userAddresses: { max: 100, seconds: 3_600 },
  customerAddresses: { max: 300, seconds: 3_600 },
};

/**
 * What hurts by its number wherever it arrives: several nodes may not let through several times as much. The others
 * protect the node itself, and asking the database for each request would cost more than most requests do.
 */
const SHARED: ReadonlySet<LimitName> = new Set(['login', 'signOn', 'visitor', 'forms', 'mails', 'names']);

/** How often counts that are over are taken away, in milliseconds. */
const FORGET_MS = 600_000;

/** Counts the requests of a kind; over the limit they are refused with 429 and when to come again. */
export interface RateCounters {
  /** By address, before anybody is known. */
  readonly countAddress: (request: FastifyRequest, name: LimitName) => Promise<void>;
  /** By user, once the bearer is checked: many may share an address, one may use many. */
  readonly countUser: (request: FastifyRequest, userId: string, callName: string) => Promise<void>;
}

/** Nothing is counted: for tests that call faster than people. */
export const NO_COUNTERS: RateCounters = {
  countAddress: () => Promise.resolve(),
  countUser: () => Promise.resolve(),
};

/** An address as it is counted: of version 6 the network a customer of a provider gets. */
export const addressKey = (request: FastifyRequest): string => normalizeIP(request.ip, 64);

/** What a kind of request came to: seconds to wait where it was one too many. */
type Take = (request: FastifyRequest, key: string) => Promise<number | undefined>;

/**
 * Starts counting. Every request counts for its address; the kinds of {@link LIMITED_CALLS} count on their own as well.
 * The address is the connection's, or what a trusted proxy says.
 *
 * @param store where nodes count together; left out, or embedded: the one process counts for itself
 */
export const registerRateLimits = async (
  app: FastifyInstance,
  limits: RateLimits,
  store?: Store,
): Promise<RateCounters> => {
  await app.register(rateLimit, { global: false, cache: 20_000 });
  const ownCounter = ({ max, seconds }: RateLimit): Take => {
    const counter = app.createRateLimit({
      max,
      timeWindow: seconds * 1000,
      keyGenerator: (request) => request.limitKey ?? addressKey(request),
    });
    return async (request, key) => {
      request.limitKey = key;
      const result = await counter(request);
      return !result.isAllowed && result.isExceeded ? Math.max(1, result.ttlInSeconds) : undefined;
    };
  };
  const shared = store?.engine === 'postgresql' ? store : undefined;
  const counterOf = (name: LimitName): Take => {
    if (shared === undefined || !SHARED.has(name)) return ownCounter(limits[name]);
    const { take } = createSharedCounter(shared, { name, ...limits[name] });
    return async (_request, key) => (await take(key)).retryAfter;
  };
  const counters: Readonly<Record<LimitName, Take>> = {
    address: counterOf('address'),
    visitor: counterOf('visitor'),
    user: counterOf('user'),
    login: counterOf('login'),
    signOn: counterOf('signOn'),
    token: counterOf('token'),
    files: counterOf('files'),
    forms: counterOf('forms'),
    mails: counterOf('mails'),
    names: counterOf('names'),
  };
  const count = async (request: FastifyRequest, name: LimitName, key: string): Promise<void> => {
    const retryAfter = await counters[name](request, key);
    if (retryAfter !== undefined) throw new ProblemError('too-many-requests', { retryAfter });
  };
  const countAddress = (request: FastifyRequest, name: LimitName) =>
    count(request, name, addressKey(request));
  app.addHook('onRequest', async (request) => {
    if (!HOST_INDEPENDENT_PATHS.has(request.url)) await countAddress(request, 'address');
  });
  if (store !== undefined) {
    const forgetting = setInterval(() => {
      // Not urgent: what is not taken away now is the next time.
      forgetCounts(store, new Date()).catch(() => undefined);
    }, FORGET_MS);
    forgetting.unref();
    app.addHook('onClose', (_app, done) => {
      clearInterval(forgetting);
      done();
    });
  }
  return {
    countAddress,
    countUser: async (request, userId, callName) => {
      await count(request, 'user', userId);
      const name = LIMITED_CALLS.get(callName);
      if (name !== undefined) await count(request, name, userId);
    },
  };
};
