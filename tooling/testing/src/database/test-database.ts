/** One row of an answer, by column. */
export type Row = Readonly<Record<string, unknown>>;

/** An empty database of its own for one test file. */
export interface TestDatabase {
  /** PGlite has one connection and hides every race: a test of concurrency belongs on PostgreSQL. */
  readonly engine: 'postgresql' | 'pglite';
  /** Runs one statement; parameters stand as $1, $2 … */
  query(sql: string, parameters?: readonly unknown[]): Promise<readonly Row[]>;
  /** Ends all connections and removes the database. */
  close(): Promise<void>;
}
