import { CompiledQuery } from 'kysely';
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { createHash } from 'node:crypto';
import type { Queries, Store } from '../db';

const TABLE = 'shared_count';

/** How many of something in how many seconds. */
export interface SharedLimit {
  /** Kind that is counted; part of each key. */
  readonly name: string;
  readonly max: number;
  readonly seconds: number;
}

/** What counting came to. */
export interface Counted {
  /** What was taken in this time, this included. */
  readonly taken: number;
  /** Seconds until there is room again; undefined: it was within the limit. */
  readonly retryAfter: number | undefined;
}

/** The form in which the library asks. */
interface Question {
  readonly text: string;
  readonly values: readonly unknown[];
}

const askWith = async (queries: Queries, { text, values }: Question) => {
  const { rows } = await queries.executeQuery(CompiledQuery.raw(`/* shared_count */ ${text}`, [...values]));
  return { rows, rowCount: rows.length };
};

/** What somebody is counted under: neither an address nor a user is kept as such. */
const keyOf = (whose: string): string => createHash('sha256').update(whose).digest('base64url');

const count = async (limiter: RateLimiterPostgres, whose: string, points: number): Promise<Counted> => {
  try {
    const { consumedPoints } = await limiter.consume(keyOf(whose), points);
    return { taken: consumedPoints, retryAfter: undefined };
  } catch (result) {
    if (!(result instanceof RateLimiterRes)) throw result;
    return { taken: result.consumedPoints, retryAfter: Math.max(1, Math.ceil(result.msBeforeNext / 1000)) };
  }
};

/** How the library counts a limit in our table, which the migrations make. */
const optionsOf = (
  { name, max, seconds }: SharedLimit,
  query: (question: Question) => ReturnType<typeof askWith>,
) => ({
  storeClient: { query },
  storeType: 'client',
  tableName: TABLE,
  tableCreated: true,
  clearExpiredByTimeout: false,
  keyPrefix: name,
  points: max,
  duration: seconds,
});

/** Counts in the database, for all nodes together. */
export interface SharedCounter {
  readonly take: (whose: string) => Promise<Counted>;
}

/**
 * Makes a counter in a transaction of its own. Whoever is over the limit is refused from memory until it ends, so that
 * asking costs the database nothing; while the database is away, each node counts for itself.
 */
export const createSharedCounter = (store: Store, limit: SharedLimit): SharedCounter => {
  const { name, max, seconds } = limit;
  const limiter = new RateLimiterPostgres({
    ...optionsOf(limit, (question) => store.asSystem((queries) => askWith(queries, question))),
    inMemoryBlockOnConsumed: max + 1,
    insuranceLimiter: new RateLimiterMemory({ keyPrefix: name, points: max, duration: seconds }),
  });
  return { take: (whose) => count(limiter, whose, 1) };
};

/**
 * Counts in a transaction that is under way: what is rolled back was not taken.
 *
 * @param points how much is taken at once
 */
export const takeShared = (
  queries: Queries,
  limit: SharedLimit,
  whose: string,
  points: number,
): Promise<Counted> =>
  count(new RateLimiterPostgres(optionsOf(limit, (question) => askWith(queries, question))), whose, points);

/** Takes counts away whose time is over. */
export const forgetCounts = (store: Store, now: Date): Promise<void> =>
  store.asSystem(async (queries) => {
    await queries.deleteFrom(TABLE).where('expire', '<', now.getTime()).execute();
  });
