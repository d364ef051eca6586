import { sql } from 'kysely';
import type { Queries, Store } from '../../db';

class RolledBack extends Error {
  override readonly name = 'RolledBack';
  readonly result: unknown;

  constructor(result: unknown) {
    super('Nothing is stored in a dry run');
    this.result = result;
  }
}

/** Runs a part of an import in a transaction of its own. */
export type Transactor = <Result>(work: (queries: Queries) => Promise<Result>) => Promise<Result>;

/** Two imports of the same kind take turns, batch by batch. */
const takeTurn = async (queries: Queries, name: string): Promise<void> => {
  await sql`select pg_advisory_xact_lock(hashtext('import'), hashtext(${name}))`.execute(queries);
};

/**
 * Makes the transactions of an import.
 *
 * @param isDry everything is done and nothing is kept
 */
export const transactorOf =
  (store: Store, name: string, isDry: boolean): Transactor =>
  async <Result>(work: (queries: Queries) => Promise<Result>): Promise<Result> => {
    if (!isDry)
      return store.asSystem(async (queries) => {
        await takeTurn(queries, name);
        return work(queries);
      });
    let outcome: { readonly result: Result } | undefined;
    try {
      await store.asSystem(async (queries) => {
        outcome = { result: await work(queries) };
        throw new RolledBack(outcome.result);
      });
    } catch (error) {
      if (!(error instanceof RolledBack)) throw error;
    }
    if (outcome === undefined) throw new Error('A dry run ended without a result');
    return outcome.result;
  };
