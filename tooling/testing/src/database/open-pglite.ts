import { PGlite } from '@electric-sql/pglite';
import type { TestDatabase } from './test-database';

/** A PGlite in memory. */
export const openPglite = async (): Promise<TestDatabase> => {
  const database = await PGlite.create();
  return {
    engine: 'pglite',
    query: async (sql, parameters = []) =>
      (await database.query<Record<string, unknown>>(sql, [...parameters])).rows,
    close: () => database.close(),
  };
};
