import pg from 'pg';
import type { PgliteSource } from './pglite-messages';
import { PgliteStream } from './pglite-stream';
import { startPglite, type PgliteThread } from './pglite-thread';
import { storeOn, type Store } from './store';
import type { StatementListener } from './statement-listener';
import { typeParsers } from './type-parsers';

/** The store on the embedded database, and what only an embedded one can do. */
export interface EmbeddedStore extends Store {
  /** A tar file of the whole database, from which another can be started. */
  dump(): Promise<Uint8Array>;
}

/** The store on a PGlite that runs already. Closing it closes the thread. */
export const storeOnPglite = (thread: PgliteThread, onStatement?: StatementListener): EmbeddedStore => {
  const pool = new pg.Pool({
    max: 1,
    // The one connection stays: it carries the notifications.
    idleTimeoutMillis: 0,
    user: 'postgres',
    database: 'postgres',
    types: typeParsers,
    stream: () => new PgliteStream(thread),
  });
  const channels = new Map<string, ((payload: string) => void)[]>();
  pool.on('connect', (client) => {
    // A connection made anew meets the same session of the database, with the statements prepared before. Where this
    // fails, so will the query behind it.
    client.query('deallocate all').catch(() => undefined);
    client.on('notification', ({ channel, payload = '' }) => {
      for (const onPayload of channels.get(channel) ?? []) onPayload(payload);
    });
  });
  const store = storeOn({
    engine: 'pglite',
    pool,
    isPipelined: false,
    onStatement,
    listen: async (channel, onPayload) => {
      channels.set(channel, [...(channels.get(channel) ?? []), onPayload]);
      await pool.query(`listen ${pg.escapeIdentifier(channel)}`);
    },
    close: async () => {
      await pool.end();
      await thread.close();
    },
  });
  return { ...store, dump: () => thread.dump() };
};

/**
 * The store on PGlite, in a thread of its own. It never syncs to the disk: a killed process loses nothing, a power
 * cut may.
 *
 * @param source folder, template or (neither) memory
 */
export const connectPglite = async (
  source: PgliteSource = {},
  onStatement?: StatementListener,
): Promise<EmbeddedStore> => storeOnPglite(await startPglite(source), onStatement);
