import { randomUUID } from 'node:crypto';
import pg from 'pg';

/** A database of a test's own. */
export interface PostgresDatabase {
  readonly name: string;
  /** Connection string. */
  readonly url: string;
  /** Removes it, whoever is still connected. */
  drop(): Promise<void>;
}

/**
 * Makes a database on a server.
 *
 * @param server connection string of somebody who may make databases
 * @param template name of the database it starts as a copy of; without one it is empty
 */
export const createPostgresDatabase = async (
  server: string,
  template?: string,
): Promise<PostgresDatabase> => {
  const name = `backend_${randomUUID().replaceAll('-', '')}`;
  const administrate = async (statement: string) => {
    const client = new pg.Client({ connectionString: server });
    await client.connect();
    try {
      await client.query(statement);
    } finally {
      await client.end();
    }
  };
  await administrate(`create database ${name}${template === undefined ? '' : ` template ${template}`}`);
  const address = new URL(server);
  address.pathname = `/${name}`;
  return { name, url: address.href, drop: () => administrate(`drop database ${name} with (force)`) };
};
