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
  /**
   * Examines a try, unless its name has to pause.
   *
   * @param examine answers whose password it was, or undefined for a mistake
   * @returns what was found, and after a mistake how many more are free; or the seconds to wait before the name may be
   *   tried again
   */
  readonly attempt: <Account extends object | string>(
    userName: string,
    examine: () => Promise<Account | undefined>,
  ) => Promise<
    | { readonly found: Account }
    | { readonly found: undefined; readonly left: number }
    | { readonly pause: number }
  >;
}

const NOTHING = { count: 0, until: 0 };

/** Counts by name, whether such an account exists or not: a pause tells nothing. */
export const createLoginFailures = (store: Store, clock: Clock): LoginFailures => {
  const idOf = (userName: string) =>
    createHash('sha256').update(userName.trim().toLowerCase()).digest('base64url');

  /** What is known of a name, kept from everybody else until the transaction ends. */
  const lock = async (queries: Queries, id: string, now: Date) => {
    // There has to be a row: nothing is locked where there is none.
    await queries
      .insertInto('oidc_record')
      .values({ model: MODEL, id, payload: JSON.stringify(NOTHING), expires_at: now })
      .onConflict((conflict) => conflict.columns(['model', 'id']).doNothing())
      .execute();
    const row = await queries
      .selectFrom('oidc_record')
      .select(['payload', 'expires_at'])
      .where('model', '=', MODEL)
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst();
    const over = row?.expires_at ?? now;
    return row === undefined || over <= now ? NOTHING : failureShape.parse(row.payload);
  };

  /** Notes a try as a mistake before it is examined: of many at once no more are examined than may be made. */
  const begin = (id: string): Promise<{ readonly pause: number } | { readonly left: number }> =>
    store.asSystem(async (queries) => {
      const moment = clock.now();
      const now = moment.getTime();
      const { count, until } = await lock(queries, id, moment);
      if (until > now) return { pause: Math.ceil((until - now) / 1000) };
      const mistakes = count + 1;
      const pause =
        mistakes < FREE_TRIES ? 0 : Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** (mistakes - FREE_TRIES));
      await queries
        .updateTable('oidc_record')
        .set({
          payload: JSON.stringify({ count: mistakes, until: pause === 0 ? 0 : now + pause }),
          expires_at: new Date(now + FORGOTTEN_MS),
        })
        .where('model', '=', MODEL)
        .where('id', '=', id)
        .execute();
      return { left: Math.max(0, FREE_TRIES - mistakes) };
    });

  const forget = (id: string): Promise<void> =>
    store.asSystem(async (queries) => {
      await queries.deleteFrom('oidc_record').where('model', '=', MODEL).where('id', '=', id).execute();
    });

  // One after the other in this process, so that many right passwords at once are not taken for mistakes.
  const turns = new Map<string, Promise<unknown>>();
  const inTurn = <Result>(id: string, work: () => Promise<Result>): Promise<Result> => {
    const mine = (turns.get(id) ?? Promise.resolve()).then(work, work);
    const leave = () => {
      if (turns.get(id) === mine) turns.delete(id);
    };
    turns.set(id, mine);
    mine.then(leave, leave);
    return mine;
  };

  return {
    attempt: <Account extends object | string>(
      userName: string,
      examine: () => Promise<Account | undefined>,
    ) => {
      const id = idOf(userName);
      return inTurn(id, async () => {
        const begun = await begin(id);
        if ('pause' in begun) return begun;
        const found = await examine();
        if (found === undefined) return { found: undefined, left: begun.left };
        await forget(id);
        return { found };
      });
    },
  };
};
