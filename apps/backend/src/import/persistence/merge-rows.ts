import { sql, type RawBuilder } from 'kysely';
import type { Database, Queries } from '../../db';

/** Types of the columns that are written, by name. */
export type MergeColumns = Readonly<
  Record<
    string,
    'text' | 'text[]' | 'smallint[]' | 'jsonb' | 'date' | 'boolean' | 'integer' | 'numeric' | 'timestamptz'
  >
>;

/** A row as JSON carries it. A column that is missing is null. */
export type MergeRow = Readonly<Record<string, unknown>>;

/** A row that was written, by the columns of its key. */
export type MergedRow = Readonly<Record<string, string>> & { readonly isNew: boolean };

/** How rows are merged into a table. */
export interface Merge {
  readonly table: keyof Database;
  readonly columns: MergeColumns;
  /** Columns of the primary key. */
  readonly key: readonly string[];
  /** What new rows get in columns the file knows nothing of. */
  readonly defaults?: Readonly<Record<string, string>> | undefined;
}

const refs = (names: readonly string[]): RawBuilder<unknown> => sql.join(names.map((name) => sql.ref(name)));

const inputOf = (columns: MergeColumns, rows: readonly MergeRow[]): RawBuilder<unknown> => {
  const types = Object.entries(columns).map(([name, type]) => sql`${sql.ref(name)} ${sql.raw(type)}`);
  return sql`jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as input (${sql.join(types)})`;
};

/**
 * Brings rows into a table with one statement: new ones are inserted, those that differ are updated, all others are not
 * touched. No key may come twice.
 *
 * @returns the keys of what was written
 */
export const mergeRows = async (
  queries: Queries,
  { table, columns, key, defaults = {} }: Merge,
  rows: readonly MergeRow[],
): Promise<readonly MergedRow[]> => {
  if (rows.length === 0) return [];
  const names = Object.keys(columns);
  const extra = Object.keys(defaults);
  const changing = names.filter((name) => !key.includes(name));
  const stored = (name: string) => sql`${sql.table(table)}.${sql.ref(name)}`;
  const incoming = (name: string) => sql`excluded.${sql.ref(name)}`;
  const update =
    changing.length === 0
      ? sql`nothing`
      : sql`update set ${sql.join(changing.map((name) => sql`${sql.ref(name)} = ${incoming(name)}`))}
          where (${sql.join(changing.map(stored))}) is distinct from (${sql.join(changing.map(incoming))})`;
  const result = await sql<MergedRow>`
    insert into ${sql.table(table)} (${refs([...names, ...extra])})
    select ${sql.join([...names.map((name) => sql.ref(name)), ...extra.map((name) => sql.lit(defaults[name] ?? ''))])}
    from ${inputOf(columns, rows)}
    order by ${refs(key)}
    on conflict (${refs(key)}) do ${update}
    returning ${refs(key)}, (xmax = 0) as "isNew"`.execute(queries);
  return result.rows;
};

/**
 * Removes the rows of some owners that are not among those given.
 *
 * @param owner columns that say whose the rows are
 * @returns the owners that lost a row, a line for each
 */
export const removeOthers = async (
  queries: Queries,
  { table, columns, key }: Pick<Merge, 'table' | 'columns' | 'key'>,
  owner: MergeColumns,
  owners: readonly MergeRow[],
  rows: readonly MergeRow[],
): Promise<readonly Readonly<Record<string, string>>[]> => {
  if (owners.length === 0) return [];
  const ownerNames = Object.keys(owner);
  const isOwned = sql.join(
    ownerNames.map((name) => sql`t.${sql.ref(name)} = input.${sql.ref(name)}`),
    sql` and `,
  );
  const isGiven = sql.join(
    key.map((name) => sql`given.${sql.ref(name)} = t.${sql.ref(name)}`),
    sql` and `,
  );
  const result = await sql<Readonly<Record<string, string>>>`
    delete from ${sql.table(table)} t
    using ${inputOf(owner, owners)}
    where ${isOwned} and not exists (
      select from (select ${refs(key)} from ${inputOf(columns, rows)}) given where ${isGiven}
    )
    returning ${sql.join(ownerNames.map((name) => sql`t.${sql.ref(name)}`))}`.execute(queries);
  return result.rows;
};
