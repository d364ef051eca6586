import { randomUUID } from 'node:crypto';
import pg from 'pg';
import type { TestDatabase } from './test-database';

/**
 * A fresh database on a PostgreSQL server.
 *
 * @param url address of the server, with a user who may create databases
 */
export const openPostgresql = async (url: string): Promise<TestDatabase> => {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  const administrate = async (sql: string) => {
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    try {
      await client.query(sql);
    } finally {
      await client.end();
    }
  };
  await administrate(`create database ${name}`);
  const address = new URL(url);
  address.pathname = `/${name}`;
  const pool = new pg.Pool({ connectionString: address.href, max: 10 });
  // A pool has ended before the server has heard of it: a connection may still be told that its database goes.
  let isEnded = false;
  pool.on('connect', (client) => {
    client.on('error', (error) => {
      if (!isEnded) throw error;
    });
  });
  return {
    engine: 'postgresql',
    query: async (sql, parameters = []) =>
      (await pool.query<Record<string, unknown>>(sql, [...parameters])).rows,
    close: async () => {
      isEnded = true;
      await pool.end();
      await administrate(`drop database ${name} with (force)`);
    },
  };
};
