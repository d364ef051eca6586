import { sql } from 'kysely';
import { migrations } from './migrations';
import type { Queries } from './queries';
import type { Store } from './store';

/** Any number; it only has to be the same in every process that migrates. */
const MIGRATION_LOCK = 4_711_015;

/**
 * Brings the schema up to date, in one transaction: two processes that start at once wait for each other, and a
 * migration that fails leaves nothing behind.
 *
 * @returns names of the migrations that ran
 */
export const migrate = (store: Store): Promise<readonly string[]> =>
  store.asSystem(bringUpToDate, { isPatient: true });

const bringUpToDate = async (queries: Queries): Promise<readonly string[]> => {
  await sql`select pg_advisory_xact_lock(${MIGRATION_LOCK})`.execute(queries);
  await sql`create table if not exists migration (name text primary key, ran_at timestamptz not null default now())`.execute(
    queries,
  );
  const { rows } = await sql<{ name: string }>`select name from migration`.execute(queries);
  const done = new Set(rows.map(({ name }) => name));
  const open = Object.entries(migrations).filter(([name]) => !done.has(name));
  for (const [name, statements] of open) {
    await sql.raw(statements).execute(queries);
    await sql`insert into migration (name) values (${name})`.execute(queries);
  }
  await sql`select notice_new_life()`.execute(queries);
  return open.map(([name]) => name);
};
