import { AsyncLocalStorage } from 'node:async_hooks';
import { Kysely, PostgresDialect, sql } from 'kysely';
import type pg from 'pg';
import { isWriteRefused } from './database-unavailable';
import { registerDatabase } from './database-identity';
import { withPreparedStatements } from './prepared-statement';
import { beginScoped, scopeStatement, type Scope } from './scope';
import type { Queries } from './queries';
import type { Database } from './tables';
import type { StatementListener } from './statement-listener';
import { corkWrites, markPipelined } from './pipeline';

/** The database as the modules see it, whichever engine is behind it. */
export interface Store {
  /** PGlite has one connection: what must not wait for anything else is decided by this. */
  readonly engine: 'pglite' | 'postgresql';
  /**
   * Runs work in one transaction that sees the rows of the scope only. It is stored as a whole or not at all. Inside,
   * use the queries given and nothing else of the store: a second transaction would wait for the first for ever.
   */
  inScope<T>(scope: Scope, work: (queries: Queries) => Promise<T>): Promise<T>;
  /** The same for the house itself (sign-on, jobs, seeding): sees every row. */
  asSystem<T>(work: (queries: Queries) => Promise<T>, options?: SystemOptions): Promise<T>;
  /** Whether somebody waits for a connection at this moment: what can wait should not ask for one. */
  readonly isCrowded: () => boolean;
  /** Connections at this moment: at work, made but idle, and callers that wait for one. */
  readonly connections: () => ConnectionCounts;
  /**
   * Resolves when the database answers and takes writes.
   *
   * @param patienceMs how long to wait for its answer, in milliseconds
   * @throws Error when it is away, silent, or can only be read
   */
  readonly check: (patienceMs: number) => Promise<void>;
  /**
   * Calls back for every notification of a channel, from any process on the same database.
   *
   * @param onGap called when notifications may have been missed, because the connection that hears them was made anew
   */
  readonly listen: (
    channel: string,
    onPayload: (payload: string) => void,
    onGap?: () => void,
  ) => Promise<void>;
  /** Ends all connections. */
  readonly close: () => Promise<void>;
}

/** Connections of a process. */
interface ConnectionCounts {
  readonly inUse: number;
  readonly idle: number;
  /** Callers that wait for one. */
  readonly waiting: number;
}

/** How the house itself works. */
interface SystemOptions {
  /** Waits for each statement as long as it takes: a new index on a large table. */
  readonly isPatient?: boolean | undefined;
  /** Waits for each statement so long at most, in milliseconds. */
  readonly patienceMs?: number | undefined;
}

/**
 * How long a connection waits for the answer to one statement, in milliseconds. A database that is stopped and not gone
 * keeps its connections open and never answers: the connection is given up then, and the call told so.
 */
export interface Patience {
  /** For calls and sign-on; the database itself ends the statements of calls shortly before. */
  readonly scope: number;
  /** For jobs and imports. */
  readonly system: number;
}

/** The driver takes a limit for each statement, which its types do not tell. */
interface TimedQuery extends pg.QueryConfig {
  readonly query_timeout: number | undefined;
}

/** What the two engines do differently. */
export interface Engine {
  readonly engine: Store['engine'];
  readonly pool: pg.Pool;
  /** Connections send a statement without waiting for the answer to the one before. */
  readonly isPipelined: boolean;
  /** Told of each statement that has ended; missing: nobody is. */
  readonly onStatement?: StatementListener | undefined;
  /** Missing: the database is a thread of this process and lives as long as its callers. */
  readonly patience?: Patience | undefined;
  readonly listen: Store['listen'];
  readonly close: Store['close'];
}

/**
 * Refuses a transaction inside another. PGlite's one connection would wait for itself for ever; on a server it would only
 * take a second one, and following every promise of every call there costs a tenth of them. What is refused on PGlite
 * is never written: everything runs on both.
 */
const nestingGuard = () => {
  const working = new AsyncLocalStorage<true>();
  return {
    check: () => {
      if (working.getStore() === true)
        throw new Error('A transaction was opened inside another; hand the queries on instead');
    },
    run: <T>(work: () => Promise<T>): Promise<T> => working.run(true, work),
  };
};

const isClosed = (row: unknown): boolean =>
  typeof row === 'object' && row !== null && 'closed' in row && row.closed === true;

