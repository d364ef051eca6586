import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { TestProject } from 'vitest/node';
import { connectPglite, connectPostgresql, migrate, type Store } from '../db';
import { createPostgresDatabase, type PostgresDatabase } from './postgres-database';

declare module 'vitest' {
  interface ProvidedContext {
    /** File with a dump of an empty, migrated PGlite: opening it is much quicker than making one. */
    pgliteTemplate: string;
    /** Name of an empty, migrated database on the PostgreSQL of the test run, if that has one. */
    postgresTemplate: string | undefined;
  }
}

type Change = (store: Store) => Promise<void>;

const dumpPglite = async (file: string, change: Change): Promise<void> => {
  const store = await connectPglite();
  try {
    await migrate(store);
    await change(store);
    writeFileSync(file, await store.dump());
  } finally {
    await store.close();
  }
};

const migratePostgres = async (server: string, change: Change): Promise<PostgresDatabase> => {
  const database = await createPostgresDatabase(server);
  const store = connectPostgresql({ url: database.url, connections: 1 });
  try {
    await migrate(store);
    await change(store);
  } finally {
    await store.close();
  }
  return database;
};

/**
 * Makes the templates once for a whole test run.
 *
 * @param change what is done to them besides the migrations
 * @returns removes them
 */
export const provideTemplates = async (
  { provide }: TestProject,
  change: Change,
): Promise<() => Promise<void>> => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'gastroshop-template-'));
  const file = path.join(folder, 'template.tar');
  const server = process.env['TEST_DATABASE_URL'] ?? '';
  await dumpPglite(file, change);
  provide('pgliteTemplate', file);
  const database = server === '' ? undefined : await migratePostgres(server, change);
  provide('postgresTemplate', database?.name);
  return async () => {
    rmSync(folder, { recursive: true, force: true });
    await database?.drop();
  };
};

/** Templates as the migrations make them. */
export default (project: TestProject): Promise<() => Promise<void>> =>
  provideTemplates(project, () => Promise.resolve());
