import pg from 'pg';
import { type Patience, storeOn, type Store } from './store';
import { typeParsers } from './type-parsers';

/** Settings of a PostgreSQL connection. */
export interface PostgresqlSettings {
  readonly url: string;
  /** Connections at most; requests wait for a free one. */
  readonly connections?: number | undefined;
  /** How long statements may go without an answer. */
  readonly patience?: Patience | undefined;
  /** Called when a connection breaks, at work or not; the pool makes a new one by itself. */
  readonly onConnectionError?: ((error: Error) => void) | undefined;
}

const RECONNECT_MS = 500;

const PATIENCE: Patience = { scope: 17_000, system: 120_000 };

/**
 * The store on a PostgreSQL server (15 or newer). Connections are made when needed, and again when they break.
 *
 * @example const store = connectPostgresql({ url: process.env.DATABASE_URL });
 */
export const connectPostgresql = ({
  url,
  connections = 10,
  patience = PATIENCE,
  onConnectionError = () => undefined,
}: PostgresqlSettings): Store => {
  const options = { connectionString: url, types: typeParsers, keepAlive: true };
  const pool = new pg.Pool({
    ...options,
    max: connections,
    connectionTimeoutMillis: 5_000,
    pipeline: true,
  });
  // A connection also breaks while somebody works with it, whose statement then fails; an error that nobody hears would
  // end the process.
  pool.on('connect', (client) => client.on('error', onConnectionError));
  pool.on('error', () => undefined);

  const channels = new Map<string, ((payload: string) => void)[]>();
  let listener: pg.Client | undefined;
  let closed = false;

  /** One connection of its own hears all notifications; when it breaks, it is made anew. */
  const hear = async (): Promise<void> => {
    const client = new pg.Client(options);
    client.on('error', (error) => {
      onConnectionError(error);
      if (listener !== client) return;
      listener = undefined;
      retry();
    });
    client.on('notification', ({ channel, payload = '' }) => {
      for (const onPayload of channels.get(channel) ?? []) onPayload(payload);
    });
    await client.connect();
    for (const channel of channels.keys()) await client.query(`listen ${pg.escapeIdentifier(channel)}`);
    listener = client;
  };
  const retry = () => {
    setTimeout(() => {
      if (!closed) hear().catch(retry);
    }, RECONNECT_MS).unref();
  };

  return storeOn({
    engine: 'postgresql',
    pool,
    isPipelined: true,
    patience,
    listen: async (channel, onPayload) => {
      channels.set(channel, [...(channels.get(channel) ?? []), onPayload]);
      if (listener === undefined) await hear();
      else await listener.query(`listen ${pg.escapeIdentifier(channel)}`);
    },
    close: async () => {
      closed = true;
      const ended = listener;
      listener = undefined;
      await Promise.all([ended?.end(), pool.end()]);
    },
  });
};