/** The rows a look at whether the database takes writes puts down for a moment: about a megabyte. */
const PROBE = `create temporary table write_probe on commit drop as
  select repeat(md5(n::text), 32) as text from generate_series(1, 1000) n`;

/** Makes the store on an engine. */
export const storeOn = ({
  engine,
  pool,
  isPipelined,
  patience,
  onStatement,
  listen,
  close,
}: Engine): Store => {
  const queriesOf = new WeakMap<pg.PoolClient, Queries>();
  const patienceOf = new WeakMap<pg.PoolClient, number>();

  const queriesOn = (client: pg.PoolClient): Queries => {
    const known = queriesOf.get(client);
    if (known !== undefined) return known;
    // The pool of one: transactions are opened here, in one message, and not by Kysely.
    const made: Queries = new Kysely<Database>({
      ...(onStatement !== undefined && {
        log: ({ query: { sql: text }, queryDurationMillis: ms, level }) => {
          onStatement(made, { text, ms, hasFailed: level === 'error' });
        },
      }),
      dialect: new PostgresDialect({
        pool: {
          connect: () =>
            Promise.resolve({
              query: withPreparedStatements(client.query.bind(client), () => patienceOf.get(client)),
              release: () => undefined,
            }),
          end: () => Promise.resolve(),
        },
      }),
    });
    queriesOf.set(client, made);
    registerDatabase(made, pool);
    if (isPipelined) markPipelined(made, client.connection.stream);
    return made;
  };

  const ask = (client: pg.PoolClient, query: pg.QueryConfig): Promise<unknown> => {
    const timed: TimedQuery = { ...query, query_timeout: patienceOf.get(client) };
    return client.query(timed);
  };

  /**
   * Opens a transaction. On a pipelined connection the first statement of the work follows without waiting: `begin` is a
   * constant that fails only with its connection, and where the scope cannot be set, the transaction is broken and
   * nothing behind it runs.
   */
  const openPipelined = (client: pg.PoolClient, scope: Scope | undefined): Promise<unknown> => {
    corkWrites(client.connection.stream);
    const opened = Promise.all([
      ask(client, { text: 'begin' }),
      ...(scope === undefined ? [] : [ask(client, scopeStatement(scope))]),
    ]);
    // Where the work fails first, nobody waits for this any more.
    opened.catch(() => undefined);
    return opened;
  };

  const guard = engine === 'pglite' ? nestingGuard() : undefined;
  let isWriteDoubted = false;

  const transact = async <T>(
    scope: Scope | undefined,
    work: (queries: Queries) => Promise<T>,
    limit: number | undefined,
  ): Promise<T> => {
    guard?.check();
    const client = await pool.connect();
    if (limit === undefined) patienceOf.delete(client);
    else patienceOf.set(client, limit);
    let broken = false;
    try {
      const opened = isPipelined ? openPipelined(client, scope) : undefined;
      if (!isPipelined) await ask(client, { text: scope === undefined ? 'begin' : beginScoped(scope) });
      const queries = queriesOn(client);
      const result = await (guard === undefined ? work(queries) : guard.run(() => work(queries)));
      await opened;
      await ask(client, { text: 'commit' });
      return result;
    } catch (error) {
      if (isWriteRefused(error)) isWriteDoubted = true;
      await ask(client, { text: 'rollback' }).catch(() => {
        broken = true;
      });
      throw error;
    } finally {
      client.release(broken);
    }
  };

  /** Writing each time one is asked would be work for nothing: it is tried once a write was refused, until one is taken. */
  const check = async (patienceMs: number): Promise<void> => {
    const look = isWriteDoubted
      ? sql.raw(PROBE)
      : sql<{ readonly closed: boolean }>`select current_setting('transaction_read_only') = 'on' as closed`;
    const { rows } = await transact(undefined, (queries) => look.execute(queries), patienceMs);
    const [row] = rows;
    if (isClosed(row)) throw new Error('The database can only be read');
    isWriteDoubted = false;
  };

  return {
    engine,
    isCrowded: () => pool.waitingCount > 0,
    connections: () => ({
      inUse: pool.totalCount - pool.idleCount,
      idle: pool.idleCount,
      waiting: pool.waitingCount,
    }),
    check,
    listen,
    close,
    inScope: (scope, work) => transact(scope, work, patience?.scope),
    asSystem: (work, { isPatient = false, patienceMs = patience?.system } = {}) =>
      transact(undefined, work, isPatient ? undefined : patienceMs),
  };
};
