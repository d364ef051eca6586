import type { Queries } from './queries';

/** The database that queries go to: only its identity counts. */
export type DatabaseIdentity = object;

const databases = new WeakMap<Queries, DatabaseIdentity>();

/** Notes where queries go. */
export const registerDatabase = (queries: Queries, database: DatabaseIdentity): void => {
  databases.set(queries, database);
};

/**
 * The database that queries go to, the same object for all queries of a store: what a process remembers of a database
 * hangs on it, so that two databases in one process never mix. Undefined for queries that no store made.
 */
export const databaseIdentity = (queries: Queries): DatabaseIdentity | undefined => databases.get(queries);
