import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import pg from 'pg';
import { inject } from 'vitest';
import { connectPglite, connectPostgresql, migrate, type Store } from '../db';

const openPglite = (): Promise<Store> =>
  connectPglite({ template: new Uint8Array(readFileSync(inject('pgliteTemplate'))) });

const openPostgresql = async (url: string): Promise<Store> => {
  const name = `backend_${randomUUID().replaceAll('-', '')}`;
  const administrate = async (statement: string) => {
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    try {
      await client.query(statement);
    } finally {
      await client.end();
    }
  };
  await administrate(`create database ${name}`);
  const address = new URL(url);
  address.pathname = `/${name}`;
  const store = connectPostgresql({ url: address.href, connections: 20 });
  await migrate(store);
  return {
    ...store,
    close: async () => {
      await store.close();
      await administrate(`drop database ${name} with (force)`);
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
    url === undefined || url === '' ? [] : [['PostgreSQL', () => openPostgresql(url)] as const],
  ),
];
