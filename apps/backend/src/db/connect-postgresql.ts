import pg from 'pg';
import { hearNotifications } from './hear-notifications';
import { noticeNewLife } from './notice-new-life';
import { type Patience, storeOn, type Store } from './store';
import type { StatementListener } from './statement-listener';
import { typeParsers } from './type-parsers';

/** Settings of a PostgreSQL connection. */
export interface PostgresqlSettings {
  readonly url: string;
  /** Where notifications are heard, which a pool of transactions in between does not pass on; missing: at the same address. */
  readonly listenUrl?: string | undefined;
  /** Connections at most; requests wait for a free one. */
  readonly connections?: number | undefined;
  /** How long statements may go without an answer. */
  readonly patience?: Patience | undefined;
  /** Told of each statement that has ended. */
  readonly onStatement?: StatementListener | undefined;
  /** Called when a connection breaks, at work or not; the pool makes a new one by itself. */
  readonly onConnectionError?: ((error: Error) => void) | undefined;
}

const PATIENCE: Patience = { scope: 17_000, system: 120_000 };

/**
 * The store on a PostgreSQL server (15 or newer). Connections are made when needed, and again when they break.
 *
 * @example const store = connectPostgresql({ url: process.env.DATABASE_URL });
 */
export const connectPostgresql = ({
  url,
  listenUrl = url,
  connections = 10,
  patience = PATIENCE,
  onStatement,
  onConnectionError = () => undefined,
}: PostgresqlSettings): Store => {
  const options = { connectionString: url, types: typeParsers, keepAlive: true };
  const notice = noticeNewLife();
  const pool = new pg.Pool({
    ...options,
    verify: (client, done) => {
      notice(client).then(() => {
        done();
      }, done);
    },
    max: connections,
    connectionTimeoutMillis: 5_000,
    pipeline: true,
  });
  // A connection also breaks while somebody works with it, whose statement then fails; an error that nobody hears would
  // end the process.
  pool.on('connect', (client) => client.on('error', onConnectionError));
  pool.on('error', () => undefined);

  const hearing = hearNotifications({ ...options, connectionString: listenUrl }, onConnectionError);

  return storeOn({
    engine: 'postgresql',
    pool,
    isPipelined: true,
    patience,
    onStatement,
    listen: (channel, onPayload, onGap = () => undefined) => hearing.listen(channel, { onPayload, onGap }),
    close: async () => {
      await Promise.all([hearing.close(), pool.end()]);
    },
  });
};
