import { createHash } from 'node:crypto';
import { z } from 'zod';
import type { Queries, Store } from '../db';
import type { Clock } from '../settings';

const MODEL = 'LoginFailure';

/** So many mistakes are human; after them each costs a pause, twice as long every time. */
const FREE_TRIES = 5;
const FIRST_PAUSE_MS = 30_000;
const LONGEST_PAUSE_MS = 900_000;
/** After this long without a mistake all is forgotten. */
const FORGOTTEN_MS = 3_600_000;

const failureShape = z.object({ count: z.int(), until: z.number() });

/** Slows the guessing of passwords down, on all nodes together. */
export interface LoginFailures {
  /** Seconds to wait before a name may be tried again; 0 when it may be tried now. */
  readonly pauseOf: (userName: string) => Promise<number>;
  readonly failed: (userName: string) => Promise<void>;
  readonly succeeded: (userName: string) => Promise<void>;
}

/** Counts by name, whether such an account exists or not: a pause tells nothing. */
export const createLoginFailures = (store: Store, clock: Clock): LoginFailures => {
  const idOf = (userName: string) =>
    createHash('sha256').update(userName.trim().toLowerCase()).digest('base64url');
  const read = async (queries: Queries, id: string) => {
    const row = await queries
      .selectFrom('oidc_record')
      .select('payload')
      .where('model', '=', MODEL)
      .where('id', '=', id)
      .where('expires_at', '>', clock.now())
      .forUpdate()
      .executeTakeFirst();
    return row === undefined ? { count: 0, until: 0 } : failureShape.parse(row.payload);
  };
  return {
    pauseOf: (userName) =>
      store.asSystem(async (queries) => {
        const { until } = await read(queries, idOf(userName));
        return Math.max(0, Math.ceil((until - clock.now().getTime()) / 1000));
      }),
    failed: (userName) =>
      store.asSystem(async (queries) => {
        const id = idOf(userName);
        const now = clock.now().getTime();
        const count = (await read(queries, id)).count + 1;
        const pause =
          count < FREE_TRIES ? 0 : Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** (count - FREE_TRIES));
        const values = {
          payload: JSON.stringify({ count, until: pause === 0 ? 0 : now + pause }),
          expires_at: new Date(now + FORGOTTEN_MS),
        };
        await queries
          .insertInto('oidc_record')
          .values({ model: MODEL, id, ...values })
          .onConflict((conflict) => conflict.columns(['model', 'id']).doUpdateSet(values))
          .execute();
      }),
    succeeded: (userName) =>
      store.asSystem(async (queries) => {
        await queries
          .deleteFrom('oidc_record')
          .where('model', '=', MODEL)
          .where('id', '=', idOf(userName))
          .execute();
      }),
  };
};
