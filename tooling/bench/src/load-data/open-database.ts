import pg from 'pg';
import { startPostgres } from '../../../scripts/src/bootstrap/postgres.mjs';
import { withClient } from '../with-client';

/** A database to measure on, and how to leave it. */
export interface BenchDatabase {
  readonly url: string;
  /** Address of its server. */
  readonly server: string;
  readonly version: string;
  /** It was made and filled before, and kept. */
  readonly isFilled: boolean;
  readonly leave: () => Promise<void>;
}

/** What a server of the group would be given besides the defaults: a quarter of the memory of a small machine. */
const SETTINGS = { shared_buffers: '2GB', max_wal_size: '8GB', effective_cache_size: '6GB' } as const;

const urlOf = (server: string, name: string): string => {
  const url = new URL(server);
  url.pathname = `/${name}`;
  return url.href;
};

/**
 * Opens a database: a new one on the server that GROUP_SERVER names, else on a throw-away server of its own. With
 * KEEP=true the database stays, and the next measurement with the same name finds it filled.
 *
 * @param beside server of another one that is open, for a second database on it
 * @throws Error when GROUP_SERVER is missing and this machine has no PostgreSQL
 */
export const openDatabase = async (name: string, beside?: string): Promise<BenchDatabase> => {
  const { GROUP_SERVER, KEEP: keep } = process.env;
  const given = beside ?? GROUP_SERVER;
  const own = given === undefined || given === '' ? await startPostgres(SETTINGS) : undefined;
  const server = own?.url ?? given;
  if (server === undefined || server === '')
    throw new Error('This machine has no PostgreSQL; GROUP_SERVER names one');
  const isKept = keep === 'true' && own === undefined;
  const { version, isThere } = await withClient(server, async (client) => {
    const { rows: versions } = await client.query<{ server_version: string }>('show server_version');
    const { rows: found } = await client.query('select from pg_database where datname = $1', [name]);
    const isThere = found.length > 0;
    if (!isThere) await client.query(`create database ${pg.escapeIdentifier(name)}`);
    return { version: versions[0]?.server_version.split(' ')[0] ?? '', isThere };
  });
  return {
    url: urlOf(server, name),
    server,
    version,
    isFilled: isThere,
    leave: async () => {
      if (own !== undefined) await own.stop();
      else if (!isKept)
        await withClient(server, (client) =>
          client.query(`drop database if exists ${pg.escapeIdentifier(name)} with (force)`),
        );
    },
  };
};
