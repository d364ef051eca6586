import { sql } from 'kysely';
import type { Queries, Store } from '../../db';

/** A store whose requests leave nothing behind, and which has no second wall. */
export interface RewindingStore extends Store {
  /** Does work whose requests see what each other wrote; at its end all of it is undone. */
  readonly rewound: <T>(work: () => Promise<T>) => Promise<T>;
  /** The same transaction for what a test does itself; only while work goes on. */
  readonly queries: () => Queries;
}

/** Carries the result out of a transaction that is to be rolled back. */
class Rewind extends Error {
  override readonly name = 'Rewind';
}

/**
 * Puts all requests into one transaction of a store that is rolled back in the end. They run as the owner of the tables,
 * whom no policy holds: what keeps strangers apart then is what the queries say themselves. Nothing is remembered from
 * one request to the next either, since the queries come from no store a memory could hang on.
 */
export const createRollbackStore = (store: Store): RewindingStore => {
  let present: Queries | undefined;
  let last: Promise<unknown> = Promise.resolve();

  const queries = (): Queries => {
    if (present === undefined) throw new Error('Nothing is being rewound');
    return present;
  };

  /** One after the other: they share a connection. */
  const inTurn = <T>(work: () => Promise<T>): Promise<T> => {
    const turn = last.then(work, work);
    last = turn.catch(() => undefined);
    return turn;
  };

  const nested = <T>(
    tenant: string,
    customerId: string,
    work: (queries: Queries) => Promise<T>,
  ): Promise<T> =>
    inTurn(async () => {
      const inside = queries().withoutPlugins();
      await sql`savepoint request`.execute(inside);
      await sql`select set_config('shop.tenant', ${tenant}, true), set_config('shop.customer', ${customerId}, true)`.execute(
        inside,
      );
      try {
        return await work(inside);
      } catch (error) {
        await sql`rollback to savepoint request`.execute(inside);
        throw error;
      } finally {
        await sql`release savepoint request`.execute(inside);
      }
    });

  return {
    engine: store.engine,
    inScope: ({ tenant, customerId = '' }, work) => nested(tenant, customerId, work),
    asSystem: (work) => nested('', '', work),
    isCrowded: store.isCrowded,
    connections: store.connections,
    check: store.check,
    listen: () => Promise.resolve(),
    close: () => store.close(),
    queries,
    rewound: async (work) => {
      let result: { readonly value: Awaited<ReturnType<typeof work>> } | undefined;
      await store
        .asSystem(async (outer) => {
          present = outer;
          result = { value: await work() };
          throw new Rewind();
        })
        .catch((error: unknown) => {
          if (!(error instanceof Rewind)) throw error;
        })
        .finally(() => {
          present = undefined;
        });
      if (result === undefined) throw new Error('The work came to no end');
      return result.value;
    },
  };
};
