import { sql } from 'kysely';
import type { Queries } from '../../db';

/** A key and the line it stands in. */
export interface SeenKey {
  readonly key: string;
  readonly line: number;
}

/** Notes of imports that were killed are thrown away after this. */
const KEPT = '2 days';

/** Throws away what imports that ended without clearing up have left. */
export const forgetOldRuns = async (queries: Queries): Promise<void> => {
  await sql`delete from import_seen where noted_at < now() - ${sql.lit(KEPT)}::interval`.execute(queries);
};

/**
 * Notes keys as seen by an import. The run is not in the table's statistics: with `offset 0` each key is looked up by the
 * index, where a plan for a run of no rows would compare all with all.
 *
 * @returns the lines in which keys stood already, by key
 */
export const recordSeen = async (
  queries: Queries,
  run: string,
  keys: readonly SeenKey[],
): Promise<ReadonlyMap<string, number>> => {
  const { rows } = await sql<SeenKey>`
    with given as (
      select distinct on (key) key, line
      from jsonb_to_recordset(${JSON.stringify(keys)}::jsonb) as seen (key text, line integer)
      order by key, line
    ),
    noted as (
      insert into import_seen as s (run, key, line)
      select ${run}::uuid, key, line from given
      on conflict (run, key) do update set line = excluded.line where s.line < 0
    )
    select s.key, s.line
    from given g
    cross join lateral (
      select n.key, n.line from import_seen n where n.run = ${run}::uuid and n.key = g.key and n.line > 0 offset 0
    ) s`.execute(queries);
  return new Map(rows.map(({ key, line }) => [key, line]));
};

/** Notes keys of lines that were refused: what they name is not missing, and a later line may still bring it. */
export const recordRejected = async (
  queries: Queries,
  run: string,
  keys: readonly SeenKey[],
): Promise<void> => {
  if (keys.length === 0) return;
  await sql`
    insert into import_seen (run, key, line)
    select ${run}::uuid, key, -line
    from jsonb_to_recordset(${JSON.stringify(keys)}::jsonb) as seen (key text, line integer)
    on conflict do nothing`.execute(queries);
};

/** What an import stored is gone again: the database was restored, or another took over that did not have it yet. */
export class WentBackError extends Error {
  override readonly name = 'WentBackError';

  constructor() {
    super(
      'The database has gone back to an earlier moment, and lacks what was stored. Import the file again.',
    );
  }
}

/** The one note of an import that names how much of it is stored: a run of its own, so that it is nobody's key. */
const STORED = 'stored';

/**
 * Notes in a transaction that it is the nth of an import: who lost the answer to its commit can ask.
 *
 * @throws WentBackError when the one before it is no longer there
 */
export const noteStored = async (queries: Queries, ledger: string, number: number): Promise<void> => {
  const { rows } = await sql<{ line: number }>`
    insert into import_seen as s (run, key, line)
    select ${ledger}::uuid, ${STORED}, ${number}
    where ${number} = 1 or exists (select from import_seen where run = ${ledger}::uuid and key = ${STORED})
    on conflict (run, key) do update set line = excluded.line, noted_at = now() where s.line = excluded.line - 1
    returning line`.execute(queries);
  if (rows.length === 0) throw new WentBackError();
};

/** Which transaction of an import was stored last. */
export const lastStored = async (queries: Queries, ledger: string): Promise<number | undefined> => {
  const { rows } = await sql<{ line: number }>`
    select line from import_seen where run = ${ledger}::uuid and key = ${STORED}`.execute(queries);
  return rows[0]?.line;
};

/** Forgets what imports have seen. */
export const forgetSeen = async (queries: Queries, runs: readonly string[]): Promise<void> => {
  await sql`delete from import_seen where run = any(${runs}::uuid[])`.execute(queries);
};
