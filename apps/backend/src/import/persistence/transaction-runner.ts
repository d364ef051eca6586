import { sql } from 'kysely';
import type { Queries, Store } from '../../db';
import type { Outages } from './outages';
import { lastStored, noteStored } from './seen-keys';

class RolledBack extends Error {
  override readonly name = 'RolledBack';
  readonly result: unknown;

  constructor(result: unknown) {
    super('Nothing is stored in a dry run');
    this.result = result;
  }
}

/** Runs a part of an import in a transaction of its own. */
export type TransactionRunner = <Result>(work: (queries: Queries) => Promise<Result>) => Promise<Result>;

/** Whose transactions these are. */
interface Transacted {
  /** Two imports of the same name take turns. */
  readonly name: string;
  /** Where it notes which of them is stored. */
  readonly ledger: string;
  readonly outages: Outages;
}

/** Two imports of the same kind take turns, batch by batch. */
const takeTurn = async (queries: Queries, name: string): Promise<void> => {
  await sql`select pg_advisory_xact_lock(hashtext('import'), hashtext(${name}))`.execute(queries);
};

/** Does everything and keeps nothing. */
const tried = async <Result>(store: Store, work: (queries: Queries) => Promise<Result>): Promise<Result> => {
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

/** Makes the transactions of an import of which nothing is kept. */
export const dryTransactor =
  (store: Store, outages: Outages): TransactionRunner =>
  (work) =>
    outages.through(() => tried(store, work));

/**
 * Makes the transactions of an import. Each is stored once, also where the database goes away in the middle of it: one
 * whose commit got no answer may have been stored, and it tells itself by its number. The turn is taken before that is
 * read, so what the lost connection still has to do is done by then.
 */
export const createTransactionRunner = (
  store: Store,
  { name, ledger, outages }: Transacted,
): TransactionRunner => {
  let stored = 0;
  return async <Result>(work: (queries: Queries) => Promise<Result>): Promise<Result> => {
    const number = stored + 1;
    let done: { readonly result: Result } | undefined;
    const result = await outages.through(() =>
      store.asSystem(async (queries) => {
        await takeTurn(queries, name);
        if (done !== undefined && (await lastStored(queries, ledger)) === number) return done.result;
        done = { result: await work(queries) };
        await noteStored(queries, ledger, number);
        return done.result;
      }),
    );
    stored = number;
    return result;
  };
};
