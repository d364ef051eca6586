import rateLimit, { normalizeIP } from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { LIMITED_CALLS, type LimitName } from './limited-calls';
import { NAMELESS_PATHS } from './nameless-paths';
import { ProblemError } from './problem-error';

/** How many requests in how many seconds. */
interface RateLimit {
  readonly max: number;
  readonly seconds: number;
}

/** The limits of an installation, counted by each node for itself. */
export type RateLimits = Readonly<Record<LimitName, RateLimit>>;

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
};

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
const addressKey = (request: FastifyRequest): string => normalizeIP(request.ip, 64);

/**
 * Starts counting. Every request counts for its address; the kinds of {@link LIMITED_CALLS} count on their own as well.
 * The address is the connection's, or what a trusted proxy says.
 */
export const registerRateLimits = async (app: FastifyInstance, limits: RateLimits): Promise<RateCounters> => {
  await app.register(rateLimit, { global: false, cache: 20_000 });
  const counterOf = ({ max, seconds }: RateLimit) =>
    app.createRateLimit({
      max,
      timeWindow: seconds * 1000,
      keyGenerator: (request) => request.limitKey ?? addressKey(request),
    });
  const counters: Readonly<Record<LimitName, ReturnType<typeof counterOf>>> = {
    address: counterOf(limits.address),
    visitor: counterOf(limits.visitor),
    user: counterOf(limits.user),
    login: counterOf(limits.login),
    signOn: counterOf(limits.signOn),
    token: counterOf(limits.token),
    files: counterOf(limits.files),
    forms: counterOf(limits.forms),
    mails: counterOf(limits.mails),
    names: counterOf(limits.names),
  };
  const count = async (request: FastifyRequest, name: LimitName, key: string): Promise<void> => {
    request.limitKey = key;
    const result = await counters[name](request);
    if (!result.isAllowed && result.isExceeded)
      throw new ProblemError('too-many-requests', { retryAfter: Math.max(1, result.ttlInSeconds) });
  };
  const countAddress = (request: FastifyRequest, name: LimitName) =>
    count(request, name, addressKey(request));
  app.addHook('onRequest', async (request) => {
    if (!NAMELESS_PATHS.has(request.url)) await countAddress(request, 'address');
  });
  return {
    countAddress,
    countUser: async (request, userId, callName) => {
      await count(request, 'user', userId);
      const name = LIMITED_CALLS.get(callName);
      if (name !== undefined) await count(request, name, userId);
    },
  };
};
