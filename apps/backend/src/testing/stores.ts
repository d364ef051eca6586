import { readFileSync } from 'node:fs';
import { inject } from 'vitest';
import {
  connectPostgresql,
  startPglite,
  storeOnPglite,
  type PgliteThread,
  type StatementListener,
  type Store,
} from '../db';
import { describeEmptyDatabase, wipeDatabase, type EmptyDatabase } from './wipe-database';
import { createPostgresDatabase } from './postgres-database';

/** An embedded database of this process, and what it is like when nobody has written to it. */
interface SparePglite {
  readonly thread: PgliteThread;
  readonly empty: EmptyDatabase;
}

// Starting one keeps both cores busy for a second, wiping it is ten times as quick: the next file gets it.
const spares: SparePglite[] = [];

/** A store of its own on a database that outlives it: what a process remembers of a database hangs on the store's connection. */
const storeOnSpare = (thread: PgliteThread, onStatement?: StatementListener) =>
  storeOnPglite({ ...thread, close: () => Promise.resolve() }, onStatement);

const startSpare = async (): Promise<SparePglite> => {
  const thread = await startPglite({ template: new Uint8Array(readFileSync(inject('pgliteTemplate'))) });
  const store = storeOnSpare(thread);
  const empty = await describeEmptyDatabase(store);
  await store.close();
  return { thread, empty };
};

const openPglite = async (onStatement?: StatementListener): Promise<Store> => {
  const { thread, empty } = spares.pop() ?? (await startSpare());
  const store = storeOnSpare(thread, onStatement);
  return {
    ...store,
    close: async () => {
      // What a test broke so that it cannot even be wiped, nobody gets.
      const isAsNew = await wipeDatabase(store, empty).catch(() => false);
      await store.close();
      if (isAsNew) spares.push({ thread, empty });
      else await thread.close();
    },
  };
};

const openPostgresql = async (server: string, onStatement?: StatementListener): Promise<Store> => {
  const database = await createPostgresDatabase(server, inject('postgresTemplate'));
  const store = connectPostgresql({ url: database.url, connections: 20, onStatement });
  return {
    ...store,
    close: async () => {
      await store.close();
      await database.drop();
    },
  };
};

/**
 * Migrated, empty stores on each engine: PGlite always, PostgreSQL where the test run has one.
 *
 * @example describe.each(stores)('orders on %s', (engine, open) => { … })
 */
export const stores = [
  ['PGlite', openPglite] as const,
  ...[process.env['TEST_DATABASE_URL']].flatMap((url) =>
    url === undefined || url === ''
      ? []
      : [['PostgreSQL', (onStatement?: StatementListener) => openPostgresql(url, onStatement)] as const],
  ),
];
