import { sql } from 'kysely';
import type { Database, Queries } from '../db';

/** Types of columns, by name, as a record set is read. */
export type ColumnTypes = Readonly<
  Record<
    string,
    | 'text'
    | 'text[]'
    | 'smallint[]'
    | 'jsonb'
    | 'date'
    | 'timestamptz'
    | 'boolean'
    | 'integer'
    | 'numeric'
    | 'tsvector'
  >
>;

/** A row as JSON carries it, every column present. */
export type JsonRow = Readonly<Record<string, unknown>>;

/** Rows in one statement: few round trips, and no message of dozens of megabytes. */
const BATCH = 1_000;

/**
 * Inserts many rows with few statements, as record sets read from JSON.
 *
 * @param columns names and types; only they are written
 */
export const insertRows = async (
  queries: Queries,
  table: keyof Database,
  columns: ColumnTypes,
  rows: readonly JsonRow[],
): Promise<void> => {
  const names = Object.keys(columns);
  const list = sql.join(names.map((name) => sql.ref(name)));
  const types = sql.join(
    Object.entries(columns).map(([name, type]) => sql`${sql.ref(name)} ${sql.raw(type)}`),
  );
  for (let start = 0; start < rows.length; start += BATCH) {
    const part = JSON.stringify(rows.slice(start, start + BATCH));
    await sql`
      insert into ${sql.table(table)} (${list})
      select ${list} from jsonb_to_recordset(${part}::jsonb) as row (${types})`.execute(queries);
  }
};
